import type { Svg } from './svg.ts'

/** The colours of a world by day and by night: drawings name them, the theme fills them in. */
export interface Palette<Name extends string> {
  readonly day: Readonly<Record<Name, string>>
  readonly night: Readonly<Record<Name, string>>
}

/** What a drawing writes where a colour of its world belongs. */
export function tints<Name extends string>(world: string, { day }: Palette<Name>): Readonly<Record<Name, string>> {
  const named = {} as Record<Name, string>
  for (const name in day) named[name] = `var(--${world}-${name})`
  return named
}

/** The same colours for the page, so that live words over a drawing match it. */
export const properties = (world: string, colours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${world}-${name}`, colour]))

/** A drawing with its colours filled in, to be painted outside of a page. */
export const tinted = (svg: Svg, world: string, colours: Readonly<Record<string, string>>): Svg =>
  svg.replaceAll(new RegExp(`var\\(--${world}-([a-zA-Z0-9]+)\\)`, 'g'), (whole, name: string) => colours[name] ?? whole)
