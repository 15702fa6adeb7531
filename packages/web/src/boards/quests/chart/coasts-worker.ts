import { coastsOf, type Coasts, type Space } from '@flotilla/art/quests'

export interface Surveyed {
  readonly signs: string
  readonly coasts: Coasts
}

// The coasts of a chart take a tenth of a second or more: here nobody waits for them.
addEventListener('message', ({ data }: MessageEvent<{ readonly signs: string; readonly spaces: readonly Space[] }>) => {
  const surveyed: Surveyed = { signs: data.signs, coasts: coastsOf(data.spaces) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  postMessage(surveyed)
})
