import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

it('gives frames after a test asked for one with fake timers that leave frames real', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  requestAnimationFrame(() => {});
  vi.useRealTimers();
  expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0);
});

it('drops a cancelled frame', async () => {
  const frame = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(frame));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(frame).not.toHaveBeenCalled();
});
