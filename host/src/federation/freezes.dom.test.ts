import { beforeEach, expect, it, vi } from 'vitest';
import { pinned } from './testing/pinned.ts';

const remote = pinned();
const KEY = 'navette.loading';

/** A tab with what is in its storage, as a page finds it that is opened there. */
async function newPage() {
  vi.resetModules();
  return import('./freezes.ts');
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('a build that was loading when its tab was ended without a word is blamed by the next page, once', async () => {
  const { watchForFreeze } = await newPage();
  watchForFreeze(remote, new Promise(() => undefined));
  const next = await newPage();
  expect(next.freezeOf(remote)).toMatchObject({ kind: 'froze', remote: remote.declaration.name });
  const third = await newPage();
  expect(third.freezeOf(remote)).toBeUndefined();
});

it('a build that blocks the tab as it is drawn is blamed too', async () => {
  const { watchForFreeze } = await newPage();
  const load = Promise.resolve();
  watchForFreeze(remote, load);
  await load;
  vi.advanceTimersByTime(500);
  expect((await newPage()).freezeOf(remote)).toBeDefined();
});

it.each([
  ['has been drawn', () => vi.advanceTimersByTime(5000)],
  ['was loading when the user left the page', () => dispatchEvent(new Event('pagehide'))],
])('a build that %s is not blamed', async (_, end) => {
  const { watchForFreeze } = await newPage();
  const load = Promise.resolve();
  watchForFreeze(remote, load);
  await load;
  await Promise.resolve();
  end();
  expect((await newPage()).freezeOf(remote)).toBeUndefined();
});

it('a build that does not load is not blamed, and a blamed one that is given another try neither', async () => {
  const { watchForFreeze } = await newPage();
  const load = Promise.reject(new Error('404'));
  watchForFreeze(remote, load);
  await load.catch(() => undefined);
  await Promise.resolve();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  sessionStorage.setItem(KEY, remote.container);
  const next = await newPage();
  next.forgiveFreeze(remote);
  expect(next.freezeOf(remote)).toBeUndefined();
});
