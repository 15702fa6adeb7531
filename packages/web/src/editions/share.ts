import { BadInput, type Game, type Message } from '@flotilla/kernel'
import { hasServer } from '../net/offline.ts'
import { packed, unpacked } from '../net/packed.ts'
import { query } from '../router.ts'
import { draftOf, fileOf, type Draft } from './draft.ts'

/** The largest edition is a tenth of it: what is larger is not even read. */
export const MOST_BYTES = 400_000
export const MOST_LETTERS = 60_000
/** No edition has more levels than this; far more would be too deep for whatever walks through it. */
const MOST_DEPTH = 20

/** Why an edition is not taken, in words. */
export class BadEdition extends Error {
  readonly words: Message

  constructor(words: Message) {
    super(words.code)
    this.words = words
  }
}

const tooLarge = (): BadEdition => new BadEdition({ code: 'edition.larger', params: { size: MOST_BYTES / 1000 } })

/** Level by level, so that depth costs no stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= MOST_DEPTH; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

/** A draft of what somebody has sent, after the game's schema has read it. */
export function received(game: Game, value: unknown): Draft {
  if (isTooDeep(value)) throw new BadEdition({ code: 'edition.tooDeep' })
  try {
    return draftOf(game, value)
  } catch (error) {
    if (error instanceof BadInput) throw new BadEdition({ code: 'edition.at', params: { place: error.field, why: error.message } })
    throw error
  }
}

export async function ofFile(game: Game, file: Blob): Promise<Draft> {
  if (file.size > MOST_BYTES) throw tooLarge()
  let value: unknown
  try {
    value = JSON.parse(await file.text()) as unknown
  } catch {
    throw new BadEdition({ code: 'edition.noJson' })
  }
  return received(game, value)
}

export async function ofLetters(game: Game, letters: string): Promise<Draft> {
  let value: unknown
  try {
    value = await unpacked(letters, { letters: MOST_LETTERS, bytes: MOST_BYTES, tooLarge })
  } catch (error) {
    throw error instanceof BadEdition ? error : new BadEdition({ code: 'edition.noJson' })
  }
  return received(game, value)
}

/** The file that the terminal, the lab and tables take. */
export const written = (game: Game, draft: Draft): string => `${JSON.stringify(fileOf(game, draft), null, 2)}\n`

/** The link to it: all of it stands behind a hash, so that no server hears of it. */
export async function linkOf(game: Game, draft: Draft): Promise<string> {
  const letters = await packed(fileOf(game, draft))
  const { origin, pathname } = location
  return hasServer ? `${origin}/editions/${game.id}#${letters}` : `${origin}${pathname}#/editions/${game.id}?shared=${letters}`
}

/** What the address brings along; empty where it brings nothing. */
export const broughtAlong = (): string => (hasServer ? location.hash.slice(1) : (query().get('shared') ?? ''))
