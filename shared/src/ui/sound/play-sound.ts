import { getDefaultStore } from 'jotai';
import type { AnswerSound } from '../../domain/booking/state.ts';
import { soundMutedAtom } from './sound-muted.ts';

/** A note: hertz, and seconds after the beginning. */
type Note = readonly [pitch: number, at: number];

/** `ok` rises, `not` falls, `time` ticks three times: told apart without looking. */
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
 * Plays the sound of a driver's answer (S1 §2.8), made by the browser: no file is loaded. Silent while the suite is muted, and where the browser
 * has no sound or does not allow it yet. Whoever calls shows something as well.
 * @returns whether anything was played
 */
export function playSound(sound: AnswerSound): boolean {
  if (getDefaultStore().get(soundMutedAtom) || typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  // Before the first click or key of the user it stays suspended, which is no failure.
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
