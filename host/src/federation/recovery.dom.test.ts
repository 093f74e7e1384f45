import type { FailureKind } from '@navette/shared/federation';
import { describe, expect, it } from 'vitest';
import { LoadFailure } from './load-failure.ts';
import { pinned } from './testing/pinned.ts';
import { pauseBefore, SETTLED, startAttempts } from './recovery.ts';

const remote = pinned();
const failure = (kind: FailureKind) => new LoadFailure(kind, 'dispatch', kind);

describe('recovery after a failure', () => {
  it('retries once at once after a failure, then falls back to the previous version', () => {
    const attempts = startAttempts();
    expect(attempts.failed(1, remote, failure('notFound'), 0)).toEqual({ next: 'again', inUse: false });
    expect(attempts.failed(2, remote, failure('notFound'), 1)).toEqual({ next: 'former', inUse: false });
  });

  it.each<FailureKind>(['hang', 'contract', 'froze'])(
    'falls back to the previous version at once when a retry makes no sense: %s',
    (kind) => {
      expect(startAttempts().failed(3, remote, failure(kind), 0).next).toBe('former');
    },
  );

  it('falls back to the previous version when a page breaks twice soon after it was drawn', () => {
    const attempts = startAttempts();
    attempts.drawn(0);
    expect(attempts.failed(4, remote, failure('threw'), 100)).toEqual({ next: 'again', inUse: true });
    attempts.drawn(200);
    expect(attempts.failed(5, remote, failure('threw'), 300)).toEqual({ next: 'former', inUse: true });
  });

  it('shows the failure first when the page had been working, since its input is lost', () => {
    const attempts = startAttempts();
    attempts.drawn(0);
    expect(attempts.failed(6, remote, failure('threw'), SETTLED)).toEqual({ next: 'wait', inUse: true });
  });
});

it('decides once for each failure, also when asked again', () => {
  const attempts = startAttempts();
  const once = attempts.failed(1, remote, failure('notFound'), 0);
  expect(attempts.failed(1, remote, failure('notFound'), 1)).toBe(once);
});

describe('a build that failed', () => {
  it.each<FailureKind>(['threw', 'syntax', 'contract', 'sharedModule', 'froze'])(
    'does not retry a build with a permanent failure: %s',
    (kind) => {
      const attempts = startAttempts();
      attempts.notLoaded(remote, failure(kind));
      expect([attempts.isExhausted(remote), attempts.isExhausted(pinned({ container: 'other_build' }))]).toEqual([
        true,
        false,
      ]);
      attempts.startOver();
      expect(attempts.isExhausted(remote)).toBe(false);
    },
  );

  it.each<FailureKind>(['notFound', 'html', 'hang', 'unreachable', 'integrity'])(
    'retries a build after a transient failure: %s',
    (kind) => {
      const attempts = startAttempts();
      attempts.notLoaded(remote, failure(kind));
      expect(attempts.isExhausted(remote)).toBe(false);
    },
  );
});

it('backs off up to a minute between retries', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((round) => pauseBefore(round, 0.5))).toEqual([
    2000, 5000, 15_000, 30_000, 60_000, 60_000, 60_000,
  ]);
});

it('adds jitter, so that clients do not retry at the same moment', () => {
  expect([pauseBefore(1, 0), pauseBefore(1, 1)]).toEqual([4000, 6000]);
});
