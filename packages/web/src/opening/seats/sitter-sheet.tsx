import { BOT_NAMES, type SeatPlan } from '@flotilla/protocol'
import { Flag, LETTERS } from '../../layout/flag.tsx'
import { Glyph } from '../../layout/glyph.tsx'
import { botName } from '../../lobby/bot-name.ts'
import type { Say } from '../../words.ts'
import { BotFace } from './bot-face.tsx'
import { kindOf, othersOf, ranksOf, tempersOf, withTemper, botOf } from './bots.ts'
import { Modal } from '../modal.tsx'
import { closingBarred, give, giveAll, sit } from '../plan.ts'
import styles from './sitter.module.css'
import type { Tools } from '../tools.ts'

interface Props {
  readonly at: number
  readonly tools: Tools
  readonly onClose: () => void
}

/** Who sits here: a person, nobody, or a bot by its rank and temper. */
export function SitterSheet({ at, tools, onClose }: Props) {
  const { game, plan, frame, say, change } = tools
  const seat = plan.seats[at]
  const bot = seat.kind === 'bot' ? kindOf(seat.bot) : null
  const name = BOT_NAMES[at]
  const barred = seat.kind === 'closed' ? null : closingBarred(plan, frame)
  const set = (who: SeatPlan): void => change(give(plan, at, who))
  const setLevel = (level: string): void => set({ kind: 'bot', bot: withTemper(game.bots, level, bot?.temper ?? '') })
  const tempers = bot === null ? [] : tempersOf(game.bots, bot.level)
  const close = say('opening.done')
  return (
    <Modal title={say('opening.who')} className={`sheet ${styles.sheet}`} onClose={onClose} onOpen={(dialog) => layBeside(dialog, at)}>
      <div className={styles.head}>
        <h2>
          <Flag seat={at} size={28} /> {say('opening.who')}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={close} title={close}>
          <Glyph name="close" />
        </button>
      </div>
      <fieldset className={styles.who}>
        <legend className="visually-hidden">{say('opening.who')}</legend>
        <div className={styles.pair}>
          <Big icon="person" on={seat.kind === 'open'} words={say('opening.whoPerson')} onPick={() => set({ kind: 'open' })} />
          <Big
            icon="close"
            on={seat.kind === 'closed'}
            words={say('opening.nobody')}
            why={barred === null ? undefined : say(barred === 'all' ? 'opening.needsAll' : 'opening.tooFew')}
            onPick={() => set({ kind: 'closed' })}
          />
        </div>
        <div className={styles.ranks}>
          {ranksOf(game.bots).map((level) => (
            <label key={level} className={styles.rank} data-on={bot?.level === level ? '' : undefined}>
              <input type="radio" name="who" checked={bot?.level === level} onChange={() => setLevel(level)} />
              <span className={styles.portrait}>
                <BotFace bot={withTemper(game.bots, level, bot?.temper ?? '')} name={name} badge />
              </span>
              <span className={styles.label}>{botName(say, level)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {bot === null || tempers.length < 2 ? null : (
        <fieldset className={styles.tempers}>
          <legend>{say('opening.temper')}</legend>
          <div>
            {tempers.map((temper) => (
              <label key={temper} className={styles.temper} data-on={bot.temper === temper ? '' : undefined}>
                <input
                  type="radio"
                  name="temper"
                  checked={bot.temper === temper}
                  onChange={() => set({ kind: 'bot', bot: botOf({ level: bot.level, temper }) })}
                />
                <span className={styles.portrait}>
                  <BotFace bot={botOf({ level: bot.level, temper })} name={name} close />
                </span>
                <span className={styles.label}>{temper === '' ? say('opening.even') : say(`web.temper.${temper}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <p className={styles.tell} role="status">
        {sentence(say, seat)}
      </p>
      <div className={styles.foot}>
        <fieldset className={styles.others}>
          <legend>{say('opening.tryOut')}</legend>
          {othersOf(game.bots).map((level) => (
            <label key={level} className={styles.other} data-on={bot?.level === level ? '' : undefined}>
              <input type="radio" name="who" checked={bot?.level === level} onChange={() => setLevel(level)} />
              {botName(say, level)}
            </label>
          ))}
        </fieldset>
        {seat.kind === 'bot' ? (
          <button type="button" onClick={() => change(giveAll(plan, seat))}>
            <Glyph name="crew" size={18} /> {say('opening.fill')}
          </button>
        ) : (
          <button
            type="button"
            onClick={() => {
              change(sit(plan, at))
              onClose()
            }}
          >
            {say('opening.sitHere')}
          </button>
        )}
      </div>
    </Modal>
  )
}

interface BigProps {
  readonly icon: 'person' | 'close'
  readonly on: boolean
  readonly words: string
  /** Why it cannot be chosen now. */
  readonly why?: string | undefined
  readonly onPick: () => void
}

function Big({ icon, on, words, why, onPick }: BigProps) {
  return (
    <label className={styles.big} data-on={on ? '' : undefined} data-barred={why === undefined ? undefined : ''}>
      <input
        type="radio"
        name="who"
        checked={on}
        aria-disabled={why !== undefined}
        onChange={() => {
          if (why === undefined) onPick()
        }}
      />
      <Glyph name={icon} size={24} />
      <span>
        {words}
        {why === undefined ? null : <small>{why}</small>}
      </span>
    </label>
  )
}

/** What whoever sits here is like. */
function sentence(say: Say, seat: SeatPlan): string {
  if (seat.kind !== 'bot') return say(seat.kind === 'open' ? 'opening.whoPerson.say' : 'opening.whoNobody.say')
  const { level, temper } = kindOf(seat.bot)
  const words = [`opening.bot.${level}`, ...(temper === '' ? [] : [`opening.temper.${temper}`])]
  return words
    .filter((code) => say.has(code))
    .map((code) => say(code))
    .join(' ')
}

const GAP = 12

/** Beside its seat where there is room, otherwise above or below, never over it; on a phone it comes from below. */
function layBeside(dialog: HTMLDialogElement, at: number): void {
  const plate = document.querySelector(`button[aria-haspopup="dialog"][aria-label*=" ${LETTERS[at]}:"]`)?.getBoundingClientRect()
  if (plate === undefined || getComputedStyle(dialog).getPropertyValue('--lies').trim() === 'below') return
  const { width, height } = dialog.getBoundingClientRect()
  const inside = (x: number, length: number, whole: number, least: number): number => Math.max(least, Math.min(whole - length - GAP, x))
  const y = inside(plate.top + plate.height / 2 - height / 2, height, innerHeight, 64)
  const x = inside(plate.left + plate.width / 2 - width / 2, width, innerWidth, GAP)
  const [left, top] =
    plate.top - height > 66
      ? [x, plate.top - height - GAP]
      : plate.bottom + height < innerHeight - 20
        ? [x, plate.bottom + GAP]
        : plate.right + width + 22 < innerWidth
          ? [plate.right + GAP, y]
          : [plate.left - width - GAP, y]
  Object.assign(dialog.style, { left: `${left}px`, top: `${top}px`, margin: '0' })
}
