import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTyped } from '../src/play/typed.ts'
import { flotilla, folder, spawnFlotilla } from './console.ts'

const ones = (count: number): string[] => Array.from({ length: count }, () => '1')
const MORE_THAN_ENOUGH = 800

interface Saved {
  answers: [number, object][]
  outcome?: object
  players: (string | null)[]
  names: string[]
}
const saved = (file: string): Saved => JSON.parse(readFileSync(file, 'utf8')) as Saved

describe('play', () => {
  test('Ctrl-C saves as q does', async () => {
    const here = process.cwd()
    process.chdir(folder())
    try {
      const { out } = await flotilla(['play', 'waves', '--seed', '3'], { typed: ['1'], isInteractive: true })
      const [, file] = /(waves-[0-9a-f]{8}\.json)/.exec(out) ?? []
      expect(saved(file).answers.length).toBeGreaterThan(0)
    } finally {
      process.chdir(here)
    }
  })

  test('a whole game through a pipe, saved and proved', () => {
    const file = join(folder(), 'game.json')
    const { code, out, err } = spawnFlotilla(
      ['play', 'waves', '--seed', '3', '--name', 'Ann', '--save', file],
      `${ones(MORE_THAN_ENOUGH).join('\n')}\n`,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).not.toContain('\u001B')
    for (const part of [
      'A  Ann, you',
      'B  Bess, mate',
      'Round 1 · pick a die',
      'Bess: YARRR!',
      'The game is over ·',
      'Treasure',
      'Points',
      'wins!',
    ])
      expect(out).toContain(part)
    expect(out).toMatch(/The seed was [0-9a-f]{64}/)
    expect(saved(file)).toMatchObject({ players: [null, 'mate', 'mate'], names: ['Ann', 'Bess', 'Morgan'], outcome: expect.anything() })
    expect(spawnFlotilla(['verify', file])).toMatchObject({ code: 0, err: '' })
  })

  test('a card says what it does, and is found in the rules by its name', async () => {
    const typed = ['card Tycoon', 'card ship', 'card Tycon', 'rule tycoon', 'rule Ship Guard', 'rule purse']
    const { out } = await flotilla(['play', 'bottom', '--seed', '3'], { typed })
    expect(out).toMatch(/^Tycoon$/m)
    expect(out).toMatch(/In your drawing step you also draw 1 card from an opponent’s deck/)
    expect(out).toMatch(/^Ship Guard$/m)
    expect(out).toMatch(/There is no card “Tycon”. For example: card Tycoon/)
    expect(out).toMatch(/^TB-K44 Tycoon: /m)
    expect(out).toMatch(/^TB-K42 Ship Guard: /m)
    expect(out).toMatch(/there is no rule 'purse'; it is spoken of in TB-4\.7/)
  })

  test('what is not possible is told with its rule, and the rule on request', async () => {
    const typed = ['?', '? 1', 'rule RW-2.8', 'rule 99', 'rule', '? 99', 'b', 'h', 'l', 'nonsense', '77', '', 'u']
    const { out } = await flotilla(['play', 'waves', '--seed', '3', '--options', '{"first":0}'], { typed })
    expect(out).toMatch(/Not possible now, and why/)
    expect(out).toMatch(/A drunken sailor only when no free die is left \(RW-2\.8\)/)
    expect(out).toMatch(/This decision: RW-2\.2/)
    expect(out).toMatch(/^RW-2\.5 Bribe: /m)
    expect(out).toMatch(/^RW-2\.8 Drunken sailor: /m)
    expect(out).toMatch(/there is no rule '99'/)
    expect(out).toMatch(/Which rule\? For example: rule RW-2\.2/)
    expect(out).toMatch(/There is no 99 in that list/)
    expect(out.match(/■ Round 1/g)).toHaveLength(2)
    expect(out).toMatch(/take your last answer back/)
    expect(out).toMatch(/Nothing has happened yet/)
    expect(out).toMatch(/There is no choice “nonsense”/)
    expect(out).toMatch(/There is no choice “77”/)
    expect(out).toMatch(/Nothing to take back yet/)
  })

  test('q saves, says how to resume, and the game goes on where it was', async () => {
    const file = join(folder(), 'game.json')
    const first = await flotilla(['play', 'waves', '--seed', '3', '--save', file], { typed: [...ones(9), 'q', '1'] })
    expect(first).toMatchObject({ code: 0 })
    expect(first.out).toContain(`flotilla play --resume ${file}`)
    const before = saved(file).answers
    // What was typed, and the last die of both rounds, which came by itself.
    expect(before.filter(([seat]) => seat === 0)).toHaveLength(11)
    const second = await flotilla(['play', '--resume', file], { typed: ones(MORE_THAN_ENOUGH) })
    expect(second.out).toContain('The game is over')
    expect(saved(file).answers.slice(0, before.length)).toEqual(before)
    const third = await flotilla(['play', '--resume', file])
    expect(third.out).toContain('The game is over')
  })

  test('the end of the input leaves the game; without --save nothing is written', async () => {
    const { code, out } = await flotilla(['play', 'waves', '--seed', '3'], { typed: ones(4) })
    expect(code).toBe(0)
    expect(out).toMatch(/it was not saved/)
  })

  test('save <file> saves from then on', async () => {
    const file = join(folder(), 'my game.json')
    const { out } = await flotilla(['play', 'waves', '--seed', '3'], { typed: ['save', 'save /nowhere/x.json', `save ${file}`, '1', '1'] })
    expect(out).toMatch(/Where\? For example: save/)
    expect(out).toMatch(/save: cannot write '\/nowhere\/x\.json'/)
    expect(saved(file).answers.filter(([seat]) => seat === 0)).toHaveLength(3)
  })

  test('in German', async () => {
    const { out } = await flotilla(['play', 'waves', '--language', 'de', '--seed', '3'], { typed: ['?', 'h', '1'] })
    expect(out).toMatch(/Runde 1/)
    expect(out).toMatch(/Jetzt nicht möglich, und warum/)
    expect(out).not.toMatch(/\[(cli|kernel)\./)
  })

  test('choices that read the same are shown once', async () => {
    for (const seed of ['1', '2', '3', '4']) {
      const { out } = await flotilla(['play', 'waves', '--seed', seed], { typed: ones(3) })
      for (const list of out.split('▶').slice(1)) {
        const texts = [...list.matchAll(/^ +\d+ {2}(.*)$/gm)].map(([, text]) => text)
        expect(new Set(texts).size).toBe(texts.length)
      }
    }
  })
})

describe('hot-seat', () => {
  const line = ['play', 'waves', '--hotseat', '--seats', '2', '--name', 'Ann,Ben', '--seed', '3', '--options', '{"first":0}']

  test('everybody sits at this keyboard; the screen is handed over while plans are secret', async () => {
    // Five picks, and the last die goes to Ben by itself; Ann, who looks already, plans and confirms; then Ben.
    const typed = [...ones(5), ...ones(4), '', ...ones(4)]
    const { out } = await flotilla([...line, '--save', join(folder(), 'game.json')], { typed, isInteractive: true })
    expect(out).toMatch(/A {2}Ann, at this keyboard\n {2}B {2}Ben, at this keyboard/)
    const [annsPlan, bensPlan] = out.split('Pass the keyboard to ')
    expect(annsPlan).toMatch(/place die 3/)
    expect(annsPlan.endsWith('<clear>\n\n')).toBe(true)
    const [handedOver, ...planned] = bensPlan.split('<clear>')
    expect(handedOver).toBe('Ben.\nBen, press Enter when nobody else looks: \n')
    expect(planned.join('')).toMatch(/place die 3[^]*All plans are revealed/)
    expect(planned.join('').split('All plans are revealed')[0]).not.toMatch(/Ann writes|Plan: .*Planning/)
  })

  test('an answer can be taken back while nothing has happened since', async () => {
    const { out } = await flotilla(line, { typed: ['1', 'u', '2'] })
    expect(out).toMatch(/Taken back/)
    expect(out.match(/Ann, your turn|pick a die/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('bots fill the last seats', async () => {
    const { out } = await flotilla(['play', 'waves', '--hotseat', '--seats', '4', '--bots', 'mate,random', '--seed', '1'])
    expect(out).toMatch(
      /A {2}Captain 1, at this keyboard\n {2}B {2}Captain 2, at this keyboard\n {2}C {2}Bess, mate\n {2}D {2}Morgan, random/,
    )
  })
})

describe('what is typed', () => {
  const texts = ['Take the clear 6', 'Hull: 0 + 3', 'Hire Crew']
  test.each<[string, ReturnType<typeof readTyped>]>([
    ['2', { does: 'choose', index: 1 }],
    [' 3 ', { does: 'choose', index: 2 }],
    ['4', { does: 'unknown' }],
    ['0', { does: 'unknown' }],
    ['hull', { does: 'choose', index: 1 }],
    ['take the', { does: 'choose', index: 0 }],
    ['hi', { does: 'unknown' }],
    ['re', { does: 'unknown' }],
    ['the', { does: 'choose', index: 0 }],
    ['', { does: 'unknown' }],
    ['?', { does: 'why', which: null }],
    ['?3', { does: 'why', which: 3 }],
    ['? 12', { does: 'why', which: 12 }],
    ['? RW-2.5', { does: 'rule', number: 'RW-2.5' }],
    ['rule rw-2.5', { does: 'rule', number: 'rw-2.5' }],
    ['SAVE my game.json', { does: 'save', file: 'my game.json' }],
    ['B', { does: 'table' }],
    ['quit', { does: 'quit' }],
    ['undo', { does: 'undo' }],
  ])('%s', (typed, meant) => expect(readTyped(typed, texts, null)).toEqual(meant))

  test('several fit', () => expect(readTyped('chest', ['Chest 1', 'Chest 2', 'Hull'], null)).toEqual({ does: 'unclear', indices: [0, 1] }))
  test('Enter takes the only one', () => expect(readTyped('', ['YARRR', 'back'], 0)).toEqual({ does: 'choose', index: 0 }))
})
