import type { PinnedRemote } from '@navette/shared/federation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LoadFailure } from './load-failure.ts';
import { reportLoad } from './report-load.ts';
import { isTransient, pauseBefore, recover, type RecoveryRequest } from './recovery.ts';

/** Delay of the immediate retry, ms. */
const QUICK = 400;

/** A message is shown when loading takes longer than this, ms. */
const PATIENCE = 2500;

export interface Failed {
  readonly running: PinnedRemote;
  readonly failure: LoadFailure;
}

/** A part of a remote that failed. */
export interface Failing extends Failed, Pick<RecoveryRequest, 'attempts' | 'load'> {
  /** Number of the run that failed. */
  readonly run: number;
  /** The failure that this build is the fallback for; the message names it. */
  readonly after: Failed | undefined;
  /** The build that the rest of the tab uses now. */
  readonly current: PinnedRemote;
  /** Called with a build that loads. */
  readonly onRecovered: (pinned: PinnedRemote) => void;
}

/** State of the recovery: `quiet` while a skeleton is enough, then the failure to show. */
interface Recovery {
  readonly quiet: boolean;
  readonly partFailure: PartFailure;
}

/** Recovers a failed part while it is mounted: one immediate retry, then fallback to other builds, then retries with backoff. */
export function useRecovery({
  run,
  running,
  failure: first,
  after,
  current,
  attempts,
  load,
  onRecovered,
}: Failing): Recovery {
  const queryClient = useQueryClient();
  const [{ next: step, inUse }] = useState(() => attempts.failed(run, running, first, performance.now()));
  const insteadOf = after !== undefined && after.running.container !== running.container ? after : undefined;
  const [failure, setFailure] = useState(insteadOf?.failure ?? first);
  const [quiet, setQuiet] = useState(step !== 'wait');
  /** Number of retries; `undefined` during a retry. */
  const [round, setRound] = useState(step === 'wait' ? 0 : undefined);
  const rounds = useRef(0);
  const cancelled = useRef(false);

  const attempt = async (): Promise<void> => {
    setRound(undefined);
    const { recovered, failure: again } = await recover(queryClient, {
      running,
      attempts,
      load,
      isCancelled: () => cancelled.current,
    });
    if (cancelled.current) return;
    if (recovered) return onRecovered(recovered);
    if (again && again.kind !== failure.kind) setFailure(again);
    setQuiet(false);
    setRound(rounds.current++);
  };
  const latest = useRef({ attempt, onRecovered });
  useEffect(() => {
    latest.current = { attempt, onRecovered };
  });

  useEffect(() => {
    cancelled.current = false;
    // A failure that the immediate retry may fix is transient and not reported.
    if (step !== 'again') reportLoad(queryClient, running, { outcome: inUse ? 'error' : first.kind, failure: first });
    const timer =
      step === 'wait' ? undefined : setTimeout(() => void latest.current.attempt(), step === 'again' ? QUICK : 0);
    const late = setTimeout(() => setQuiet(false), PATIENCE);
    return () => {
      cancelled.current = true;
      clearTimeout(timer);
      clearTimeout(late);
    };
  }, [first, inUse, queryClient, running, step]);

  const before = useRef(current.container);
  useEffect(() => {
    // Another part of the screen has switched to a build that runs.
    if (current.container !== before.current && !attempts.isExhausted(current)) latest.current.onRecovered(current);
    before.current = current.container;
  }, [current, attempts]);

  const next = useNextTry(round, () => void attempt());
  const retry = (): void => {
    attempts.startOver();
    void attempt();
  };
  return {
    quiet,
    partFailure: {
      remote: insteadOf?.running ?? running,
      failure,
      next,
      needsBuild: !isTransient(failure.kind),
      retrying: round === undefined,
      retry,
    },
  };
}

/** Time of the next automatic retry: ms since 1970, or when the network is back. */
type NextTry = { readonly at: number } | 'online';

/**
 * Retries with backoff for as long as the component is mounted. Paused while the browser is offline or the page hidden; an overdue retry runs as soon
 * as that ends.
 * @param round number of retries so far; `undefined` during a retry
 */
function useNextTry(round: number | undefined, tryAgain: () => void): NextTry | undefined {
  const [known, setKnown] = useState<{ readonly round: number; readonly next: NextTry }>();
  const latest = useRef(tryAgain);
  useEffect(() => {
    latest.current = tryAgain;
  });
  useEffect(() => {
    if (round === undefined) return undefined;
    const due = Date.now() + pauseBefore(round, Math.random());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = (): void => {
      clearTimeout(timer);
      setKnown({ round, next: navigator.onLine ? { at: due } : 'online' });
      if (navigator.onLine && document.visibilityState === 'visible')
        timer = setTimeout(() => latest.current(), Math.max(0, due - Date.now()));
    };
    arm();
    addEventListener('online', arm);
    addEventListener('offline', arm);
    document.addEventListener('visibilitychange', arm);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', arm);
      removeEventListener('offline', arm);
      document.removeEventListener('visibilitychange', arm);
    };
  }, [round]);
  return known?.round === round ? known?.next : undefined;
}

/** State of a failed part of the screen, for the message in its place. */
export interface PartFailure {
  /** The released build. */
  readonly remote: PinnedRemote;
  readonly failure: LoadFailure;
  /** Time of the next automatic retry; absent during a retry. */
  readonly next: NextTry | undefined;
  /** The failure is permanent: a retry looks for another build. */
  readonly needsBuild: boolean;
  readonly retrying: boolean;
  readonly retry: () => void;
}
