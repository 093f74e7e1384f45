import { atom, getDefaultStore } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { AnswerSound } from '../domain/booking/state.ts';

const stored = atomWithStorage('navette.soundMuted', false, undefined, { getOnInit: true });

/** Whether sounds are muted; checked before each sound. Persisted in localStorage. */
export const soundMutedAtom = atom(
  (get) => get(stored),
  (_get, set, muted: boolean) => set(stored, muted),
);

/** A note: frequency in Hz, start in s. */
type Note = readonly [pitch: number, at: number];

/** `ok` rises, `not` falls, `time` ticks three times, so that they can be distinguished without looking. */
const TUNES: Readonly<Record<AnswerSound, readonly Note[]>> = {
  ok: [
    [660, 0],
    [880, 0.14],
  ],
  not: [
    [392, 0],
    [262, 0.18],
  ],
  time: [
    [740, 0],
    [740, 0.16],
    [740, 0.32],
  ],
};

const LENGTH = 0.13;
const VOLUME = 0.12;

let context: AudioContext | undefined;

/**
 * Plays the sound of a driver's answer (specification/timeline.md#sounds), synthesized with Web Audio, without a file. Silent while the suite is muted, and
 * where the browser has no audio or blocks it before a user gesture. The caller must show the answer as well.
 * @returns whether anything was played
 */
export function playSound(sound: AnswerSound): boolean {
  if (getDefaultStore().get(soundMutedAtom) || typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  // Autoplay policy: suspended before the first user gesture, which is no error.
  void context.resume().catch(() => undefined);
  for (const [pitch, at] of TUNES[sound]) {
    const [tone, volume, start] = [context.createOscillator(), context.createGain(), currentTime + at];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
  return true;
}
