import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unknownVariables } from '@flotilla/server/config'
import { describe, expect, test } from 'vitest'
import { harmless } from '../src/terminal.ts'
import { flotilla, folder, spawnFlotilla } from './console.ts'

const LONG_HEX = 'ab'.repeat(31)

describe('bad input is told by the name of the field, with exit code 2 and nothing on standard output', () => {
  test.each<[string, string[], RegExp]>([
    ['an unknown command', ['simm', 'waves'], /there is no 'simm'; did you mean 'flotilla sim'\?/],
    ['a game for a command', ['wavs'], /there is no 'wavs'; did you mean 'flotilla play waves'\?/],
    ['nothing like a command', ['qqqqqq'], /there is no 'qqqqqq'; flotilla --help shows/],
    ['an unknown option', ['sim', 'waves', '--gamse', '5'], /unknown option '--gamse'\s+\(Did you mean .*--games/],
    ['a number for a game', ['sim', 'waves', '--game', '5'], /did you mean --games 5\?/],
    ['a missing argument', ['rules'], /missing required argument 'game'/],
    ['an argument too many', ['games', 'waves'], /too many arguments/],
    ['a game that is not there', ['sim', 'wavs'], /game: there is no game 'wavs'.*did you mean 'waves'\?/],
    ['the same when playing', ['play', 'wave'], /did you mean 'waves'\?/],
    ['no game at all', ['play'], /game: which game\?/],
    ['too many seats', ['sim', 'waves', '--seats', '9'], /seats: .*not 9/],
    ['too few seats', ['play', 'waves', '--seats', '0'], /'--seats <n>' argument '0' is invalid/],
    ['half a seat', ['record', 'waves', '--seats', '2.5'], /whole number/],
    ['no number of games', ['sim', 'waves', '--games', 'many'], /'--games <n>' argument 'many' is invalid/],
    ['options that are no JSON', ['sim', 'waves', '--options', '{length'], /options: not JSON/],
    ['options that are a list', ['sim', 'waves', '--options', '[1]'], /options: expected a JSON object/],
    ['an option with a slip', ['sim', 'waves', '--options', '{"lenght":"short"}'], /options\.lenght: .*did you mean 'length'\?/],
    ['an option with a wrong value', ['sim', 'waves', '--options', '{"length":"tiny"}'], /options\.length: /],
    [
      'options that do not go with the seats',
      ['sim', 'waves', '--options', '{"mode":"solo"}'],
      /options: mode 'solo' is for exactly 1 seat/,
    ],
    [
      'a bot with a slip',
      ['sim', 'waves', '--bots', 'mate,randm'],
      /bot: there is no bot 'randm' at Rolling with the Waves; did you mean 'random'\?/,
    ],
    ['more bots than seats', ['sim', 'waves', '--seats', '2', '--bots', 'mate,mate,mate'], /bots: 3 bots are given for 2 seats/],
    [
      'nobody left to play',
      ['play', 'waves', '--hotseat', '--seats', '2', '--bots', 'mate,mate'],
      /bots: 2 bots at 2 seats leave nobody at the keyboard/,
    ],
    ['a name too many', ['play', 'waves', '--name', 'Ann,Ben'], /name: 2 names for one person/],
    ['a seed with a digit missing', ['sim', 'waves', '--seed', LONG_HEX], /seed: expected 64 hexadecimal digits, or any short text/],
    ['an empty seed', ['sim', 'waves', '--seed', ''], /seed: expected/],
    ['a language with a slip', ['play', 'waves', '--language', 'dee'], /language: 'dee' is not spoken here; did you mean 'de'\?/],
    ['a rule that is not there', ['rules', 'waves', 'RW-2.99'], /rule: there is no rule 'RW-2\.99'; near it are RW-2\.11/],
    ['a rule far from all', ['rules', 'waves', '99'], /rule: there is no rule '99'; without a number all are printed/],
    ['a port that is no number', ['config', '--port', 'x'], /flag --port: port: expected a whole number from 0 to 65535/],
    ['a port that is nothing', ['serve', '--port', ' '], /flag --port: port: expected a whole number/],
    ['a port that is too large', ['serve', '--port', '99999'], /port: expected a whole number from 0 to 65535/],
    ['an origin that is no address', ['config', '--origins', 'here'], /origins: expected addresses like https:/],
    ['a file that is not there', ['verify', '/nowhere/game.json'], /record: cannot read '\/nowhere\/game\.json': there is no such file/],
    ['a folder for a file', ['replay', '/'], /record: cannot read '\/': it is a folder/],
    ['an edition that is not there', ['sim', 'waves', '--edition', '/nowhere.json'], /edition: cannot read/],
    ['a place that cannot be saved to', ['play', 'waves', '--save', '/nowhere/game.json'], /save: cannot write '\/nowhere\/game\.json'/],
    ['a saved game that is not there', ['play', '--resume', '/nowhere.json'], /resume: cannot read/],
  ])('%s', async (_what, line, told) => {
    const { code, out, err } = await flotilla(line)
    expect(err).toMatch(told)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).not.toMatch(/ {4}at /)
  })

  test('a game is not saved over another file', async () => {
    const file = join(folder(), 'mine.txt')
    writeFileSync(file, 'mine')
    const { code, err } = await flotilla(['play', 'waves', '--save', file])
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/save: '.*' is there already/) })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  test('a record that cannot be written leaves nothing behind', async () => {
    const here = folder()
    mkdirSync(join(here, 'taken'))
    const { code, err } = await flotilla(['record', 'waves', '--out', join(here, 'taken'), '--seed', '1'])
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/out: cannot write '.*taken': it is a folder/) })
    expect(readdirSync(here)).toEqual(['taken'])
    const missing = await flotilla(['record', 'waves', '--out', join(here, 'no', 'game.json'), '--seed', '1'])
    expect(missing).toMatchObject({ code: 2, err: expect.stringMatching(/there is no such file or folder/) })
  })
})

describe('a seed', () => {
  const games = async (seed: string): Promise<string> => (await flotilla(['record', 'waves', '--bots', 'random', '--seed', seed])).out

  test('may be 64 digits, taken as they are', async () => {
    const seed = '0123456789abcdef'.repeat(4)
    expect(JSON.parse(await games(seed))).toMatchObject({ seed })
    expect(await games(seed.toUpperCase())).toBe(await games(seed))
  })

  test('may be any short text, which is hashed', async () => {
    expect(JSON.parse(await games('7'))).toMatchObject({ seed: '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451' })
  })

  test('is a fresh one where none is given', async () => {
    const [one, two] = [1, 2].map(() => flotilla(['record', 'waves', '--bots', 'random']))
    expect((await one).out).not.toBe((await two).out)
  })
})

describe('help', () => {
  test.each(['play', 'games', 'rules', 'sim', 'record', 'replay', 'verify', 'edition'])(
    '%s explains itself with an example',
    async (command) => {
      const { code, out } = await flotilla([command, '--help'])
      expect(code).toBe(0)
      expect(out).toMatch(new RegExp(`Usage: flotilla ${command}`))
      expect(out).toMatch(new RegExp(`Examples?:\\n  flotilla ${command}`))
    },
  )

  test('the program lists its commands, with and without being asked', async () => {
    const bare = await flotilla([])
    expect(bare.code).toBe(0)
    expect(bare.out).toMatch(/Usage: flotilla/)
    expect((await flotilla(['--help'])).out).toBe(bare.out)
  })
})

describe('as a process', () => {
  test('prints its version', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
    expect(spawnFlotilla(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })

  test('ends with 2 and no stack trace on bad input', () => {
    const { code, out, err } = spawnFlotilla(['sim', 'wavs'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^error: game: there is no game 'wavs'.*did you mean 'waves'\?.*\n$/)
  })
})

describe('what others have written', () => {
  const ESCAPE = '\u001B]0;owned\u0007'

  test('is quoted in complaints without commanding the terminal', () => {
    const file = join(folder(), 'record.json')
    writeFileSync(file, JSON.stringify({ format: 'flotilla-record-1', game: `waves${ESCAPE}` }))
    for (const line of [
      ['verify', file],
      ['rules', `waves${ESCAPE}`],
    ]) {
      const { code, err } = spawnFlotilla(line)
      expect(code).toBe(2)
      expect(err).not.toContain('\u001B')
      expect(err).not.toContain('\u0007')
    }
  })

  test('is spelled out on a screen, where colours and erased lines are ours', () => {
    expect(harmless(`\u001B[1mAnna\u001B[22m${ESCAPE}\n\r\u001B[Kx\u202Ey`)).toBe(
      '\u001B[1mAnna\u001B[22m\\u{1b}]0;owned\\u{7}\n\r\u001B[Kx\\u{202e}y',
    )
  })
})

describe('settings', () => {
  test('a variable with a slip in its name is named', () => {
    expect(unknownVariables({ FLOTILLA_PROT: '1', FLOTILLA_DATA: 'x', FLOTILLA_RATES: '5', PORT: '1', OTHER: '' })).toEqual([
      'FLOTILLA_PROT is no setting',
      'FLOTILLA_RATES is no setting; did you mean FLOTILLA_RATE?',
    ])
  })

  test('a data folder that cannot be made is an error at once', async () => {
    const file = join(folder(), 'a-file')
    writeFileSync(file, '')
    for (const data of [file, join(file, 'inside')])
      expect(await flotilla(['serve', '--port', '0', '--data', data])).toMatchObject({
        code: 2,
        err: expect.stringContaining(`cannot use the data folder '${data}'`),
      })
  })
})
