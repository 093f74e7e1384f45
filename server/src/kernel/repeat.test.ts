import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

describe('a periodic job', () => {
  it('never runs a job twice at once, and runs it again when asked during a run', async () => {
    let [at, most, done] = [0, 0, 0];
    const work = repeat(
      async () => {
        most = Math.max(most, ++at);
        await pause(20);
        at -= 1;
        done += 1;
      },
      5,
      () => undefined,
    );
    await Promise.all([work.now(), work.now(), work.now()]);
    expect([most, done]).toEqual([1, 2]);
    await work.stop();
    const before = done;
    await pause(30);
    expect(done).toBe(before);
  });

  it('a periodic job continues after a failure and logs the same failure once', async () => {
    const received = vi.fn<(error: unknown) => void>();
    const outcomes = ['a', 'a', undefined, 'a', 'b'];
    const work = repeat(
      async () => {
        const failure = outcomes.shift();
        if (failure) throw new Error(failure);
      },
      60_000,
      received,
    );
    for (let round = 0; round < 5; round++) await work.now();
    await work.stop();
    expect(received.mock.calls.map(([error]) => String(error))).toEqual(['Error: a', 'Error: a', 'Error: b']);
  });
});
