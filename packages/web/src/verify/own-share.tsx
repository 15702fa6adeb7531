import { parseRecord } from '@flotilla/kernel'
import type { ShareUse, TableInfo } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { ownUse } from '../net/own-dice.ts'
import { isHere, tableHostOf } from '../net/table-host.ts'
import { useSay } from '../words.ts'

/** What became of the own share of the dice; nothing where this browser has none. */
export function OwnShareLine({ use }: { use: ShareUse }) {
  const say = useSay()
  return use === 'unknown' ? null : <p role={use === 'broken' ? 'alert' : undefined}>{say(`web.ownShare.${use}`)}</p>
}

/** After a game: says so if its dice were not made as they had been fixed before the start. */
export function OwnShareAlarm({ info }: { info: TableInfo }) {
  const [use, setUse] = useState<ShareUse>('unknown')
  useEffect(() => {
    if (info.seat === null || isHere(info.id)) return
    tableHostOf(info.id)
      .then((host) => host.record(info.id))
      .then(
        (record) => setUse(ownUse(info.id, parseRecord(record))),
        () => undefined,
      )
  }, [info.id, info.seat])
  return use === 'broken' ? <OwnShareLine use={use} /> : null
}
