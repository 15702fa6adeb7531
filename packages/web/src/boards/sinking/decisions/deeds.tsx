import {
  ENEMY_ART,
  TOP,
  blast,
  bucketful,
  cannonball,
  hammer,
  muzzle,
  patchedPlanks,
  smoke,
  smallCard,
  sparks,
  splash,
  splinters,
  stream,
  waterY,
  type Light,
  type Stage,
} from '@flotilla/art/sinking'
import { readView } from '@flotilla/kernel'
import {
  BREACHES,
  CANNONS,
  CARDS,
  isBreach,
  isPermanent,
  resultOf,
  sheetOf,
  type ReadCtx,
  type SinkingEvent,
} from '@flotilla/sinking/client'
import { Art, type Box } from '../stage/art.tsx'
import { useBefore } from '../before.ts'
import styles from './deeds.module.css'
import { breastOf, placeOfDie, placeOfStack, placeOfThing, type Place } from '../stage/places.ts'
import type { SinkingProps, SinkingView } from '../props.ts'

interface Scene {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly stage: Stage
  readonly light: Light
  readonly event: SinkingEvent
  /** The table right before this moment. */
  readonly before: SinkingView
}

type Deed = (scene: Scene) => React.ReactNode

/** What is done, where it is done: the water that falls from the holes, the hammer on the plank, the ball that flies. */
export function Deeds({ board, ctx, stage, light }: Omit<Scene, 'event' | 'before'>) {
  const { moment } = board
  const before = useBefore(board.view)
  const deed = moment === null ? undefined : DEEDS[moment.event.type]
  if (moment === null || deed === undefined) return null
  return (
    <div key={moment.n} className={styles.deeds} data-still={moment.still} style={{ ['--ms' as string]: `${moment.ms}ms` }} aria-hidden>
      {deed({ board, ctx, stage, light, event: moment.event, before })}
    </div>
  )
}

const number = (event: SinkingEvent, key: 'seat' | 'card' | 'leak' | 'to'): number => (typeof event[key] === 'number' ? event[key] : -1)

interface PropProps {
  readonly name: string
  readonly draw: () => string
  readonly box: Box
  readonly at: Place
  readonly moves?: string
  readonly later?: number
  /** Where it flies to, from `at`. */
  readonly to?: Place
}

/** Something that is drawn around a place of the scene and moves as its name says. */
function Prop({ name, draw, box, at, moves, later = 0, to }: PropProps) {
  const [x, y, w, h] = box
  return (
    <div
      className={styles.prop}
      data-moves={moves}
      style={{
        left: at.x,
        top: at.y,
        ['--later' as string]: later,
        ...(to === undefined ? {} : { ['--dx' as string]: `${to.x - at.x}px`, ['--dy' as string]: `${to.y - at.y}px` }),
      }}
    >
      <Art name={name} draw={draw} box={box} style={boxStyle(x, y, w, h)} />
    </div>
  )
}

/** A style of its own for each box, so that nothing is drawn anew for an equal one. */
const kept = new Map<string, React.CSSProperties>()
function boxStyle(x: number, y: number, w: number, h: number): React.CSSProperties {
  const key = `${x} ${y} ${w} ${h}`
  const style = kept.get(key) ?? { position: 'absolute', left: x, top: y, width: w, height: h, overflow: 'visible' }
  kept.set(key, style)
  return style
}

/** From every hole that leaks the water falls into the hold. */
function Leaks({ board: { view }, ctx, stage, light }: Scene) {
  const surface = waterY(stage, view.columns[0].length, sheetOf(ctx).threshold) - TOP
  const holes = view.columns[BREACHES].filter((back) => isBreach(back) || isPermanent(back))
  return holes.map((back, k) => {
    const at = placeOfThing(view, ctx, stage, back)
    if (at === null) return null
    const fall = Math.max(40, surface - at.y)
    return (
      <Prop
        key={back}
        name={`stream ${Math.round(fall)} ${light.night}`}
        draw={() => stream(fall, light)}
        box={[-30, -20, 90, fall + 40]}
        at={at}
        moves="pour"
        later={k * 0.06}
      />
    )
  })
}

/** The dice of the round that say this, as far as nobody has put them aside. */
const causes = ({ view }: SinkingProps, ctx: ReadCtx, result: string): readonly number[] =>
  view.dice.flatMap((_, k) => ((view.ignored & (1 << k)) === 0 && resultOf(ctx, k) === result ? [k] : []))

/** Water comes through the holes, or over the side when the enemy's die says so. */
const water: Deed = (scene) => {
  const { board, ctx, stage, light } = scene
  const dice = causes(board, ctx, 'water')
  if (dice.length === 0) return <Leaks {...scene} />
  const x = stage.phone ? 195 : 640
  const surface = waterY(stage, board.view.columns[0].length, sheetOf(ctx).threshold) - TOP
  return (
    <>
      {dice.map((k) => (
        <Prop
          key={k}
          name={`wave ${light.night}`}
          draw={() => splash(60, 40, 4, 7, light)}
          box={[-70, -80, 140, 110]}
          at={placeOfDie(stage, board.view.enemy, board.view.dice.length, k)}
          to={{ x, y: surface }}
          moves="toss"
        />
      ))}
    </>
  )
}

/** The enemy's blow flies from its die to what it breaks. */
function Blow({ scene: { board, ctx, stage }, result, at }: { scene: Scene; result: string; at: Place | null }) {
  if (at === null) return null
  const from = causes(board, ctx, result)[0]
  return (
    <>
      {from === undefined ? null : (
        <Prop
          name="shot"
          draw={cannonball}
          box={[-16, -16, 32, 32]}
          at={placeOfDie(stage, board.view.enemy, board.view.dice.length, from)}
          to={at}
          moves="fly"
        />
      )}
      <Prop name="splinters" draw={splinters} box={[-70, -70, 140, 140]} at={at} moves="burst" later={0.3} />
      <Prop name="blast 0.7" draw={() => blast(0.7)} box={[-60, -60, 120, 120]} at={at} moves="burst" later={0.3} />
    </>
  )
}

/** A hammer comes down on what lay there; a hole is boarded up. */
function Hammered({ at, boards }: { at: Place | null; boards: boolean }) {
  if (at === null) return null
  return (
    <>
      {boards ? <Prop name="planks" draw={patchedPlanks} box={[-50, -40, 100, 80]} at={at} moves="nail" /> : null}
      <Prop name="sparks" draw={sparks} box={[-44, -44, 88, 88]} at={at} moves="spark" later={0.3} />
      <Prop name="hammer" draw={hammer} box={[-40, -20, 90, 90]} at={{ x: at.x + 6, y: at.y }} moves="swing" />
    </>
  )
}

const CARD_BOX: Box = [-24, -34, 48, 64]

/** A card goes from somebody to somebody or to a pile, as far as it was not seen to lie anywhere. */
function Passing({ scene: { board }, card, from, to }: { scene: Scene; card: number; from: Place | null; to: Place | null }) {
  const { view } = board
  if (from === null || to === null) return null
  const face = card === -1 ? -1 : view.faces[card]
  const name = face < 0 ? null : (CARDS[face] ?? null)
  return <Prop name={`pass ${name}`} draw={() => smallCard(name)} box={CARD_BOX} at={from} to={to} moves="pass" />
}

/** Cards of one's own hand fly by themselves. */
const others = ({ board: { seat }, event }: Scene): boolean => number(event, 'seat') !== seat

const where = ({ board, stage }: Scene, seat: number): Place | null => breastOf(board.view, stage, seat)
const was = ({ board: { game }, before, stage }: Scene, back: number): Place | null =>
  placeOfThing(before, readView(game, before), stage, back)

const fixes =
  (boards: boolean): Deed =>
  (scene) => <Hammered at={was(scene, number(scene.event, 'card')) ?? where(scene, number(scene.event, 'seat'))} boards={boards} />

const shots = (event: SinkingEvent, key: 'cards' | 'hits'): readonly unknown[] => event[key] ?? []

/** Every gun fires where it stands: the ball flies to the enemy, or into the sea beyond. */
function Volley({ scene, hits }: { scene: Scene; hits: readonly boolean[] }) {
  const { board, ctx, stage, light, event } = scene
  const { view, say } = board
  const guns = view.columns[CANNONS]
  const { phone } = stage
  const [aimX, aimY] = ENEMY_ART[view.enemy].aim(stage)
  const seat = number(event, 'seat')
  return hits.map((hit, k) => {
    const from = (hits.length === guns.length ? placeOfThing(view, ctx, stage, guns[k]) : where(scene, seat)) ?? {
      x: stage.width / 2,
      y: stage.deckY,
    }
    const mouth = { x: from.x + (phone ? 14 : 30), y: from.y - (phone ? 8 : 18) }
    const spread = (k - (hits.length - 1) / 2) * (phone ? 26 : 58)
    const to = hit
      ? { x: aimX + spread, y: aimY - TOP }
      : { x: phone ? 372 - k * 12 : 1150 - k * 34, y: stage.seaY - TOP + (phone ? 10 : 18) }
    const later = 0.08 + (k / Math.max(1, hits.length)) * 0.4
    return (
      <div key={k}>
        <Prop name="muzzle" draw={muzzle} box={[-20, -50, 90, 80]} at={mouth} moves="burst" later={later} />
        <Prop name="smoke" draw={smoke} box={[-40, -50, 90, 80]} at={mouth} moves="puff" later={later} />
        <Prop name="ball" draw={cannonball} box={[-12, -12, 24, 24]} at={mouth} to={to} moves="fly" later={later} />
        {hit ? (
          <Prop name="blast 1" draw={() => blast(1)} box={[-70, -70, 140, 140]} at={to} moves="burst" later={later + 0.26} />
        ) : (
          <Prop
            name={`miss ${light.night}`}
            draw={() => splash(46, 54, 4, 3, light)}
            box={[-60, -90, 120, 110]}
            at={to}
            moves="plume"
            later={later + 0.26}
          />
        )}
        <b
          className={styles.verdict}
          data-hit={hit}
          style={{ left: from.x, top: from.y + (phone ? 10 : 26), ['--later' as string]: later + 0.3 }}
        >
          {say({ code: hit ? 'board.hit' : 'board.miss' })}
        </b>
      </div>
    )
  })
}

const DEEDS: Readonly<Record<string, Deed>> = {
  round: (scene) => (number(scene.event, 'leak') > 0 ? <Leaks {...scene} /> : null),
  dealtWater: water,
  dealtBreach: (scene) => (
    <Blow scene={scene} result="breach" at={placeOfThing(scene.board.view, scene.ctx, scene.stage, number(scene.event, 'card'))} />
  ),
  permanentBreach: (scene) =>
    shots(scene.event, 'cards').map((card) => (
      <Blow
        key={String(card)}
        scene={scene}
        result="none"
        at={placeOfThing(scene.board.view, scene.ctx, scene.stage, typeof card === 'number' ? card : -1)}
      />
    )),
  busted: (scene) => <Blow scene={scene} result="cannon" at={was(scene, number(scene.event, 'card'))} />,
  patched: fixes(true),
  repaired: fixes(false),
  upgraded: (scene) => <Hammered at={placeOfThing(scene.board.view, scene.ctx, scene.stage, number(scene.event, 'card'))} boards={false} />,
  /** The water is thrown over the side. */
  discarded: (scene) => {
    const { board, stage, light, event } = scene
    const seat = number(event, 'seat')
    const from = where(scene, seat)
    const isBailing = board.view.dials[0].includes(seat)
    return (
      <>
        {isBailing && from !== null ? (
          <Prop
            name={`bucketful ${light.night}`}
            draw={() => bucketful(light)}
            box={[-40, -50, 150, 110]}
            at={{ x: from.x + 20, y: from.y - (stage.phone ? 14 : 26) }}
            moves="tip"
          />
        ) : null}
        {others(scene) ? <Passing scene={scene} card={number(event, 'card')} from={from} to={placeOfStack(stage, 'pile')} /> : null}
      </>
    )
  },
  drew: (scene) =>
    others(scene) ? (
      <Passing scene={scene} card={-1} from={placeOfStack(scene.stage, 'deck')} to={where(scene, number(scene.event, 'seat'))} />
    ) : null,
  passed: (scene) =>
    others(scene) && number(scene.event, 'to') !== scene.board.seat ? (
      <Passing
        scene={scene}
        card={number(scene.event, 'card')}
        from={where(scene, number(scene.event, 'seat'))}
        to={where(scene, number(scene.event, 'to'))}
      />
    ) : null,
  volley: (scene) => <Volley scene={scene} hits={shots(scene.event, 'hits').map((hit) => hit === true)} />,
  rerolled: (scene) => <Volley scene={scene} hits={[scene.event.hit === true]} />,
}
