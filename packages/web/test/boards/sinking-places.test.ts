import { stageOf } from '@flotilla/art/sinking'
import { describe, expect, test } from 'vitest'
import { standIn } from '../../src/boards/sinking/stage/arrange.ts'

/** What a pirate's picture covers, hat and hands included, in units of its scale. */
const REACH = { side: 62, height: 184 }

describe('on a phone', () => {
  const stage = stageOf(true, 2)
  const [room] = stage.rooms
  // The number at the left and the glass at the right, as the room hangs them.
  const number = { bottom: room.y + 54 }
  const glass = { left: room.x + room.w - 36 }

  for (const n of [3, 4])
    test(`${n} pirates at the water leave the gauge free`, () => {
      for (let i = 0; i < n; i++) {
        const { x, y, scale } = standIn(stage, 0, i, n)
        expect(y - REACH.height * scale).toBeGreaterThanOrEqual(number.bottom)
        expect(x + REACH.side * scale).toBeLessThanOrEqual(glass.left + 1)
      }
    })
})
