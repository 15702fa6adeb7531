import type { SeatInfo } from '@flotilla/protocol'
import type { Say } from '../words.ts'

/** What people call a bot: its level, and its temper if it has one (`mate:sly`). */
export function botName(say: Say, bot: string): string {
  const [level, temper] = bot.split(':', 2)
  const spoken = (code: string, otherwise: string): string => {
    const told = say(code)
    return told.startsWith('[') ? otherwise : told
  }
  const name = spoken(`web.bot.${level}`, level)
  return temper === undefined ? name : `${name}, ${spoken(`web.temper.${temper}`, temper)}`
}

/** Who sits in a seat, in words: a name, a name with the bot's level, or that it is free. */
export function sitter(say: Say, { kind, name, bot }: SeatInfo): string {
  if (kind === 'bot' && bot !== undefined) return `${name} (${botName(say, bot)})`
  return kind === 'person' || kind === 'bot' ? name : say(`web.seat.${kind}`)
}
