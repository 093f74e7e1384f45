import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceUsed } from './once-used.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work for what may be opened next', () => {
  it.each(['pointermove', 'keydown'])('is done once after the first %s', async (sign) => {
    const act = vi.fn();
    onceUsed(act);
    await vi.advanceTimersByTimeAsync(1000);
    expect(act).not.toHaveBeenCalled();
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(act).toHaveBeenCalledOnce();
  });

  it('is done without a sign of use after three seconds', async () => {
    const act = vi.fn();
    onceUsed(act);
    await vi.advanceTimersByTimeAsync(3001);
    expect(act).toHaveBeenCalledOnce();
  });

  it('is not done once it is cancelled', async () => {
    const act = vi.fn();
    const cancel = onceUsed(act);
    dispatchEvent(new Event('keydown'));
    cancel();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(act).not.toHaveBeenCalled();
  });
});
