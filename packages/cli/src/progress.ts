import type { Terminal } from './terminal.ts'

const REDRAW = 100
const BAR = 30

/** A bar on the terminal that fills; nothing where nobody looks. */
export function progressBar(terminal: Terminal, games: number): (done: number, note?: string) => void {
  if (!terminal.hasProgress) return () => {}
  let drawn = 0
  return (done, note = '') => {
    const now = performance.now()
    if (done < games && now - drawn < REDRAW) return
    drawn = now
    const filled = Math.round((done / games) * BAR)
    const bar = `\r\u001B[K${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done} of ${games}${note}`
    terminal.talk(done < games ? bar : '\r\u001B[K')
  }
}
