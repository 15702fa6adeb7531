import { Glyph } from '../layout/glyph.tsx'
import { follow } from '../router.ts'
import { placeOf, thingOf, useBench, type Bench } from './bench.ts'
import type { Check } from './checks.ts'
import { goOn } from './walk/control.tsx'
import { settle, type Entry } from './draft.ts'
import styles from './editions.module.css'
import { MarkSign } from './walk/mark.tsx'
import { doesOf, labelOf, ruleOf, valueOf } from './names.ts'

/** The number in hand: what it is, where it comes from, what it does, and the one thing to do next. */
export function InHand() {
  const bench = useBench()
  const { say, game, hand, look, nameOf } = bench
  if (hand === null) return null
  const thing = thingOf(look, hand.id)
  const rule = ruleOf(game, hand)
  const builtIn = valueOf(say, hand, hand.builtIn)
  const next = bench.nextToCheck(hand.id)
  const isHouse = hand.mark === 'house'
  return (
    <section className={`${styles.panel} ${styles.hand}`} aria-live="polite">
      <div className={styles.head}>
        <h2>{thing === undefined ? '' : nameOf(thing)}</h2>
        {rule === null ? null : (
          <a href={`/rules/${game.id}/${rule}`} onClick={follow}>
            {rule}
          </a>
        )}
      </div>
      <b className={styles.what}>{labelOf(say, hand)}</b>
      <div className={styles.row}>
        {hand.kind === 'number' ? <Stepper entry={hand} /> : <b className={styles.value}>{valueOf(say, hand, hand.value)}</b>}
        <div className={styles.from} data-mark={hand.mark}>
          <MarkSign mark={hand.mark} size={20} />
          <b>{say(`edition.mark.${hand.mark}`)}</b>
          <small>
            {hand.kind === 'number'
              ? say('edition.range', { least: hand.min, most: hand.max, value: builtIn })
              : say('edition.builtIn', { value: builtIn })}
          </small>
        </div>
      </div>
      <p>
        {doesOf(say, hand)} <span className={styles.sub}>{say(`edition.why.${hand.mark}`)}</span>
      </p>
      <div className={styles.two}>
        {hand.mark === 'yours' ? (
          <button type="button" onClick={() => bench.type(hand, hand.builtIn)}>
            {say('edition.back', { value: builtIn })}
          </button>
        ) : (
          <button type="button" disabled={next === null} onClick={() => next !== null && bench.go(next.id)}>
            {say('edition.skip')}
          </button>
        )}
        <button type="button" className={styles.gold} disabled={!isHouse && next === null} onClick={() => goOn(bench, hand)}>
          {isHouse ? `✓ ${say('edition.printed')}` : say('edition.nextToCheck')} <kbd>↵</kbd>
        </button>
      </div>
    </section>
  )
}

function Stepper({ entry }: { readonly entry: Entry }) {
  const { say, type } = useBench()
  const value = Number(entry.value)
  return (
    <div className={styles.stepper}>
      <button type="button" aria-label={say('edition.less')} disabled={value <= entry.min} onClick={() => type(entry, value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={say('edition.more')} disabled={value >= entry.max} onClick={() => type(entry, value + 1)}>
        +
      </button>
    </div>
  )
}

const SIGNS: Readonly<Record<Check['kind'], string>> = { cannot: '!', ask: '?', fine: '✓' }
/** So many sentences that are fine are shown: more say nothing more. */
const MOST_FINE = 3

const wordsOf = (bench: Bench, { at, words, kind }: Check): string => {
  const why = typeof words === 'string' ? words : bench.say(words)
  const place =
    kind === 'fine' || (kind === 'ask' && typeof words === 'object' && words.code.startsWith('check.')) ? '' : placeOf(bench, at)
  return place === '' ? why : bench.say('edition.at', { place, why })
}

/** What cannot be, what is asked and what is fine, the worst first. */
export function Adds() {
  const bench = useBench()
  const { say, checks, look } = bench
  const pressing = checks.filter(({ kind }) => kind !== 'fine')
  const fine = checks.filter(({ kind }) => kind === 'fine').slice(0, Math.max(0, MOST_FINE - pressing.length))
  const goTo = (id: string): void => {
    const entry = look.entries.get(id) ?? [...look.entries.values()].find((one) => one.id.startsWith(`${id}.`))
    if (entry !== undefined) bench.go(entry.id)
  }
  return (
    <section className={styles.panel} aria-labelledby="adds-up">
      <h2 id="adds-up">{say('edition.adds')}</h2>
      <ul className={styles.checks}>
        {[...pressing, ...fine].map((check) => (
          <li key={check.key} data-kind={check.kind} role={check.kind === 'cannot' ? 'alert' : undefined}>
            <b aria-hidden>{SIGNS[check.kind]}</b>
            <div>
              {check.kind === 'fine' ? (
                wordsOf(bench, check)
              ) : (
                <button type="button" className={styles.link} onClick={() => goTo(check.at)}>
                  {wordsOf(bench, check)} {check.kind === 'ask' ? say('edition.isRight') : ''}
                </button>
              )}
              {check.kind === 'ask' ? (
                <button type="button" className={styles.small} onClick={() => bench.change(settle(bench.draft, check.key))}>
                  <Glyph name="check" size={15} /> {say('edition.yesCounted')}
                </button>
              ) : null}
            </div>
          </li>
        ))}
        {checks.length === 0 ? <li data-kind="fine">{say('edition.addsFine')}</li> : null}
      </ul>
    </section>
  )
}
