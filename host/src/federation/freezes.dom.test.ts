import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pinned } from './testing/pinned.ts';

const remote = pinned();

/** A page in this tab, which finds what the one before it left in its storage. */
async function newPage() {
  vi.resetModules();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now());
  return import('./freezes.ts');
}

/** The page before blocks: time passes, and none of its timers runs. */
const blocks = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a build that blocked the page before while it was loading is blamed by the next one, once', async () => {
  const { watchForFreeze } = await newPage();
  watchForFreeze(remote, new Promise(() => undefined));
  await pass(1);
  blocks(10);
  expect((await newPage()).freezeOf(remote)).toMatchObject({ kind: 'froze', remote: remote.declaration.name });
  expect((await newPage()).freezeOf(remote)).toBeUndefined();
});

it('a build that blocks the page as it is drawn is blamed too', async () => {
  const { watchForFreeze } = await newPage();
  watchForFreeze(remote, Promise.resolve());
  await pass(1);
  blocks(10);
  expect((await newPage()).freezeOf(remote)).toBeDefined();
});

it.each([
  ['still loads when the user reloads or leaves the page', new Promise(() => undefined), 20],
  ['has been drawn', Promise.resolve(), 5],
])('a build that %s is not blamed', async (_, load, seconds) => {
  const { watchForFreeze } = await newPage();
  watchForFreeze(remote, load);
  await pass(seconds);
  expect((await newPage()).freezeOf(remote)).toBeUndefined();
});

it('a build that has been drawn is not blamed when the page blocks later', async () => {
  const { watchForFreeze } = await newPage();
  watchForFreeze(remote, Promise.resolve());
  await pass(5);
  blocks(10);
  expect((await newPage()).freezeOf(remote)).toBeUndefined();
});

it('a build that does not load is not blamed, and a blamed one that is given another try neither', async () => {
  const { watchForFreeze } = await newPage();
  watchForFreeze(remote, Promise.reject(new Error('404')));
  await pass(0.1);
  blocks(10);
  expect((await newPage()).freezeOf(remote)).toBeUndefined();
  const third = await newPage();
  third.watchForFreeze(remote, new Promise(() => undefined));
  blocks(10);
  const last = await newPage();
  last.forgiveFreeze(remote);
  expect(last.freezeOf(remote)).toBeUndefined();
});
