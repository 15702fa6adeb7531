import type { AlertsInfo } from '@flotilla/protocol'
import { call } from '../net/api.ts'

/** Where one sits at a new table of so many seats: under the flag one likes, if it has that. */
export async function likedSeat(seats: number): Promise<number> {
  const flag = await call<AlertsInfo>('GET', '/me/alerts').then(
    ({ preferences }) => preferences.flag,
    () => null,
  )
  return flag !== null && flag < seats ? flag : 0
}
