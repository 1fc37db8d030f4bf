import { settings } from './settings.svelte'

/** Soft sounds, made on the spot: a card, a coin, a bell for your turn. */

export type Sound = 'card' | 'coin' | 'bell' | 'out'

interface Tone {
  pitch: number
  after: number
  lasts: number
  loud: number
  shape: OscillatorType
}

const TONES: Record<Sound, Tone[]> = {
  card: [{ pitch: 190, after: 0, lasts: 0.06, loud: 0.08, shape: 'triangle' }],
  coin: [
    { pitch: 1180, after: 0, lasts: 0.09, loud: 0.04, shape: 'sine' },
    { pitch: 1760, after: 0.05, lasts: 0.16, loud: 0.035, shape: 'sine' },
  ],
  bell: [
    { pitch: 660, after: 0, lasts: 0.9, loud: 0.06, shape: 'sine' },
    { pitch: 990, after: 0.02, lasts: 0.6, loud: 0.025, shape: 'sine' },
  ],
  out: [
    { pitch: 220, after: 0, lasts: 0.5, loud: 0.07, shape: 'triangle' },
    { pitch: 165, after: 0.22, lasts: 0.8, loud: 0.07, shape: 'triangle' },
  ],
}

let studio: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return
  studio ??= new AudioContext()
  for (const tone of TONES[sound]) ring(studio, tone)
}

function ring(studio: AudioContext, { pitch, after, lasts, loud, shape }: Tone): void {
  const start = studio.currentTime + after
  const voice = new OscillatorNode(studio, { type: shape, frequency: pitch })
  const volume = new GainNode(studio, { gain: 0 })
  volume.gain.linearRampToValueAtTime(loud, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  voice.connect(volume).connect(studio.destination)
  voice.start(start)
  voice.stop(start + lasts)
}
