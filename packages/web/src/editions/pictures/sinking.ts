import { ENEMY_ART, breach, cardPicture, die, resultGlyph, token, type EnemyName } from '@flotilla/art/sinking'
import type { Pictures } from '../pictures.ts'

const isEnemy = (id: string): id is EnemyName => Object.hasOwn(ENEMY_ART, id)

export const pictures: Pictures = {
  thing({ key, name, nth }) {
    if (name === null) return null
    if (key === 'cards' && name.id !== 'clear-water') return { svg: cardPicture(name.id), box: '-34 -40 68 80' }
    if (key === 'breaches') return { svg: breach(nth), box: '-50 -40 100 90' }
    if (key === 'chests') return { svg: token(name.id), box: '-47 -47 94 94' }
    if (key === 'enemies' && isEnemy(name.id))
      return { svg: die(ENEMY_ART[name.id].attacks[0], 30, ENEMY_ART[name.id].colour), box: '-20 -26 46 48' }
    return null
  },
  value(pattern, value) {
    if (pattern !== 'dice.basic' && pattern !== 'dice.special') return null
    const special = pattern === 'dice.special' ? ENEMY_ART.kraken.colour : null
    return { svg: die(resultGlyph('kraken', String(value)), 30, special), box: '-20 -26 46 48' }
  },
}
