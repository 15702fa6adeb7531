import { start, choices, take, rng, isOver, ioOn, view, carryOut, type Game } from '@flotilla/kernel'
import { bottom, KINDS, kindOf } from './src/index.ts'
const N = Number(process.argv[2] ?? 40)
const opt = JSON.parse(process.argv[3] ?? '{}')
const med = (a: number[]) => a.toSorted((x, y) => x - y)[a.length >> 1]
const mean = (a: number[]) => a.reduce((x, y) => x + y, 0) / Math.max(1, a.length)
const bought = new Map<string, { n: number; win: number; even: number }>(), end = new Map<string, { n: number; win: number; even: number }>()
const avail = new Map<string, number>()
for (const seats of [2, 3, 4, 5]) {
  const cr: number[] = [], si: number[] = [], win: number[] = Array(seats).fill(0), firstWin: number[] = Array(seats).fill(0), score: number[] = [], ans: number[] = [], decks: number[] = [], boards: number[] = [], purch: number[] = []
  let iceWin = 0, iceN = 0, ties = 0, limit = 0, under = 0, asks = 0, used = 0, turns = 0, secondScore: number[] = []
  const reactUsed = new Map<string, [number, number]>()
  for (let g = 0; g < N; g++) {
    const r = rng(g * 7 + seats)
    const s = start(bottom, { seats, options: opt, seed: (g * 11 + seats).toString(16).padStart(64, '0') })
    const first = s.active
    let buyer = -1, n = 0, cruiseTurns = 0
    const buys: [number, number][] = []
    let lastPhase = s.phase
    while (!isOver(s)) {
      const ask = s.asks.find((a) => !a.optional)!
      const list = choices(bottom, s, ask)
      let best = list[0], most = -Infinity
      if (list.length > 1) {
        const v = view(bottom, s, ask.seat)
        const io = ioOn(bottom, v as never)
        let eq = 0
        for (const c of list) { const x = bottom.advice.rate(io, ask, c); if (x > most) { most = x; best = c; eq = 1 } else if (x === most && r.below(++eq) === 0) best = c }
      }
      if (ask.kind.startsWith('react')) { asks++; const k = reactUsed.get(ask.kind) ?? [0, 0]; k[0]++; if (!('pass' in best)) { used++; k[1]++ } reactUsed.set(ask.kind, k) }
      if (ask.kind === 'main' && 'buy' in best) { const b = (best as { buy: number | 'iceberg' }).buy; if (b === 'iceberg') { buyer = ask.seat; cruiseTurns = s.turn } else buys.push([ask.seat, kindOf(s.faces[s.row[b - 1]])]) }
      for (const e of process.argv[4] ? carryOut(bottom, s, { ask, choice: best }) : (take(bottom, s, ask, best), [])) if (g === 0) console.log(JSON.stringify(e.event))
      if (s.phase === 'sinking' && lastPhase === 'cruise') { lastPhase = 'sinking'; cruiseTurns ||= seats * 25; for (let k = 0; k < seats; k++) { decks.push(s.ships[k].deck.length + s.ships[k].hand.length); boards.push(s.ships[k].board.reduce((a, c) => a + (bottom.edition.cards[kindOf(s.faces[c])].value ?? 0), 0)) } if (buyer < 0) limit++ }
      n++
    }
    turns += cruiseTurns + s.turn
    const o = bottom.outcome(ioOn(bottom, s))
    if (o.winners.length > 1) ties++
    for (const w of o.winners) { win[w] += 1 / o.winners.length; firstWin[(w - first + seats) % seats] += 1 / o.winners.length }
    cr.push(cruiseTurns / seats); for (const { turns } of s.ships) { si.push(turns); if (turns >= 16) under++ }
    score.push(o.standings[0].score); secondScore.push(o.standings.at(-1)!.score); ans.push(n); purch.push(buys.length / seats)
    if (buyer >= 0) { iceN++; if (o.winners.includes(buyer)) iceWin += 1 / o.winners.length }
    const add = (m: typeof bought, id: string, seat: number) => { const e = m.get(id) ?? { n: 0, win: 0, even: 0 }; e.n++; e.even += 1 / seats; if (o.winners.includes(seat)) e.win += 1 / o.winners.length; m.set(id, e) }
    for (const key of new Set(buys.map(([a, b]) => a * 100 + b))) add(bought, KINDS[key % 100], Math.floor(key / 100))
    s.ships.forEach((ship, seat) => { for (const k of new Set(ship.board.map((c) => kindOf(s.faces[c])))) add(end, KINDS[k], seat) })
  }
  console.log(`${seats}p cruise turns/seat med ${med(cr)} sinking med ${med(si)} undertow ${(100 * under / si.length).toFixed(1)}% limit ${limit} | deck ${mean(decks).toFixed(1)} board ${mean(boards).toFixed(1)} buys ${mean(purch).toFixed(1)} | win score ${mean(score).toFixed(1)} last ${mean(secondScore).toFixed(1)} ties ${(100*ties/N).toFixed(1)}% | iceberg bought ${iceN} buyer wins ${(100 * iceWin / iceN).toFixed(0)}% | seats ${win.map((x) => (100 * x / N).toFixed(0)).join('/')} by order ${firstWin.map((x) => (100 * x / N).toFixed(0)).join('/')} | answers ${mean(ans).toFixed(0)} | react asks/turn ${(asks / turns).toFixed(2)} used ${(100 * used / asks).toFixed(0)}% ${[...reactUsed].map(([k, [a, b]]) => `${k.slice(6)} ${b}/${a}`).join(' ')}`)
}
if (!process.argv[4]) {
  console.log('bought', [...bought].sort((a, b) => b[1].n - a[1].n).map(([k, e]) => `${k} ${e.n} ${(e.win / e.even).toFixed(2)}`).join(', '))
  console.log('end', [...end].sort((a, b) => b[1].n - a[1].n).map(([k, e]) => `${k} ${e.n} ${(e.win / e.even).toFixed(2)}`).join(', '))
}
