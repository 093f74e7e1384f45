import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playSound } from './play-sound.ts';
import { soundMutedAtom } from './sound-muted.ts';

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

it('tells the answers apart: accepted rises, refused falls, scheduled ticks', () => {
  for (const sound of ['ok', 'not', 'time'] as const) expect(playSound(sound)).toBe(true);
  expect(pitches).toEqual([660, 880, 392, 262, 740, 740, 740]);
});

it('is silent while the suite is muted', () => {
  getDefaultStore().set(soundMutedAtom, true);
  expect(playSound('ok')).toBe(false);
  expect(pitches).toEqual([]);
});

it('is silent where the browser has no sound', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(playSound('ok')).toBe(false);
});
