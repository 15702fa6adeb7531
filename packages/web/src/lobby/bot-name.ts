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
