import { replacementNonce } from '../../packages/kernel/src/index.ts'
import { newShare, sealOfShare, type OwnShare, type TableInfo } from '../../packages/protocol/src/index.ts'
import type { TestClient } from '../../packages/server/test/client.ts'
import { NEW, held, type Attacks, type Ground } from './ground.ts'

/** What somebody can try who wants to choose the dice. */
export const attacksOnDice = ({ guest, refusal }: Ground): Attacks => {
  const info = (who: TestClient, id: string): Promise<TableInfo> => who.get(`/api/tables/${id}`)
  const reveal = (who: TestClient, id: string, { nonce }: Pick<OwnShare, 'nonce'>): Promise<TableInfo> =>
    who.post(`/api/tables/${id}/reveal`, { nonce })
  const open = async (): Promise<{ anna: TestClient; mallory: TestClient; own: OwnShare; bad: OwnShare; id: string }> => {
    const [anna, mallory] = [await guest('Anna'), await guest('Mallory')]
    const [own, bad] = [newShare(), newShare()]
    const { id } = await anna.post('/api/tables', { ...NEW, sit: 0, seal: sealOfShare(own) })
    await mallory.post(`/api/tables/${id}/sit`, { seat: 1, seal: sealOfShare(bad) })
    return { anna, mallory, own, bad, id }
  }
  /** The seals are fixed, and Anna has revealed her nonce. */
  const fixed = async (): ReturnType<typeof open> => {
    const at = await open()
    await at.anna.post(`/api/tables/${at.id}/start`)
    await reveal(at.anna, at.id, at.own)
    return at
  }
  return {
    async 'a nonce that is chosen after those of the others'() {
      const { mallory, id } = await fixed()
      const code = await refusal(reveal(mallory, id, newShare()))
      return held(code === 'dice.notSealed', `refused: ${code}`)
    },
    async 'a seal that is changed after those of the others are fixed'() {
      const { mallory, bad, id } = await fixed()
      await refusal(mallory.post(`/api/tables/${id}/sit`, { seal: sealOfShare(newShare()) }))
      const { shares } = await reveal(mallory, id, bad)
      return held(shares[1].seal === sealOfShare(bad), 'the fixed one counts')
    },
    async 'seats that are swapped after the seals are fixed'() {
      const { anna, id } = await fixed()
      const code = await refusal(anna.post(`/api/tables/${id}/swap`, { a: 0, b: 1 }))
      return held(code === 'table.begun', `refused: ${code}`)
    },
    async 'getting up and sitting down with another seal'() {
      const { mallory, id } = await fixed()
      await refusal(mallory.post(`/api/tables/${id}/leave`))
      const again = newShare()
      await refusal(mallory.post(`/api/tables/${id}/sit`, { seat: 1, seal: sealOfShare(again) }))
      const code = await refusal(reveal(mallory, id, again))
      return held(code === 'dice.notSealed', `refused: ${code}`)
    },
    async 'the nonces of others, read before one reveals'() {
      const { mallory, own, id } = await fixed()
      mallory.received.length = 0
      await info(mallory, id)
      await (await mallory.socket()).hello(id)
      for (const path of [`tables/${id}/state`, `tables/${id}/history`, 'me/data', 'me/tables']) await refusal(mallory.get(`/api/${path}`))
      return held(!mallory.received.join('').includes(own.nonce), 'they come with the start')
    },
    async 'a nonce that is asked for before the seals are fixed'() {
      const { mallory, bad, id } = await open()
      const code = await refusal(reveal(mallory, id, bad))
      return held(code === 'table.notBegun', `refused: ${code}`)
    },
    async 'the nonce of somebody else'() {
      const { mallory, own, id } = await fixed()
      const code = await refusal(reveal(mallory, id, own))
      return held(code === 'dice.notSealed', `refused: ${code}`)
    },
    async 'a start by somebody who does not sit there'() {
      const { own, id } = await fixed()
      const code = await refusal(reveal(await guest('Sly'), id, own))
      return held(code === 'table.notSeated', `refused: ${code}`)
    },
    async 'a nonce that is never revealed'() {
      const { anna, id } = await fixed()
      let now = await info(anna, id)
      while (now.status === 'open' && (now.reveal?.until ?? 0) + 5000 > Date.now()) {
        await new Promise((done) => setTimeout(done, 200))
        now = await info(anna, id)
      }
      const { commitment, nonces, shares } = now
      const seals = shares.map(({ seal }) => seal ?? null)
      const isReplaced = shares[1]?.by === 'absent' && nonces[1] === replacementNonce(commitment, seals, 1)
      return held(now.status === 'playing' && isReplaced, 'the game starts with what nobody can choose, and says so')
    },
    async 'a share of the dice for a bot'() {
      const anna = await guest('Anna')
      const own = newShare()
      const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }]
      const { id } = await anna.post('/api/tables', { ...NEW, seats, sit: 0, seal: sealOfShare(own) })
      await anna.post(`/api/tables/${id}/start`)
      const { commitment, nonces, shares } = await reveal(anna, id, own)
      const isFixed = shares[1].by === 'server' && nonces[1] === replacementNonce(commitment, [sealOfShare(own), null], 1)
      return held(isFixed, 'it follows from what was fixed before')
    },
  }
}
