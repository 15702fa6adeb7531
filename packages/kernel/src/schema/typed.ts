import type { Described } from './described.ts'

/** The type of a field's kind, as `Field` lists them. */
type Kind<K> = K extends `${infer T}?`
  ? Kind<T> | null
  : K extends 'int' | 'number' | 'seat' | 'seats' | 'back' | 'bits'
    ? number
    : K extends 'bool'
      ? boolean
      : K extends 'text'
        ? string
        : K extends `'${infer A}' | ${infer Rest}`
          ? A | Kind<Rest>
          : K extends `'${infer A}'`
            ? A
            : unknown

type KindAt<F, P extends PropertyKey> = F extends { readonly [K in P]: readonly [infer K, ...unknown[]] } ? Kind<K> : never

/** The type of a name by its path: as it is, a list, or a list of lists; what is described deeper is not typed. */
type Named<F, N extends string, Else = unknown> = N extends keyof F
  ? KindAt<F, N>
  : `${N}[]` extends keyof F
    ? readonly KindAt<F, `${N}[]`>[]
    : `${N}[][]` extends keyof F
      ? readonly (readonly KindAt<F, `${N}[][]`>[])[]
      : Else

type Names<S> = S extends `${infer N} ${infer Rest}` ? N | Names<Rest> : S extends '' ? never : S
type Required<N> = N extends `${string}?` ? never : N
type Optional<N> = N extends `${infer O}?` ? O : never
type Flat<T> = { [K in keyof T]: T[K] }

/** What an event can have besides its own fields: who alone sees it, its depth in the log, and in a view the faces the viewer knows. */
interface Common {
  readonly only?: number
  readonly depth?: number
  readonly faces?: Readonly<Record<number, number>>
}

type Bare<N> = N extends `${infer O}?` ? O : N
/** The names of all that the events of a game have. */
type NamesIn<D extends Described> = Exclude<Bare<Names<D['events'][keyof D['events'] & string]>>, keyof Common> & string

/**
 * The events of a game as a discriminated union, out of its description (`described`, which is `as const`). What only other events have
 * is undefined, so that it can be asked for before it is known which event it is.
 */
export type EventOf<D extends Described> = {
  [T in keyof D['events'] & string]: Flat<
    { readonly type: T } & {
      readonly [N in Required<Names<D['events'][T]>> & string]: Named<D['told'], `${T}.${N}`, Named<D['told'], N>>
    } & {
      readonly [N in Optional<Names<D['events'][T]>> & string]?: Named<D['told'], `${T}.${N}`, Named<D['told'], N>>
    } & Omit<Common, Names<D['events'][T]> & string> & { readonly [N in Exclude<NamesIn<D>, Bare<Names<D['events'][T]>>>]?: undefined }
  >
}[keyof D['events'] & string]

/** The name that a path begins with. */
type Head<P> = P extends `${infer N}[${string}` ? N : P extends `${infer N}{${string}` ? N : P extends `${infer N}.${string}` ? N : P

/** The answers of a game, out of its description: for each kind of ask whatever its answers have, all of it optional. */
export type ChoiceOf<D extends Described> = {
  [K in keyof D['asks']]: Flat<{ readonly [N in Head<keyof D['asks'][K]['choices']> & string]?: Named<D['asks'][K]['choices'], N> }>
}[keyof D['asks']]
