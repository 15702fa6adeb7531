import { expect, test } from 'vitest'
import { A, S } from '../pirates.ts'
import { given } from '../table.ts'

test('one whole round (7.3), answer by answer', () => {
  given({ edition: 'house-2' })
    .ship('A', 'c0[6,5] small[4] spirits[3] Infamy 5')
    .ship('S', 'c0[4,6] hull[6,6] ports[4] Infamy 5')
    .drafts('A', 'clear 6', 'clear 2', 'A3', 'A5', 'S4', 'S1')

    .when(A.takes('clear 6'), S.bribes('A5'), A.takes('A3'), S.takes('S4'), A.takes('clear 2'), S.takes('S1'))
    .has('A', 'nest[6,3,2] Infamy 5')
    .has('S', 'nest[5,4,1] Infamy 0')

    .when(A.plans('chest1', 'small', 'spirits'), S.plans('chest0', 'ports', 'hull'))
    .tells('revealed', {
      plans: [
        ['chest1', 'small', 'spirits'],
        ['chest0', 'ports', 'hull'],
      ],
    })
    .asks({ A: { kind: 'raise', step: 'chests' } })
    .has('A', 'spirits[3,2]')
    .when(A.raises('small'))
    .has('A', 'c1[6] small[4,7] spirits[]')
    .has('S', 'c0[4,6,5] hull[6,6,1]=1')
    .offers(A.aims('small', S, 0), A.aims('small', S, 1), A.aims('small', S, 2))
    .when(A.aims('small', S, 0))
    .tells('volley', { seat: 0, target: 1, chest: 0, blocked: 1, loot: [5] })
    .when(A.stows(1))
    .has('A', 'c0[6,5] c1[6,5] small[] Infamy 9')
    .has('S', 'c0[4,6] ports[4,4]=1 Infamy 2')

    .asks({ S: 'draft' })
    .check(({ bag, pool, first, round }) =>
      expect({ dice: bag.length + pool.length, first, round }).toEqual({ dice: 7, first: 1, round: 2 }),
    )
})
