import { GOODS, isGood, lootArt, medal } from '@flotilla/art/quests'
import { SEATS } from '@flotilla/art/kit'
import { readView } from '@flotilla/kernel'
import { championOf, isCoop, missionTold, type ReadCtx } from '@flotilla/quests/client'
import type { ReactNode } from 'react'
import { LookFoot } from '../../kit/look-foot.tsx'
import { PanelBeside } from '../../kit/panel-beside.tsx'
import { useCloserLook } from '../../kit/use-closer-look.ts'
import { Drawing } from '../../../layout/drawing.tsx'
import styles from './lens.module.css'
import { LetterFace, clueLetter, questCard } from './letters.tsx'
import type { QuestsProps } from '../props.ts'
import { Ability } from './ship.tsx'
import { Thing } from './thing.tsx'

/** What is looked at, large and with its whole rule. Its words stand at the thing itself for whoever does not see it. */
export default function Lens({ board }: { board: QuestsProps }) {
  const { looked, close } = useCloserLook()
  const shown = looked === null ? null : about(board, readView(board.game, board.view), looked.what)
  return shown === null ? null : (
    <PanelBeside
      thing={looked?.element ?? null}
      className={styles.lens}
      data-pinned={looked?.pinned === true ? '' : undefined}
      aria-hidden={looked?.pinned === true ? undefined : true}
    >
      {shown}
      <LookFoot
        say={(code) => board.say({ code })}
        openRule={(rule) => {
          close()
          board.openRule(rule)
        }}
        rule={ruleOf(looked?.what ?? '')}
        pinned={looked?.pinned === true || looked?.held === true}
      />
    </PanelBeside>
  )
}

/** Where the rules of quests, clues, captains and loot begin. */
const ruleOf = (what: string): string =>
  what.startsWith('captain:') ? 'QC-1.8' : what.startsWith('letter:clue-') ? 'QC-6.1' : what.startsWith('letter:') ? 'QC-5.1' : 'QC-12.1'

function about(board: QuestsProps, ctx: ReadCtx, what: string): ReactNode {
  const { say, view, names } = board
  const [kind, id] = [what.slice(0, what.indexOf(':')), what.slice(what.indexOf(':') + 1)]
  if (kind === 'captain') {
    const seat = Number(id)
    if (view.ships[seat].champion === -1) return null
    const one = championOf(ctx, seat)
    return (
      <div className={styles.thing}>
        <Drawing svg={medal(one.id, SEATS[seat].light)} box="0 0 100 104" width={104} height={108} />
        <div>
          <h3>{say({ code: `champion.${one.id}` })}</h3>
          <p>{names[seat]}</p>
          {[`ability.${one.id}`, `nationAbility.${one.nation}`].map((code) => (
            <p key={code}>
              <Ability text={say({ code })} />
            </p>
          ))}
          {isCoop(view) ? <p>{say(missionTold(ctx, seat))}</p> : null}
        </div>
      </div>
    )
  }
  const plain = id.replace(/-\d+$/, '')
  if (kind === 'letter') {
    const letter = id.startsWith('clue-') ? clueLetter(id, say, false) : questCard(ctx, id, say)
    return letter === null ? null : (
      <div className={styles.letter}>
        <LetterFace letter={letter} />
        <p>{letter.text}</p>
      </div>
    )
  }
  return (
    <div className={styles.thing}>
      <Thing art={isGood(plain) ? GOODS[plain] : lootArt(plain)} size={88} />
      <div>
        <h3>{say({ code: `thing.${plain}` })}</h3>
        {isGood(plain) ? null : <p>{say({ code: `effect.${plain}` })}</p>}
      </div>
    </div>
  )
}
