import type { House } from '@flotilla/protocol'

/** How much later spectators may be shown everything, in seconds. */
const LATER = 300

interface HouseRule {
  readonly id: string
  /** The usual one first. */
  readonly values: readonly string[]
  of(house: Partial<House>): string
  /** The house with the value; the usual one is left out. */
  set(house: Partial<House>, value: string): Partial<House>
  isUsual(house: Partial<House>): boolean
}

const without = (house: Partial<House>, ...parts: readonly (keyof House)[]): Partial<House> =>
  Object.fromEntries(Object.entries(house).filter(([part]) => !parts.includes(part as keyof House)))

const oneOf = (id: 'talk' | 'undo' | 'hints', values: readonly string[]): HouseRule => ({
  id,
  values,
  of: (house) => house[id] ?? values[0],
  set: (house, value) => (value === values[0] ? without(house, id) : { ...house, [id]: value }),
  isUsual: (house) => (house[id] ?? values[0]) === values[0],
})

const watched = ({ spectators = true, delay = 0 }: Partial<House>): string => (!spectators ? 'none' : delay > 0 ? 'later' : 'now')

/** How the table is kept, beside its clock and whom it is for. */
export const HOUSE_RULES: readonly HouseRule[] = [
  {
    id: 'watch',
    values: ['now', 'later', 'none'],
    of: watched,
    set: (house, value) => ({
      ...without(house, 'spectators', 'delay'),
      ...(value === 'none' ? { spectators: false } : value === 'later' ? { delay: LATER } : {}),
    }),
    isUsual: (house) => watched(house) === 'now',
  },
  oneOf('talk', ['open', 'phrases', 'off']),
  oneOf('undo', ['free', 'consent', 'off']),
  oneOf('hints', ['alone', 'all', 'off']),
  {
    id: 'whispers',
    values: ['no', 'yes'],
    of: ({ whispers = false }) => (whispers ? 'yes' : 'no'),
    set: (house, value) => (value === 'yes' ? { ...house, whispers: true } : without(house, 'whispers')),
    isUsual: ({ whispers = false }) => !whispers,
  },
]
