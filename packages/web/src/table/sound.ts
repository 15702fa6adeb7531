import type { Event } from '@flotilla/kernel'

let context: AudioContext | null = null

function note(frequency: number, at: number, length: number, type: OscillatorType = 'sine', loud = 0.06): void {
  if (context === null) return
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = type
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(loud, context.currentTime + at)
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(context.currentTime + at)
  oscillator.stop(context.currentTime + at + length)
}

function ready(): boolean {
  if (context === null && navigator.userActivation?.hasBeenActive) context = new AudioContext()
  return context?.state === 'running'
}

const LOUD = new Set(['fired', 'volley', 'navy', 'sank', 'hullLost'])
const DICE = new Set(['rolled', 'roll'])

/** A soft tick for what happened; louder for guns. Made on the spot, so nothing is fetched. */
export function chime(events: readonly Event[]): void {
  if (!ready()) return
  if (events.some(({ type }) => LOUD.has(type))) {
    note(70, 0, 0.5, 'sawtooth', 0.12)
    note(48, 0.05, 0.6, 'triangle', 0.14)
  } else if (events.some(({ type }) => DICE.has(type)))
    [0, 0.06, 0.13, 0.21].forEach((at, k) => note(420 + 90 * k, at, 0.05, 'square', 0.025))
  else note(520, 0, 0.08, 'sine', 0.03)
}

/** The ship's bell: your turn. */
export function bell(): void {
  if (!ready()) return
  note(880, 0, 0.9)
  note(1320, 0, 0.6, 'sine', 0.03)
}
