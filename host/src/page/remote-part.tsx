import type { PinnedRemote } from '@navette/shared/federation';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type PropsWithChildren, type ReactNode } from 'react';
import { LoadFailure } from '../federation/load-failure.ts';
import { adopt } from '../federation/recovery/adopt.ts';
import { startTrials, type Trials } from '../federation/recovery/trials.ts';
import type { Trouble } from '../federation/recovery/trouble.ts';
import { useRecovery, type Failed, type Failing } from '../federation/recovery/use-recovery.ts';
import { reportLoaded } from '../federation/reports/report-load.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

interface RemotePartProps {
  /** The remote as the tab has it now. */
  readonly remote: PinnedRemote;
  /** Where the part is in a build of the remote; `undefined` when that build has no such part. */
  readonly moduleIn: (pinned: PinnedRemote) => string | undefined;
  /** Why this host can't run the remote at all. */
  readonly refusal?: string | undefined;
  readonly load: (pinned: PinnedRemote, module: string) => Promise<unknown>;
  readonly draw: (pinned: PinnedRemote, module: string) => ReactNode;
  readonly loading: ReactNode;
  readonly failed: (trouble: Trouble) => ReactNode;
}

interface Run {
  readonly running: PinnedRemote;
  readonly attempt: number;
  readonly after?: Failed;
  /** What had the focus when this run took the place of a message. */
  readonly focused?: Element | null;
}

/**
 * A part of a remote: a page, a dialog, something in the bar. Whatever goes wrong in it stays in it, and is tried again by itself or with another
 * build. One that works goes on with its build until it is closed, whatever becomes of the rest of its remote.
 */
export function RemotePart({ remote, moduleIn, refusal, load, draw, loading, failed }: RemotePartProps): ReactNode {
  const [trials] = useState(startTrials);
  const [refused] = useState(() =>
    refusal === undefined ? undefined : new LoadFailure('contract', remote.declaration.name, refusal),
  );
  const [{ running, attempt, after, focused }, setRun] = useState<Run>({ running: remote, attempt: 0 });
  const module = moduleIn(running);
  const recovering = (failure: LoadFailure): ReactNode => (
    <Recovering
      {...{ run: attempt, running, failure, after, trials, loading }}
      current={remote}
      load={(pinned) => {
        const there = moduleIn(pinned);
        return there === undefined ? undefined : load(pinned, there);
      }}
      onHealed={(pinned) =>
        setRun({ running: pinned, attempt: attempt + 1, after: { running, failure }, focused: document.activeElement })
      }
      say={failed}
    />
  );
  if (refused && attempt === 0) return recovering(refused);
  return (
    <RemoteBoundary key={`${running.container}/${attempt}`} name={running.declaration.name} failed={recovering}>
      <Suspense fallback={loading}>
        <Drawn {...{ running, after, trials, focused }}>{module === undefined ? null : draw(running, module)}</Drawn>
      </Suspense>
    </RemoteBoundary>
  );
}

type RecoveringProps = Failing & { readonly loading: ReactNode; readonly say: (trouble: Trouble) => ReactNode };

function Recovering({ loading, say, ...failing }: RecoveringProps): ReactNode {
  const { quiet, trouble } = useRecovery(failing);
  return quiet ? loading : say(trouble);
}

type DrawnProps = PropsWithChildren<Pick<Run, 'running' | 'after' | 'focused'> & { readonly trials: Trials }>;

/** What is on the screen runs: the rest of the tab may go on with it. */
function Drawn({ running, after, focused, trials, children }: DrawnProps): ReactNode {
  const queryClient = useQueryClient();
  const first = useRef({ after, focused });
  useEffect(() => {
    const { after, focused } = first.current;
    trials.drawn(performance.now());
    if (after) adopt(queryClient, running, after.failure.kind);
    reportLoaded(queryClient, running);
    if (focused !== undefined) giveFocusBack(focused);
  }, [queryClient, running, trials]);
  return children;
}
