import type { Bot, Kind } from './bot.ts'

const bot: Bot = {
  id: 'random',
  title: 'Random: any choice, each as likely',
  needsView: false,
  choose: (_view, _ask, choices, rng) => choices[rng.below(choices.length)],
}

export const random: Kind = { id: bot.id, title: bot.title, at: () => bot }
