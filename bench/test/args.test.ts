import { describe, expect, test } from 'vitest'
import { usage, wishOf } from '../src/args.ts'
import { suites } from '../src/suites/index.ts'

const wish = (line: string) => wishOf(line.split(' ').filter(Boolean), suites)

describe('the command line', () => {
  test('without a suite all are run, with the defaults', () => {
    expect(wish('')).toEqual({
      names: ['kernel', 'search', 'server', 'stalls'],
      seconds: 8,
      seats: 3,
      games: 1_000_000,
      database: false,
      json: false,
      help: false,
    })
  })

  test('a suite and every option', () => {
    expect(wish('kernel --json --seconds 0.5 --seats 5 --database')).toMatchObject({
      names: ['kernel'],
      seconds: 0.5,
      seats: 5,
      database: true,
      json: true,
    })
  })

  test.each([
    ['kernle', "there is no suite 'kernle': there is kernel"],
    ['kernel toString', "there is no suite 'toString'"],
    ['--fast', '--fast'],
    ['--seconds', '--seconds'],
    ['--seconds 0', "above 0 and below 3600, not '0'"],
    ['--seconds soon', "not 'soon'"],
    ['--seats 1', "from 2 to 5, not '1'"],
    ['--seats 2.5', "not '2.5'"],
    ['--games 5', "from 10000 on, not '5'"],
    ['before', 'before compares with an earlier commit: name it with --ref'],
  ])('%s is refused', (line, message) => {
    expect(() => wish(line)).toThrow(message)
  })

  test('the usage names every suite', () => {
    for (const name of Object.keys(suites)) expect(usage(suites)).toContain(`  ${name} `)
  })
})
