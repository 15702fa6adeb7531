import { ENEMY_ART, die, glyph, resultGlyph, token } from '@flotilla/art/sinking'
import {
  ACTIONS,
  BREACHES,
  CARDS,
  CHARACTERS,
  CHEST_KINDS,
  COLUMNS,
  FIRST_CARD,
  enemyOf,
  honestyOf,
  isCannon,
  isChest,
  isPermanent,
  leakOf,
  ledgerOf,
  nameOfResult,
  resultOf,
  sheetOf,
  type ReadCtx,
} from '@flotilla/sinking/client'
import { Art } from './art.tsx'
import { Bust } from './pirates.tsx'
import type { SinkingProps } from '../props.ts'
import { ThingPicture, figuresOf, labelOf } from './thing.tsx'

/** What can be read of something on the table: its picture, its name, all that it does, and the rule. */
export interface About {
  readonly title: string
  readonly lines: readonly string[]
  readonly rule: string | null
  readonly picture: (className: string | undefined) => React.ReactNode
}

/** Of whatever lies, stands or hangs on the board, by its place: `thing:12`, `seat:3`, `room:2`, `die:1`, `attack:splash`, `stack:pile`, `enemy`, `gauge`. */
export function aboutOf(board: SinkingProps, ctx: ReadCtx, place: string): About | null {
  const colon = place.indexOf(':')
  const [kind, which] = colon === -1 ? [place, ''] : [place.slice(0, colon), place.slice(colon + 1)]
  return ABOUT[kind]?.(board, ctx, which) ?? null
}

type Tell = (board: SinkingProps, ctx: ReadCtx, which: string) => About | null

/** A text that the catalogue may not have. */
const told = ({ say }: SinkingProps, code: string): readonly string[] => {
  const words = say({ code })
  return words.startsWith('[') ? [] : [words]
}

const ABOUT: Readonly<Record<string, Tell>> = {
  thing: (board, _, which) => aboutThing(board, Number(which)),
  seat: (board, ctx, which) => aboutSeat(board, ctx, Number(which)),
  room(board, _, which) {
    const action = ACTIONS[COLUMNS.findIndex((column) => column === which)]
    if (action === undefined) return null
    return {
      title: `${board.say({ code: `column.${which}` })} · ${board.say({ code: `action.${action}` })}`,
      lines: told(board, `board.rule.${action}`),
      rule: { bucket: 'SK-6.10', plunder: 'SK-6.22', patch: 'SK-6.30', fire: 'SK-6.51' }[action],
      picture: (className) => <Art name={`about ${action}`} draw={() => glyph(action, 1)} box={[-14, -14, 28, 28]} className={className} />,
    }
  },
  die(board, ctx, which) {
    const k = Number(which) - 1
    if (k >= board.view.dice.length) return null
    const result = resultOf(ctx, k)
    const name = nameOfResult(ctx, result)
    return {
      title: board.say({ code: `result.${name}` }),
      lines: told(board, result.startsWith('attack') ? `attack.${name}` : `board.rule.${result}`),
      rule: { water: 'SK-3.8', breach: 'SK-3.9', cannon: 'SK-3.10', blank: 'SK-3.11', attack1: 'SK-3.7', attack2: 'SK-3.7' }[result],
      picture: (className) => (
        <Art
          name={`about die ${board.view.enemy} ${result} ${k < 2}`}
          draw={() => die(resultGlyph(board.view.enemy, result), 30, k < 2 ? ENEMY_ART[board.view.enemy].colour : null)}
          box={[-20, -26, 46, 48]}
          className={className}
        />
      ),
    }
  },
  attack: (board, ctx, which) => ({
    title: board.say({ code: `result.${which}` }),
    lines: told(board, `attack.${which}`),
    rule: 'SK-3.7',
    picture: (className) => (
      <Art
        name={`about ${which}`}
        draw={() =>
          die(ENEMY_ART[board.view.enemy].attacks[nameOfResult(ctx, 'attack1') === which ? 0 : 1], 30, ENEMY_ART[board.view.enemy].colour)
        }
        box={[-20, -26, 46, 48]}
        className={className}
      />
    ),
  }),
  enemy(board, ctx) {
    const { enemy, damage } = board.view
    const { basicDice, marked } = enemyOf(ctx)
    const { damage: of } = ctx.edition.limits
    return {
      title: board.say({ code: `enemy.${enemy}` }),
      lines: [
        board.say({ code: 'board.enemyState', params: { damage, of, dice: basicDice[Math.min(damage, basicDice.length - 1)] } }),
        ...(marked.length === 0 ? [] : told(board, `board.reaction.${enemy}`)),
        ...told(board, 'board.rule.enemy'),
      ],
      rule: 'SK-13.1',
      picture: (className) => (
        <Art
          name={`about ${enemy}`}
          draw={() => die(ENEMY_ART[enemy].attacks[0], 30, ENEMY_ART[enemy].colour)}
          box={[-20, -26, 46, 48]}
          className={className}
        />
      ),
    }
  },
  gauge(board, ctx) {
    const { threshold } = sheetOf(ctx)
    const water = board.view.columns[0].length
    return {
      title: board.say({ code: 'column.water' }),
      lines: [board.say({ code: 'table.water', params: { water, threshold, leak: leakOf(ctx) } }), ...told(board, 'board.rule.gauge')],
      rule: 'SK-2.1',
      picture: (className) => (
        <Art name="about drop" draw={() => glyph('drop', 1, '#2a86a6')} box={[-14, -14, 28, 28]} className={className} />
      ),
    }
  },
  stack: (board, _, which) => ({
    title: board.say({ code: `board.${which}` }),
    lines: told(board, `board.rule.${which}`),
    rule: { deck: 'SK-3.4', pile: 'SK-8.4', breachDeck: 'SK-3.9' }[which] ?? null,
    picture: (className) => (
      <Art name={`about ${which}`} draw={() => glyph('cards', 1, '#7a4a26')} box={[-14, -14, 28, 28]} className={className} />
    ),
  }),
}

/** All that is written on a thing, or follows from what it is. */
export function linesOf(board: SinkingProps, back: number): readonly string[] {
  const { view, say } = board
  const face = view.faces[back]
  const { water, hammers, hits, points } = figuresOf(board, back)
  return [
    ...(back >= FIRST_CARD && face >= 0 ? told(board, `item.${CARDS[face]}`) : []),
    ...(back >= FIRST_CARD && face === 0 ? told(board, 'board.rule.clear') : []),
    ...(isChest(back) ? told(board, face < 0 ? 'board.rule.chest' : `token.${CHEST_KINDS[face]}`) : []),
    ...(isPermanent(back) ? told(board, 'board.rule.permanent') : []),
    ...(water === undefined ? [] : [say({ code: 'board.lets', params: { water } })]),
    ...(hammers === undefined ? [] : [say({ code: 'board.costs', params: { hammers } })]),
    ...(hits === undefined ? [] : [say({ code: 'board.hitsOf', params: { hits } })]),
    ...(points === undefined || points === 0 ? [] : [say({ code: 'board.worth', params: { points } })]),
  ]
}

function aboutThing(board: SinkingProps, back: number): About | null {
  const { view } = board
  const face = view.faces[back]
  const order = Math.max(0, view.columns[BREACHES].filter(isChest).indexOf(back))
  return {
    title: labelOf(board, back),
    lines: linesOf(board, back),
    rule: back >= FIRST_CARD ? null : isCannon(back) ? 'SK-12.1' : isChest(back) ? 'SK-11.1' : isPermanent(back) ? 'SK-8.6' : 'SK-6.34',
    picture: (className) =>
      isChest(back) && face >= 0 ? (
        <Art name={`token ${CHEST_KINDS[face]}`} draw={() => token(CHEST_KINDS[face])} box={[-47, -47, 94, 94]} className={className} />
      ) : (
        <ThingPicture view={view} back={back} order={order % 2} className={className} />
      ),
  }
}

/** What everybody could know of a pirate: hand, honesty, and what can be remembered. */
function aboutSeat(board: SinkingProps, ctx: ReadCtx, seat: number): About {
  const { view, say, names, seat: me } = board
  const remembered = seat === me || view.options.ledger === 'off' || view.ended !== '' ? [] : ledgerOf(ctx, seat)
  const named = (certain: boolean): string[] => remembered.filter(({ exits }) => (exits === 0) === certain).map(({ face }) => CARDS[face])
  const who = CHARACTERS[view.characters[seat]]
  return {
    title: who === undefined ? names[seat] : `${names[seat]} · ${say({ code: `character.${who}` })}`,
    lines: [
      say({ code: 'table.hand', params: { cards: view.hands[seat].length, chests: view.chests[seat].length } }),
      ...(seat === view.firstMate ? [say({ code: 'board.firstMate' })] : []),
      ...(honestyOf(view, seat).columns > 0 && view.options.honestyRecord === 'on'
        ? [say({ code: 'table.honesty', params: { ...honestyOf(view, seat) } })]
        : []),
      ...(named(true).length > 0 ? [say({ code: 'table.certain', params: { cards: named(true) } })] : []),
      ...(named(false).length > 0 ? [say({ code: 'table.possible', params: { cards: named(false) } })] : []),
    ],
    rule: null,
    picture: (className) => <Bust view={view} seat={seat} mood="calm" close className={className} />,
  }
}
