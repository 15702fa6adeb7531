import type { Event } from '@flotilla/kernel'

/** The rules that events follow. */
const RULES: Readonly<Record<string, string>> = {
  rolled: 'RW-2.1',
  drafted: 'RW-2.2',
  'drafted.bribe': 'RW-2.5',
  'drafted.sailor': 'RW-2.8',
  yarrr: 'RW-3.10',
  revealed: 'RW-3.11',
  wrote: 'RW-4.2',
  buried: 'RW-7.3',
  level: 'RW-0.2',
  aimed: 'RW-9.6',
  fired: 'RW-9.3',
  firedAtNobody: 'RW-9.20',
  volley: 'RW-9.10',
  stowed: 'RW-9.14',
  infamy: 'RW-10.2',
  hired: 'RW-11.2',
  anchor: 'RW-12.3',
  ended: 'RW-13.3',
}

export const cites = ({ type, how }: Event): string | undefined => RULES[`${type}.${String(how)}`] ?? RULES[type]
