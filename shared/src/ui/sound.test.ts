import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playSound, soundMutedAtom } from './sound.ts';

const pitches: number[] = [];
const node = () => ({ connect: (next: object) => next, start: () => undefined, stop: () => undefined });

class FakeAudio {
  readonly currentTime = 0;
  readonly destination = node();
  readonly resume = () => Promise.reject(new Error('not allowed yet'));
  readonly createOscillator = () => ({
    ...node(),
    frequency: {
      set value(pitch: number) {
        pitches.push(pitch);
      },
    },
  });
  readonly createGain = () => ({
    ...node(),
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
}

beforeEach(() => {
  pitches.length = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  getDefaultStore().set(soundMutedAtom, false);
});

it('plays a rising sound for accepted, a falling one for refused, and ticks for scheduled', () => {
  for (const sound of ['ok', 'not', 'time'] as const) expect(playSound(sound)).toBe(true);
  expect(pitches).toEqual([660, 880, 392, 262, 740, 740, 740]);
});

it('plays no sound while the suite is muted', () => {
  getDefaultStore().set(soundMutedAtom, true);
  expect(playSound('ok')).toBe(false);
  expect(pitches).toEqual([]);
});

it('plays no sound and does not fail without AudioContext', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(playSound('ok')).toBe(false);
});
