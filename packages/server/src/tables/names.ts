/** Letters of other alphabets, and digits, by the Latin letter that they look like. */
const TWINS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ',
    b: 'вьβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε3',
    g: 'ɡ9',
    h: 'һн',
    i: 'іιı',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ1|!',
    m: 'м',
    n: 'пη',
    o: 'оοσ0',
    p: 'рρ',
    q: 'ԛ',
    r: 'гᴦ',
    s: 'ѕ5$',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ѡω',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ2',
  }).flatMap(([letter, twins]) => Array.from(twins, (twin) => [twin, letter])),
)

/** A name as it looks at a glance: without case, accents, gaps, and which alphabet its letters are of. */
function atAGlance(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Z}\p{P}]/gu, '')
    .toLowerCase()
  const seen = Array.from(plain === '' ? name.normalize('NFKC') : plain, (letter) => TWINS[letter] ?? letter).join('')
  return seen.replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** Names that nobody at a table could tell apart. */
export const isSameName = (a: string, b: string): boolean => atAGlance(a) === atAGlance(b)
