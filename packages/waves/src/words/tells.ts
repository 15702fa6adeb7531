import type { Tells } from '@flotilla/kernel'

/** How much each event deserves to be seen. */
export const tells: Tells = {
  rolled: 'plain',
  drafted: 'small',
  yarrr: 'small',
  revealed: 'big',
  wrote: 'small',
  buried: 'big',
  level: 'small',
  aimed: 'small',
  fired: 'with',
  firedAtNobody: 'plain',
  volley: 'big',
  stowed: 'plain',
  infamy: 'small',
  hired: 'small',
  anchor: 'big',
  sailedHome: 'plain',
  navy: 'big',
  ended: 'big',
}
