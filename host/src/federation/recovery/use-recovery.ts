import type { PinnedRemote } from '@navette/shared/federation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LoadFailure } from '../load-failure.ts';
import { reportLoad } from '../reports/report-load.ts';
import { healsByItself } from './heals.ts';
import { recover, type Wanted } from './recover.ts';
import type { Trouble } from './trouble.ts';
import { useNextTry } from './use-next-try.ts';

/** The pause before the one quick try, ms. */
const QUICK = 400;

/** A wait that is longer than this is worth a message, ms. */
const PATIENCE = 2500;

/** A build that failed, and how. */
export interface Failed {
  readonly running: PinnedRemote;
  readonly failure: LoadFailure;
}

/** A part of a remote that failed. */
export interface Failing extends Failed, Pick<Wanted, 'trials' | 'load'> {
  /** Which attempt at the part failed. */
  readonly run: number;
  /** What failed before this build was tried instead: that is what is spoken of. */
  readonly after: Failed | undefined;
  /** The remote as the rest of the tab has it now. */
  readonly current: PinnedRemote;
  /** A build that loads. */
  readonly onHealed: (pinned: PinnedRemote) => void;
}

/** Whether something of the remote is on its way again, quietly at first, and what to say once that takes too long. */
export interface Recovery {
  readonly quiet: boolean;
  readonly trouble: Trouble;
}

/** Does what can be done about a failure for as long as its message is on the screen: one quick try, the version before, tries with growing pauses. */
export function useRecovery({
  run,
  running,
  failure: first,
  after,
  current,
  trials,
  load,
  onHealed,
}: Failing): Recovery {
  const queryClient = useQueryClient();
  const [{ next: step, inUse }] = useState(() => trials.failed(run, running, first, performance.now()));
  const insteadOf = after !== undefined && after.running.container !== running.container ? after : undefined;
  const [failure, setFailure] = useState(insteadOf?.failure ?? first);
  const [quiet, setQuiet] = useState(step !== 'wait');
  /** How often it was tried, while nothing is being tried. */
  const [round, setRound] = useState(step === 'wait' ? 0 : undefined);
  const rounds = useRef(0);
  const gone = useRef(false);

  const attempt = async (): Promise<void> => {
    setRound(undefined);
    const { healed, failure: again } = await recover(queryClient, {
      running,
      trials,
      load,
      isGone: () => gone.current,
    });
    if (gone.current) return;
    if (healed) return onHealed(healed);
    if (again && again.kind !== failure.kind) setFailure(again);
    setQuiet(false);
    setRound(rounds.current++);
  };
  const latest = useRef({ attempt, onHealed });
  useEffect(() => {
    latest.current = { attempt, onHealed };
  });

  useEffect(() => {
    gone.current = false;
    // A failure that the quick try heals is a moment's, and counts for nobody.
    if (step !== 'again') reportLoad(queryClient, running, { outcome: inUse ? 'error' : first.kind, failure: first });
    const timer =
      step === 'wait' ? undefined : setTimeout(() => void latest.current.attempt(), step === 'again' ? QUICK : 0);
    const late = setTimeout(() => setQuiet(false), PATIENCE);
    return () => {
      gone.current = true;
      clearTimeout(timer);
      clearTimeout(late);
    };
  }, [first, inUse, queryClient, running, step]);

  const before = useRef(current.container);
  useEffect(() => {
    // Another part of the screen found a build that runs.
    if (current.container !== before.current && !trials.isStuck(current)) latest.current.onHealed(current);
    before.current = current.container;
  }, [current, trials]);

  const next = useNextTry(round, () => void attempt());
  const retry = (): void => {
    trials.startOver();
    void attempt();
  };
  return {
    quiet,
    trouble: {
      remote: insteadOf?.running ?? running,
      failure,
      next,
      needsBuild: !healsByItself(failure.kind),
      retrying: round === undefined,
      retry,
    },
  };
}
