import { TEAM_COLOURS } from '@flotilla/art/opening/quests'
import type { PlateSpot } from '@flotilla/art/opening/place'
import { BOT_NAMES, type SeatPlan } from '@flotilla/protocol'
import { Flag, LETTERS } from '../../layout/flag.tsx'
import { Glyph } from '../../layout/glyph.tsx'
import { botName } from '../../lobby/bot-name.ts'
import { Face } from '../../people/face.tsx'
import { useSettings } from '../../settings.ts'
import type { Say } from '../../words.ts'
import { BotFace } from './bot-face.tsx'
import styles from './plate.module.css'
import type { Tools } from '../tools.ts'

interface Props {
  readonly at: number
  readonly tools: Tools
  readonly sides: number
  /** Where it hangs; in a list, it lies among the others. */
  readonly spot: PlateSpot | undefined
  readonly name: string | null
  readonly onName: (name: string) => void
  readonly onAsk: () => void
}

const NARROW = 160

/** Whose seat it is, and a button to choose that; one's own asks for a name where none is known. */
export function Plate({ at, tools, sides, spot, name, onName, onAsk }: Props) {
  const { plan, say } = tools
  const known = useSettings((settings) => settings.name)
  const isOwn = at === plan.own
  const seat = plan.seats[at]
  const team = sides > 1 && sides < plan.seats.length ? (at % sides) + 1 : 0
  const style = spot === undefined ? undefined : { left: spot.x, top: spot.y, ...(spot.width === undefined ? {} : { width: spot.width }) }
  const kind = isOwn ? 'you' : seat.kind
  if (isOwn && name !== null)
    return (
      <div className={`sheet ${styles.plate}`} data-kind="you" data-hung={spot === undefined ? undefined : ''} style={style}>
        <span className={styles.words}>
          <label className={styles.name} htmlFor="own-name">
            <Flag seat={at} size={24} />
            {say('web.yourName')}
          </label>
          <input
            id="own-name"
            type="text"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={({ target }) => onName(target.value)}
          />
        </span>
      </div>
    )
  const [who, more] = told(say, seat, at, { isOwn, known, isPublic: plan.house.public === true })
  return (
    <button
      type="button"
      className={`sheet ${styles.plate}`}
      data-kind={kind}
      data-hung={spot === undefined ? undefined : ''}
      data-narrow={(spot?.width ?? NARROW) < NARROW ? '' : undefined}
      style={style}
      disabled={isOwn}
      aria-haspopup="dialog"
      aria-label={say('opening.plate', { seat: LETTERS[at], who, more: more === '' ? false : more, team: team === 0 ? false : team })}
      onClick={onAsk}
    >
      <span className={styles.portrait}>
        {isOwn ? (
          <Face name={known} size={48} />
        ) : seat.kind === 'bot' ? (
          <BotFace bot={seat.bot} name={BOT_NAMES[at]} badge />
        ) : (
          <span className={styles.nobody}>
            <Glyph name={seat.kind === 'open' ? 'person' : 'close'} size={26} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Flag seat={at} size={24} />
          <span>{who}</span>
        </span>
        <span className={styles.more}>{more}</span>
      </span>
      {team === 0 ? null : (
        <span className={styles.team} style={{ background: TEAM_COLOURS[team - 1] }} aria-hidden>
          {'I'.repeat(team)}
        </span>
      )}
    </button>
  )
}

interface Whose {
  readonly isOwn: boolean
  readonly known: string
  readonly isPublic: boolean
}

function told(say: Say, seat: SeatPlan, at: number, { isOwn, known, isPublic }: Whose): readonly [who: string, more: string] {
  if (isOwn) return [known, say('opening.host')]
  if (seat.kind === 'bot') return [BOT_NAMES[at], botName(say, seat.bot)]
  if (seat.kind === 'closed') return [say('opening.nobody'), '']
  return [say('opening.person'), say(isPublic ? 'opening.forAll' : 'opening.byLink')]
}
