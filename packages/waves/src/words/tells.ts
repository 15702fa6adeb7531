import type { Tells } from '@flotilla/kernel'

/** How much each event deserves to be seen, and what is heard of it. */
export const tells: Tells = {
  rolled: { weight: 'plain', sound: 'dice', opensRound: 'round' },
  drafted: 'small',
  yarrr: { weight: 'small', sound: 'none' },
  revealed: 'big',
  wrote: { weight: 'small', sound: 'quill' },
  buried: 'big',
  level: { weight: 'small', sound: 'none' },
  aimed: { weight: 'small', sound: 'none' },
  fired: { weight: 'with', sound: 'cannon' },
  firedAtNobody: 'plain',
  volley: { weight: 'big', sound: 'cannon' },
  stowed: { weight: 'plain', sound: 'coins' },
  infamy: { weight: 'small', sound: 'none' },
  hired: 'small',
  anchor: { weight: 'big', sound: 'waves' },
  sailedHome: 'plain',
  navy: { weight: 'big', sound: 'cannon' },
  ended: { weight: 'big', sound: 'waves' },
}
