// Draws packages/web/src/shell/icons.ts from the game-icons set (CC BY 3.0): only the icons that are used, as path data.
import { readFileSync, writeFileSync } from 'node:fs'

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))
const wanted = {
  anchor: 'anchor',
  bury: 'trench-spade',
  cannon: 'cannon',
  largeCannon: 'pirate-cannon',
  chest: 'locked-chest',
  crew: 'pirate-captain',
  flag: 'pirate-flag',
  galleon: 'galleon',
  hull: 'ship-bow',
  infamy: 'pirate-skull',
  ports: 'harbor-dock',
  sinking: 'sinking-ship',
  spirits: 'beer-stein',
  wave: 'big-wave',
  wheel: 'ship-wheel',
  padlock: 'padlock',
  undoArrow: 'anticlockwise-rotation',
  gear: 'cog',
}
const entries = Object.entries(wanted).map(([name, id]) => {
  const icon = icons[id]
  if (icon === undefined) throw new Error(`game-icons has no '${id}'`)
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  return `export const ${name} = '${paths.join(' ')}'`
})
writeFileSync(
  'packages/web/src/shell/icons.ts',
  `/** Path data from game-icons.net (CC BY 3.0), 512 by 512; written by scripts/icons.mjs. */\n${entries.join('\n')}\n`,
)
