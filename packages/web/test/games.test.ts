import { expect, test, vi } from 'vitest'
import { games } from '../src/lobby/games.ts'

// Whose language a face comes in; there is no browser here to ask.
vi.mock('../src/settings.ts', () => ({ useSettings: { getState: () => ({ language: 'en' }) } }))

vi.mock('../src/net/socket.ts', () => ({ socket: {} }))

test.each(Object.entries(games))('what is known of %s before it is loaded is what it says itself', async (_id, { title, seats, game }) => {
  const whole = await game()
  expect({ title, seats }).toEqual({ title: whole.title, seats: whole.seats })
})
