import { effectText, kindName, kindOf, NONE, seenCards, worth, type Deed } from '@flotilla/bottom/client'
import type { Message, Seat, Seen } from '@flotilla/kernel'
import { Flag } from '../../../layout/flag.tsx'
import { Card } from '../cards/card.tsx'
import { BackPicture } from '../cards/picture.tsx'
import { at, placeOf, type Table } from '../props.ts'
import styles from './tray.module.css'

interface Laid {
  readonly title: Message
  readonly cards: readonly { readonly back: number; readonly spot: string }[]
  /** What happens with them, below. */
  readonly note?: Message
  /** Whose they are. */
  readonly of?: Seat
}

const asCards = (backs: readonly number[]): Laid['cards'] => backs.map((back) => ({ back, spot: `card:${back}` }))

/** Cards that lie nowhere open on the board but are asked about: a seen hand, a water, the top of a deck, what went overboard. */
export function trayOf({ board, ctx }: Pick<Table, 'board' | 'ctx'>): Laid | null {
  const { ask, view, seat, offered, refused } = board
  if (ask === null || seat === null) return null
  const own = view.ships[seat]
  switch (ask.kind) {
    case 'steer.pick':
      return {
        title: { code: 'board.tray.steer', params: { n: seenCards(ctx, seat) } },
        cards: own.deck.slice(0, seenCards(ctx, seat)).map((back, i) => ({ back, spot: `deck:${i}` })),
        note: { code: 'board.tray.steer.note' },
      }
    case 'draw.between':
      return {
        title: { code: 'board.tray.steer', params: { n: seenCards(ctx, seat) } },
        cards: own.deck.slice(0, seenCards(ctx, seat)).map((back, i) => ({ back, spot: `deck:${i}` })),
      }
    case 'story.put':
      return { title: { code: 'board.tray.story' }, cards: own.deck.slice(0, 1).map((back) => ({ back, spot: 'deck:top' })) }
    case 'purse': {
      const batch: Seen<Deed> | undefined = view.chain.findLast(({ what }) => what === 'batch')
      return {
        title: { code: 'board.tray.purse', params: { seat: batch?.seat ?? NONE } },
        cards: asCards(batch?.picks ?? []),
        note: { code: 'board.tray.purse.note' },
        ...(batch === undefined ? {} : { of: batch.seat }),
      }
    }
    case 'steward.pick':
      if (!offered.some(({ choice }) => 'position' in choice)) return null
      return { title: { code: 'board.tray.deck' }, cards: own.deck.map((back, i) => ({ back, spot: `deck:${i}` })) }
    default: {
      const named = [...offered, ...refused].flatMap(({ choice }) => {
        const place = typeof choice === 'object' && choice !== null ? placeOf(choice) : null
        return place?.startsWith('card:') === true ? [Number(place.slice(5))] : []
      })
      if (named.some((back) => own.water.includes(back)))
        return {
          title: { code: 'board.tray.water', params: { n: own.water.length } },
          cards: asCards([...own.water].reverse()),
          ...waterNote(view.chain.at(-1)),
        }
      const other = view.ships.findIndex(({ hand }, other) => other !== seat && named.some((back) => hand.includes(back)))
      if (other >= 0)
        return { title: { code: 'board.tray.hand', params: { seat: other } }, cards: asCards(view.ships[other].hand), of: other }
      return null
    }
  }
}

/** Where what is named out of the water goes. */
function waterNote(acts: Seen<Deed> | undefined): Pick<Laid, 'note'> {
  const name = acts === undefined ? '' : kindName(acts.kind << 6)
  return name === 'chef' || name === 'lifeJacket' ? { note: { code: `board.tray.${name}`, params: { n: acts?.times ?? 1 } } } : {}
}

/** The tray stands in the shop's place and never covers ships, rail or hand. */
export function Tray({ table, laid }: { readonly table: Table; readonly laid: Laid }) {
  const { board, plan, ctx } = table
  const n = laid.cards.length
  const room = plan.width - (plan.narrow ? 36 : 80)
  const w = Math.min(plan.narrow ? 78 : 88, Math.max(44, room / Math.max(1, n) - 12))
  return (
    <section className={styles.tray} aria-label={board.say(laid.title)}>
      <h2>
        {laid.of === undefined ? null : <Flag seat={laid.of} size={26} />}
        {board.say(laid.title)}
      </h2>
      <div className={styles.cards}>
        {laid.cards.map(({ back, spot }, i) => (
          <span key={back}>
            {ctx.state.faces[back] < 0 ? (
              <FaceDown table={table} spot={spot} place={i + 1} w={w} />
            ) : (
              <Card table={table} back={back} w={w} spot={spot} size={w < 66 ? 'mini' : 'mid'} />
            )}
            {board.ask?.kind === 'purse' ? <Sum table={table} back={back} /> : null}
            <Place table={table} back={back} at={i} />
          </span>
        ))}
        {board.ask?.kind === 'story.put' && n > 0 ? <Tale table={table} back={laid.cards[0].back} /> : null}
      </div>
      {laid.note === undefined ? null : <p className={styles.note}>{board.say(laid.note)}</p>}
    </section>
  )
}

/** The order in which cards were named, and the place the next one would get. */
function Place({ table: { board }, back, at }: { readonly table: Table; readonly back: number; readonly at: number }) {
  const { ask, view, say } = board
  if (ask?.kind === 'steer.pick') {
    const named = (ask as { at?: number }).at ?? 0
    return (
      <small data-lit={at < named ? undefined : ''}>
        {at < named ? `${at + 1}.` : say({ code: 'board.asNext', params: { n: named + 1 } })}
      </small>
    )
  }
  const named = view.chain.at(-1)?.picks.indexOf(back) ?? -1
  return named < 0 || ask?.kind === 'purse' ? null : <small>{named + 1}. ✓</small>
}

/** What the top card does, and what becomes of it either way. */
function Tale({ table: { board, ctx }, back }: { readonly table: Table; readonly back: number }) {
  const { say, seat, view, game } = board
  const face = view.faces[back]
  if (face < 0 || seat === null) return null
  const kind = kindOf(face)
  const now = worth(ctx, seat)
  return (
    <div className={styles.tale}>
      <p>{say(effectText(game.edition, kind))}</p>
      <p>
        {say({
          code: 'board.tray.tale',
          params: { tired: game.edition.cards[kind].entersTired, from: now, to: now + (game.edition.cards[kind].value ?? 0) },
        })}
      </p>
    </div>
  )
}

/** What it costs to take it, and how that comes about. */
function Sum({ table: { staging, board }, back }: { readonly table: Table; readonly back: number }) {
  const { cost, value, factor, discount } = staging.costSum(back)
  return (
    <small data-lit={staging.pays(cost) ? '' : undefined}>
      {factor > 1 || discount > 0 ? board.say({ code: 'board.costSum', params: { value, factor, discount, cost } }) : cost}
    </small>
  )
}

/** A card of which only its place is known. */
function FaceDown({ table, spot, place, w }: { readonly table: Table; readonly spot: string; readonly place: number; readonly w: number }) {
  const [offered] = at(table.board, spot).offered
  return (
    <button
      type="button"
      className={styles.faceDown}
      style={{ width: w, height: w * 1.4 }}
      data-legal={offered === undefined ? undefined : ''}
      data-chosen={offered !== undefined && table.choosing.isChosen(offered.choice) ? '' : undefined}
      disabled={offered === undefined}
      aria-label={offered === undefined ? String(place) : table.board.say(offered.text)}
      onClick={() => offered !== undefined && table.choosing.press(offered)}
    >
      <BackPicture />
      <b>{place}</b>
    </button>
  )
}
