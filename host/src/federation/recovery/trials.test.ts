import type { FailureKind } from '@navette/shared/federation';
import { describe, expect, it } from 'vitest';
import { LoadFailure } from '../load-failure.ts';
import { pinned } from '../testing/pinned.ts';
import { SETTLED, startTrials } from './trials.ts';

const remote = pinned();
const failure = (kind: FailureKind) => new LoadFailure(kind, 'dispatch', kind);

describe('what follows a failure', () => {
  it('is one quick try, then the version before', () => {
    const trials = startTrials();
    expect(trials.failed(1, remote, failure('notFound'), 0)).toEqual({ next: 'again', inUse: false });
    expect(trials.failed(2, remote, failure('notFound'), 1)).toEqual({ next: 'former', inUse: false });
  });

  it.each<FailureKind>(['hang', 'contract'])(
    'is the version before at once when another try makes no sense: %s',
    (kind) => {
      expect(startTrials().failed(3, remote, failure(kind), 0).next).toBe('former');
    },
  );

  it('is the version before for a page that breaks soon after it was drawn, twice', () => {
    const trials = startTrials();
    trials.drawn(0);
    expect(trials.failed(4, remote, failure('threw'), 100)).toEqual({ next: 'again', inUse: true });
    trials.drawn(200);
    expect(trials.failed(5, remote, failure('threw'), 300)).toEqual({ next: 'former', inUse: true });
  });

  it('is a word to the user when the page had been working: what they did is gone', () => {
    const trials = startTrials();
    trials.drawn(0);
    expect(trials.failed(6, remote, failure('threw'), SETTLED)).toEqual({ next: 'wait', inUse: true });
  });
});

it('is made once of each failure, however often it is looked at', () => {
  const trials = startTrials();
  const once = trials.failed(1, remote, failure('notFound'), 0);
  expect(trials.failed(1, remote, failure('notFound'), 1)).toBe(once);
});

describe('a build that failed', () => {
  it.each<FailureKind>(['threw', 'syntax', 'contract', 'sharedModule'])(
    'is not tried again by itself when the reason lies in it: %s',
    (kind) => {
      const trials = startTrials();
      trials.notLoaded(remote, failure(kind));
      expect([trials.isStuck(remote), trials.isStuck(pinned({ container: 'other_build' }))]).toEqual([true, false]);
      trials.startOver();
      expect(trials.isStuck(remote)).toBe(false);
    },
  );

  it.each<FailureKind>(['notFound', 'html', 'hang', 'unreachable', 'integrity'])(
    'is tried again when the reason can pass: %s',
    (kind) => {
      const trials = startTrials();
      trials.notLoaded(remote, failure(kind));
      expect(trials.isStuck(remote)).toBe(false);
    },
  );
});
