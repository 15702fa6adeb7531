import { tellingOf, type Event, type Sound, type Tells } from '@flotilla/kernel'
import { useSettings } from '../../settings.ts'

// Wood, water, dice, quill, cannon and bell, made on the spot from noise and tones: nothing is fetched.

let context: AudioContext | null = null
let loudness: GainNode | null = null
let hiss: AudioBuffer | null = null

/** Sound begins with the first click or key: before it the browser is silent anyway. */
function stage(): { readonly at: AudioContext; readonly out: GainNode } | null {
  if (context === null && navigator.userActivation?.hasBeenActive) {
    context = new AudioContext()
    loudness = context.createGain()
    loudness.connect(context.destination)
  }
  if (context === null || loudness === null || context.state !== 'running') return null
  loudness.gain.value = useSettings.getState().volume
  return { at: context, out: loudness }
}

/** A second of white noise, the same for all that rustles. */
function noise(at: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss
  hiss = at.createBuffer(1, at.sampleRate, at.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return hiss
}

interface Shape {
  /** When it begins and how long it rings, in seconds. */
  readonly from: number
  readonly length: number
  readonly loud: number
  /** Time to swell; 0 is a knock. */
  readonly swell?: number
}

function envelope(at: AudioContext, out: AudioNode, { from, length, loud, swell = 0.002 }: Shape): GainNode {
  const gain = at.createGain()
  const begin = at.currentTime + from
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(loud, begin + swell)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  gain.connect(out)
  return gain
}

function tone(frequency: number, shape: Shape, falls = 1, type: OscillatorType = 'sine'): void {
  const on = stage()
  if (on === null) return
  const { at, out } = on
  const source = at.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(frequency, at.currentTime + shape.from)
  source.frequency.exponentialRampToValueAtTime(frequency * falls, at.currentTime + shape.from + shape.length)
  source.connect(envelope(at, out, shape))
  source.start(at.currentTime + shape.from)
  source.stop(at.currentTime + shape.from + shape.length)
}

function rustle(frequency: number, sharpness: number, shape: Shape, falls = 1, type: BiquadFilterType = 'bandpass'): void {
  const on = stage()
  if (on === null) return
  const { at, out } = on
  const source = at.createBufferSource()
  source.buffer = noise(at)
  source.loop = true
  const filter = at.createBiquadFilter()
  filter.type = type
  filter.Q.value = sharpness
  filter.frequency.setValueAtTime(frequency, at.currentTime + shape.from)
  filter.frequency.exponentialRampToValueAtTime(Math.max(30, frequency * falls), at.currentTime + shape.from + shape.length)
  source.connect(filter).connect(envelope(at, out, shape))
  source.start(at.currentTime + shape.from, Math.random() * 0.5)
  source.stop(at.currentTime + shape.from + shape.length)
}

const knock = (from: number, pitch: number, loud: number): void => {
  tone(pitch, { from, length: 0.09, loud }, 0.7, 'triangle')
  rustle(pitch * 4, 3, { from, length: 0.04, loud: loud * 0.7 })
}

const SOUNDS = {
  /** Bones on a table: quick knocks that settle. */
  dice: () => [0, 0.05, 0.11, 0.16, 0.24, 0.33].forEach((from, k) => knock(from, 420 + ((k * 137) % 260), 0.1 * (1 - k / 8))),
  wood: () => knock(0, 210, 0.12),
  /** A nib over paper. */
  quill: () => {
    rustle(3800, 2, { from: 0, length: 0.09, loud: 0.035, swell: 0.03 }, 1.5)
    rustle(3200, 2, { from: 0.1, length: 0.12, loud: 0.04, swell: 0.04 }, 0.7)
  },
  cannon: () => {
    rustle(900, 0.4, { from: 0, length: 0.9, loud: 0.5 }, 0.06, 'lowpass')
    tone(78, { from: 0, length: 0.7, loud: 0.4 }, 0.4)
    rustle(1600, 0.8, { from: 0.42, length: 0.35, loud: 0.09, swell: 0.01 }, 0.3)
  },
  /** A sea that runs up the beach and back. */
  waves: () => rustle(700, 0.5, { from: 0, length: 1.8, loud: 0.07, swell: 0.8 }, 0.5, 'lowpass'),
  coins: () => [0, 0.06, 0.13, 0.21].forEach((from, k) => tone(2300 + k * 310, { from, length: 0.22, loud: 0.025 })),
} satisfies Readonly<Record<Sound, () => void>>

/** What has just happened, as it sounds: each kind of sound once; a piece set down is heard only where nothing else is. */
export function chime(tells: Tells, events: readonly Event[]): void {
  const heard = new Set(events.map(({ type }) => tellingOf(tells, type).sound ?? 'wood'))
  heard.delete('none')
  if (heard.size > 1) heard.delete('wood')
  for (const sound of heard) if (sound !== 'none') SOUNDS[sound]()
}

/** The ship's bell, with the partials of cast bronze: your turn. */
export function bell(): void {
  for (const [partial, loud, length] of [
    [1, 0.06, 1.6],
    [2.76, 0.035, 1],
    [5.4, 0.02, 0.5],
    [0.5, 0.03, 1.9],
  ])
    tone(620 * partial, { from: 0, length, loud })
}
