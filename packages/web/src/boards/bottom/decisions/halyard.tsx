import type { Seen } from '@flotilla/kernel'
import { KINDS, kindName, type Deed } from '@flotilla/bottom/client'
import { Flag } from '../../../layout/flag.tsx'
import { isAiming } from './aim.tsx'
import { CardFace } from '../cards/card-face.tsx'
import card from '../cards/card.module.css'
import styles from './halyard.module.css'
import { BackPicture } from '../cards/picture.tsx'
import type { BottomProps, Table } from '../props.ts'
import { outcomeOf, stakeOf, type Root } from './stake.ts'

/** What is being answered hangs on a halyard, each card by the one it answers; the own answers are on the paper beside it. */
export function Halyard({ table }: { readonly table: Table }) {
  const { board, plan } = table
  const { view, say, ask } = board
  const reacts = ask?.kind.startsWith('react.') === true
  if (view.chain.length === 0) return null
  // A hit hangs for the action that it comes from.
  const links = view.chain.filter((deed, i) => !(view.chain[i + 1]?.what === 'hit' && view.chain[i + 1].card === deed.card))
  const falls = fallen(links)
  const room = reacts ? (plan.narrow ? plan.width - 20 : plan.width * 0.42) : plan.width - 40
  const cause = links.findLast((deed, i) => isAiming(deed) && !falls[i])
  const w = Math.max(40, Math.min(plan.narrow ? 44 : 104, room / (links.length * 1.55)))
  return (
    <section className={styles.halyard} aria-label={say({ code: 'board.chain' })} data-asks={reacts ? '' : undefined}>
      <ol className={styles.chain} style={{ ['--w' as string]: `${w}px` }}>
        {links.map((deed, i) => (
          <li key={i} data-stopped={falls[i] ? '' : undefined}>
            {i === 0 ? null : (
              <span className={styles.answers} aria-hidden>
                <svg viewBox="0 0 40 14" width="34" height="12">
                  <path d="M38,7H8M16,1L6,7L16,13" />
                </svg>
                {say({ code: `board.link.${deed.win === 'guard' ? 'guard' : deed.what}` })}
              </span>
            )}
            <Hung board={board} deed={deed} small={w < 70} cause={deed === cause} stopped={falls[i]} />
          </li>
        ))}
      </ol>
      <Paper table={table} reacts={reacts} root={{ deed: links[0], stopped: falls[0] }} />
    </section>
  )
}

/** What would be stopped if nobody said any more: each guard stops what it answers, unless it is stopped itself. */
function fallen(links: readonly Seen<Deed>[]): readonly boolean[] {
  const falls = links.map(({ stopped }) => stopped)
  for (let i = links.length - 1; i > 0; i--) if (!falls[i] && (links[i].win === 'guard' || links[i].win === 'bar')) falls[i - 1] = true
  return falls
}

interface HungProps {
  readonly board: BottomProps
  readonly deed: Seen<Deed>
  readonly small: boolean
  readonly cause: boolean
  readonly stopped: boolean
}

/** One deed: whose it is, with which card, and whether it stands. */
function Hung({ board, deed, small, cause, stopped }: HungProps) {
  const { say, game } = board
  return (
    <span className={styles.hung} title={sentence(board, deed)} data-cause={cause ? '' : undefined}>
      <span className={styles.flag}>
        <Flag seat={deed.seat} size={small ? 24 : 34} />
      </span>
      <span
        className={card.card}
        data-size={small ? 'mini' : 'mid'}
        data-colour={game.edition.cards[deed.kind].colour}
        data-dim={stopped ? '' : undefined}
      >
        <CardFace board={board} kind={deed.kind} size={small ? 'mini' : 'mid'} />
        {deed.times > 1 ? <span className={card.twice}>×2</span> : null}
      </span>
      <span className={styles.stands} data-stopped={stopped ? '' : undefined}>
        {say({ code: stopped ? 'board.stopped' : 'board.stands' })}
      </span>
    </span>
  )
}

/** The deeds in words, and the own answers to the last of them: what happens now, and what if you act. */
function Paper({ table, reacts, root }: { readonly table: Table; readonly reacts: boolean; readonly root: Root }) {
  const { board, plan } = table
  const { narrow } = plan
  const { view, say, offered, answer } = board
  const told = reacts ? stakeOf(table, root) : null
  const chained = view.chain.some(({ what }) => what === 'reaction')
  return (
    <div className={styles.paper}>
      {reacts && chained ? (
        <p className={styles.lead}>
          {say({ code: 'board.asItStands', params: { card: kindName(root.deed.kind << 6), stopped: root.stopped } })}
        </p>
      ) : null}
      <ol className={reacts && chained ? 'visually-hidden' : styles.story}>
        {view.chain.map((deed, i) => (
          <li key={i} data-last={i === view.chain.length - 1 ? '' : undefined} data-stopped={deed.stopped ? '' : undefined}>
            {sentence(board, deed)}
          </li>
        ))}
      </ol>
      {told === null ? null : <p className={styles.told}>{say(told)}</p>}
      {reacts ? (
        <div className={styles.options}>
          {offered.map(({ choice, text }) => {
            const named = namedIn(choice)
            const kind = named === null ? null : view.faces[named] >> 6
            const outcome = outcomeOf(table, named, root)
            return (
              <button
                key={JSON.stringify(choice)}
                type="button"
                data-legal
                data-pass={named === null ? '' : undefined}
                aria-label={say(text)}
                onClick={() => answer(choice)}
              >
                <span
                  className={card.card}
                  data-size="mini"
                  data-colour={kind === null ? undefined : board.game.edition.cards[kind].colour}
                >
                  {kind === null ? <BackPicture /> : <CardFace board={board} kind={kind} size="mini" />}
                </span>
                <span>
                  {narrow && kind !== null ? say({ code: `card.${KINDS[kind]}` }) : say(text)}
                  {outcome === null || narrow ? null : <small>{say(outcome)}</small>}
                </span>
              </button>
            )
          })}
        </div>
      ) : null}
    </div>
  )
}

/** The own card that an answer uses. */
function namedIn(choice: object): number | null {
  const { use, lifebuoy, steward } = choice as { use?: number; lifebuoy?: number; steward?: number }
  return use ?? lifebuoy ?? steward ?? null
}

/** Cause and target, named: who does what with which card to whom. */
export function sentence({ view, say }: BottomProps, deed: Seen<Deed>): string {
  const cards = deed.picks.map((back) => view.faces[back]).filter((face) => face >= 0)
  return say({
    code: `board.deed.${deed.what}`,
    params: {
      by: deed.seat,
      card: kindName(deed.kind << 6),
      target: deed.target,
      aimed: deed.target >= 0,
      cards: cards.map(kindName),
      doubled: deed.times > 1,
      cost: deed.count,
    },
  })
}
