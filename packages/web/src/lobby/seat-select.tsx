import type { SeatPlan } from '@flotilla/protocol'
import type { Say } from '../words.ts'
import { botName } from './bot-name.ts'

/** How a bot is named among the values of a seat. */
const BOT = 'bot:'

interface Props {
  readonly plan: SeatPlan
  /** The bots of the game, each with its level, and its temper where it has one. */
  readonly bots: readonly string[]
  /** What a seat for a person is called; absent where only a bot can be chosen. */
  readonly open?: string
  readonly label?: string
  readonly disabled?: boolean
  readonly say: Say
  readonly onChange: (plan: SeatPlan) => void
}

/** Who shall sit in a seat: a person, or one of the game's bots. */
export function SeatSelect({ plan, bots, open, label, disabled = false, say, onChange }: Props) {
  return (
    <select
      value={plan.kind === 'bot' ? `${BOT}${plan.bot}` : plan.kind}
      aria-label={label}
      disabled={disabled}
      onChange={({ target: { value } }) =>
        onChange(value.startsWith(BOT) ? { kind: 'bot', bot: value.slice(BOT.length) } : { kind: 'open' })
      }
    >
      {open === undefined ? null : <option value="open">{open}</option>}
      {bots.map((bot) => (
        <option key={bot} value={`${BOT}${bot}`}>
          {say('web.seat.bot', { bot: botName(say, bot) })}
        </option>
      ))}
    </select>
  )
}
