import type { GameRecord } from '@flotilla/kernel'
import styles from '../lobby/lobby.module.css'
import { forget, type KeptTable, type Study } from '../local/kept.ts'
import { follow } from '../router.ts'
import type { Say } from '../words.ts'
import { positionOf, renameBranch } from './branches.ts'
import { Standing } from './standing.tsx'
import tree from './study.module.css'

interface Props {
  readonly study: Study
  readonly branches: readonly KeptTable[]
  readonly say: Say
  readonly onChange: () => void
}

/** The game, and below it what goes off from it; below each branch what goes off from that. */
export function BranchTree({ study, branches, say, onChange }: Props) {
  const { record, table } = study
  return (
    <ul className={tree.tree}>
      <li>
        <div className={tree.branch}>
          <b>{say('study.game')}</b>
          <small className={styles.hint}>{record.names?.join(', ')}</small>
          {table === undefined ? null : (
            <p className={styles.row}>
              <a className="button" href={`/t/${table}/replay`} onClick={follow}>
                {say('study.branchHere')}
              </a>
            </p>
          )}
        </div>
        <Children of={null} branches={branches} say={say} onChange={onChange} />
      </li>
    </ul>
  )
}

function Children({ of, branches, say, onChange }: Omit<Props, 'study'> & { readonly of: string | null }) {
  const known = new Set(branches.map(({ id }) => id))
  // What goes off from a branch that was thrown away goes off from the game.
  const own = branches.filter(({ branch }) => (known.has(branch?.parent ?? '') ? branch?.parent : null) === of)
  if (own.length === 0) return null
  return (
    <ul className={tree.tree}>
      {own.map((table) => (
        <li key={table.id}>
          <OneBranch table={table} n={branches.indexOf(table) + 1} say={say} onChange={onChange} />
          <Children of={table.id} branches={branches} say={say} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
}

function OneBranch({ table, n, say, onChange }: { table: KeptTable; n: number; say: Say; onChange: () => void }) {
  const { id, branch, from, answers, status } = table
  const unnamed = say('study.unnamed', { n })
  const record: GameRecord = positionOf(table)
  return (
    <div className={tree.branch}>
      <label className={styles.field}>
        <span className="visually-hidden">{say('study.name')}</span>
        <input
          defaultValue={branch?.name}
          placeholder={unnamed}
          maxLength={80}
          onBlur={({ target }) => void renameBranch(table, { name: target.value }).then(onChange)}
        />
      </label>
      <label className={styles.field}>
        <span className="visually-hidden">{say('study.note')}</span>
        <textarea
          defaultValue={branch?.note}
          placeholder={say('study.note')}
          rows={2}
          maxLength={2000}
          onBlur={({ target }) => void renameBranch(table, { note: target.value }).then(onChange)}
        />
      </label>
      <small className={styles.hint}>{say('study.from', { at: from, n: answers.length - from })}</small>
      <p className={styles.row}>
        {status === 'over' ? null : (
          <a className="button" href={`/t/${id}`} onClick={follow}>
            {say('study.play')}
            <span className="visually-hidden">: {branch?.name === '' ? unnamed : branch?.name}</span>
          </a>
        )}
        <a className="button" href={`/t/${id}/replay`} onClick={follow}>
          {say('study.branchHere')}
          <span className="visually-hidden">: {branch?.name === '' ? unnamed : branch?.name}</span>
        </a>
        <button type="button" className="quiet" onClick={() => void forget(id).then(onChange)}>
          {say('study.forget')}
        </button>
      </p>
      <Standing record={record} />
    </div>
  )
}
