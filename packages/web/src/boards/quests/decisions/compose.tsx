import type { Svg } from '@flotilla/art/kit'
import { GOODS, dieFace, isGood, lootArt } from '@flotilla/art/quests'
import { same } from '@flotilla/kernel'
import type { ReadCtx } from '@flotilla/quests/client'
import { useState } from 'react'
import type { Offered } from '../../../table/board.ts'
import styles from './compose.module.css'
import panel from './panel.module.css'
import type { Fields, QuestsProps } from '../props.ts'
import { Thing } from '../stage/thing.tsx'

/** One half of an answer: a die, a pair of goods, a card. */
interface Part {
  readonly id: string
  readonly art: readonly Svg[]
  readonly words: string
}

interface Pair {
  readonly parts: readonly [Part, Part]
  readonly offer: Offered
}

const KINDS = ['luck', 'swap', 'bounty'] as const
type Kind = (typeof KINDS)[number]

/** Decisions whose answers are made of two parts: each is chosen where it lies, instead of every pair in a list. */
export const isComposed = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind)

const artOf = (name: string): Svg => (isGood(name) ? GOODS[name] : lootArt(name.replace(/-\d+$/, '')))

function pairsOf(kind: Kind, choices: readonly Offered[], ctx: ReadCtx, say: QuestsProps['say']): Pair[] {
  const named = (name: string): string => say({ code: `thing.${name.replace(/-\d+$/, '')}` })
  const things = (names: readonly string[]): Part => ({
    id: names.join(),
    art: names.map(artOf),
    words: names.length === 0 ? say({ code: 'chart.part.nothing' }) : names.map(named).join(' + '),
  })
  return choices.flatMap((offer): Pair[] => {
    const choice = offer.choice as Fields
    if (kind === 'luck') {
      if (choice.die === undefined) return []
      const face = ctx.state.dice[Number(choice.die)]
      return [{ parts: [{ id: String(choice.die), art: [dieFace(face)], words: String(face) }, things([String(choice.discard)])], offer }]
    }
    if (kind === 'swap') return [{ parts: [things(choice.pay as unknown as readonly string[]), things([String(choice.take)])], offer }]
    const [one, two] = choice.take as unknown as readonly [string, string?]
    if (two === undefined) return [{ parts: [things([one]), things([])], offer }]
    const pair: Pair = { parts: [things([one]), things([two])], offer }
    return one === two ? [pair] : [pair, { parts: [things([two]), things([one])], offer }]
  })
}

const partsOf = (pairs: readonly Pair[], side: 0 | 1): Part[] => {
  const found = new Map(pairs.map(({ parts }) => [parts[side].id, parts[side]]))
  return [...found.values()]
}

interface Props {
  readonly kind: Kind
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly choices: readonly Offered[]
}

/** Two rows of things: what is chosen of each makes the answer, which the golden button tells and gives. */
export function Compose({ kind, board, ctx, choices }: Props) {
  const { say, answer, pressed } = board
  const pairs = pairsOf(kind, choices, ctx, say)
  const [wanted, setWanted] = useState<readonly [string, string]>(['', ''])
  const with0 = pairs.filter(({ parts }) => parts[0].id === wanted[0])
  const rest = with0.length > 0 ? with0 : pairs.filter(({ parts }) => parts[0].id === pairs[0].parts[0].id)
  const chosen = rest.find(({ parts }) => parts[1].id === wanted[1]) ?? rest[0]
  const others = choices.filter(({ choice }) => !pairs.some(({ offer }) => same(offer.choice, choice)))
  const row = (side: 0 | 1, parts: readonly Part[]) => (
    <div className={styles.row} role="group" aria-label={say({ code: `chart.part.${kind}.${side}` })}>
      <span className={styles.label} aria-hidden>
        {say({ code: `chart.part.${kind}.${side}` })}
      </span>
      <div className={styles.parts}>
        {parts.map(({ id, art, words }) => (
          <button
            key={id}
            type="button"
            data-legal=""
            aria-pressed={chosen.parts[side].id === id}
            title={words}
            onClick={() => setWanted(side === 0 ? [id, chosen.parts[1].id] : [chosen.parts[0].id, id])}
          >
            {art.map((one, k) => (
              <Thing key={k} art={one} size={30} />
            ))}
            <span className={art.length > 0 ? 'visually-hidden' : undefined}>{words}</span>
          </button>
        ))}
      </div>
    </div>
  )
  return (
    <>
      {row(0, partsOf(pairs, 0))}
      {row(1, partsOf(rest, 1))}
      <p className={panel.sum}>
        {others.map(({ choice, text }) => (
          <button key={JSON.stringify(choice)} type="button" className={panel.dark} data-legal="" onClick={() => answer(choice)}>
            {say(text)}
          </button>
        ))}
        <button
          type="button"
          className="primary"
          data-legal=""
          data-pressed={same(chosen.offer.choice, pressed) ? '' : undefined}
          onClick={() => answer(chosen.offer.choice)}
        >
          {say(chosen.offer.text)}
        </button>
      </p>
    </>
  )
}
