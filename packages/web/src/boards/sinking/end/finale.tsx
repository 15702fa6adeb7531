import { TOP, crown, defsOf, person, pier, raft, swell, type Light, type Stage } from '@flotilla/art/sinking'
import { CHARACTERS, countedCards, pointsOf, totalOf, type ReadCtx } from '@flotilla/sinking/client'
import { Art, Baked } from '../stage/art.tsx'
import styles from './finale.module.css'
import type { Fit } from '../stage/fit.ts'
import { SeatFlag } from '../stage/plates.tsx'
import type { SinkingProps } from '../props.ts'
import { CardPicture, ThingPicture, labelOf } from '../stage/thing.tsx'

/** The sea that has closed over the ship, or the quay where she lies. */
export function FinaleGround({ saved, stage, light, fit }: { saved: boolean; stage: Stage; light: Light; fit: Fit }) {
  const floor = stage.phone ? 330 : 470
  const box = [-fit.left / fit.scale, TOP - fit.top / fit.scale, fit.width / fit.scale, fit.height / fit.scale] as const
  return (
    <Baked
      name={`finale ${saved} ${light.night} ${stage.phone}`}
      draw={() =>
        swell(light, stage, saved ? floor + 20 : floor - 80) + (saved ? pier(light, floor, stage.width + 900, stage.phone ? 60 : 96) : '')
      }
      defs={() => defsOf(light)}
      box={box}
      density={Math.min(2, fit.scale * devicePixelRatio)}
      className={styles.ground}
      style={{ left: box[0], top: box[1] - TOP }}
    />
  )
}

/** The cards of a hand, dear ones first; equal ones lie on each other. */
const pilesOf = ({ hands, faces }: SinkingProps['view'], seat: number): readonly (readonly number[])[] =>
  [...new Set(hands[seat].map((back) => faces[back]))]
    .sort((a, b) => b - a)
    .map((face) => hands[seat].filter((back) => faces[back] === face))

/** Saved: the crew stands on the quay. Sunk: everybody has a raft. The winner stands in front, and every hand lies open under its pirate. */
export function Finale({ board, ctx }: { board: SinkingProps; ctx: ReadCtx }) {
  const { view, say, names } = board
  const saved = view.ended === 'saved'
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const points = (seat: number): number => totalOf(pointsOf(ctx, seat))
  const cards = (seat: number): number => countedCards(ctx, seat)
  const worth = (seat: number): number => (saved ? points(seat) : cards(seat))
  const ahead = (a: number, b: number): number =>
    saved ? points(b) - points(a) || cards(a) - cards(b) : cards(a) - cards(b) || points(b) - points(a)
  const best = seats.toSorted(ahead)[0]
  return (
    <div className={styles.finale} data-ending={view.ended}>
      <h2>{say({ code: `board.${view.ended}` })}</h2>
      <ol aria-label={say({ code: 'board.hands' })} data-many={view.seats > 4} style={{ ['--crew' as string]: view.seats }}>
        {seats.map((seat) => {
          const who = CHARACTERS[view.characters[seat]]
          const first = ahead(seat, best) === 0
          return (
            <li key={seat} data-first={first}>
              {who === undefined ? null : (
                <Art
                  name={`end ${who} ${seat} ${first} ${view.ended}`}
                  draw={() =>
                    `${saved ? '<ellipse cy="2" rx="42" ry="8" opacity=".35"/>' : raft(1.1)}${person(who, seat, { mood: first ? 'laugh' : saved ? 'grin' : 'shock', flip: seat >= view.seats / 2 })}${first ? `<g transform="translate(0 -168)">${crown()}</g>` : ''}`
                  }
                  box={[-90, -200, 180, 216]}
                  className={styles.person}
                />
              )}
              <h3>
                <SeatFlag seat={seat} /> <span>{names[seat]}</span>
                <b>{say({ code: saved ? 'board.endPoints' : 'board.endCards', params: { n: worth(seat) } })}</b>
              </h3>
              <ul>
                {pilesOf(view, seat).map((backs) => (
                  <li key={backs[0]} title={labelOf(board, backs[0])}>
                    <CardPicture face={view.faces[backs[0]]} className={styles.card} />
                    <span className="visually-hidden">{labelOf(board, backs[0])}</span>
                    {backs.length === 1 ? null : <b>×{backs.length}</b>}
                  </li>
                ))}
                {view.chests[seat].map((back, k) => (
                  <li key={back} title={labelOf(board, back)}>
                    <ThingPicture view={view} back={back} order={k} className={styles.card} />
                    <span className="visually-hidden">{labelOf(board, back)}</span>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
