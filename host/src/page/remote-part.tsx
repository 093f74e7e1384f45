import { componentOf, type FailureKind, type PinnedRemote } from '@navette/shared/federation';
import { dropFailures, loadRemoteModule } from '../federation/remote-component.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { atom, getDefaultStore } from 'jotai';
import {
  createElement,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
  Component,
} from 'react';
import { LoadFailure, asFailure } from '../federation/load-failure.ts';
import { mountPart } from '../federation/mounted-parts.ts';
import { startAttempts, type Attempts } from '../federation/recovery.ts';
import { type PartFailure, useRecovery, type Failed, type Failing } from '../federation/use-recovery.ts';
import { reportLoad, reportLoaded } from '../federation/report-load.ts';
import { LazyRecoveryContext, useSettled } from '@navette/shared/ui';
import { pageReleaseQuery, withFormer, withReleased } from '../federation/page-release.ts';

/** Whether a page of the host or a part of a remote has been drawn in this tab; the first one is the page. */
export const drawnAtom = atom(false);

interface RemotePartProps<Props extends object> {
  /** Build that the tab uses now. */
  readonly remote: PinnedRemote;
  /** Module of the part in a build of the remote; `undefined` when that build lacks the part. */
  readonly moduleIn: (pinned: PinnedRemote) => string | undefined;
  /** Reason why this host can't run the remote at all. */
  readonly refusal?: string | undefined;
  readonly props: Props;
  readonly loading: ReactNode;
  readonly failed: (partFailure: PartFailure) => ReactNode;
}

interface Run {
  readonly running: PinnedRemote;
  readonly attempt: number;
  readonly after?: Failed;
  /** Element focused when this run replaced a failure message. */
  readonly focused?: Element | null;
}

/**
 * Part of a remote (page, dialog, slot) with error boundary and recovery: automatic retries and fallback to other builds. A working part keeps its
 * build until it is unmounted, even if the rest of the tab switches to another.
 */
export function RemotePart<Props extends object>({
  remote,
  moduleIn,
  refusal,
  props,
  loading,
  failed,
}: RemotePartProps<Props>): ReactNode {
  const [attempts] = useState(startAttempts);
  const [refused] = useState(() =>
    refusal === undefined ? undefined : new LoadFailure('contract', remote.declaration.name, refusal),
  );
  const [{ running, attempt, after, focused }, setRun] = useState<Run>({ running: remote, attempt: 0 });
  const module = moduleIn(running);
  const recovering = (failure: LoadFailure): ReactNode => (
    <Recovering
      {...{ run: attempt, running, failure, after, attempts, loading }}
      current={remote}
      load={(pinned) => {
        const there = moduleIn(pinned);
        return there === undefined ? undefined : loadRemoteModule(pinned, there);
      }}
      onRecovered={(pinned) =>
        setRun({ running: pinned, attempt: attempt + 1, after: { running, failure }, focused: document.activeElement })
      }
      say={failed}
    />
  );
  if (refused && attempt === 0) return recovering(refused);
  return (
    <RemoteBoundary key={`${running.container}/${attempt}`} name={running.declaration.name} failed={recovering}>
      <Suspense fallback={loading}>
        {module === undefined ? (
          <Drawn {...{ running, after, attempts, focused }} />
        ) : (
          <LoadedPart {...{ running, after, attempts, focused, module, props, loading }} />
        )}
      </Suspense>
    </RemoteBoundary>
  );
}

type DrawnProps = PropsWithChildren<Pick<Run, 'running' | 'after' | 'focused'> & { readonly attempts: Attempts }>;

type LoadedProps<Props extends object> = Omit<DrawnProps, 'children'> & {
  readonly module: string;
  readonly props: Props;
  readonly loading: ReactNode;
};

/** A part whose code is there, or comes. */
export function LoadedPart<Props extends object>({ module, props, loading, ...drawn }: LoadedProps<Props>): ReactNode {
  const { running } = drawn;
  const loaded = useSettled(loadRemoteModule(running, module));
  const isLoaded = loaded !== undefined;
  useLayoutEffect(() => (isLoaded ? mountPart({ running, module }) : undefined), [isLoaded, running, module]);
  if (!loaded) return loading;
  return <Drawn {...drawn}>{createElement(componentOf<Props>(loaded.value, module), props)}</Drawn>;
}

type RecoveringProps = Failing & { readonly loading: ReactNode; readonly say: (partFailure: PartFailure) => ReactNode };

function Recovering({ loading, say, ...failing }: RecoveringProps): ReactNode {
  const { quiet, partFailure } = useRecovery(failing);
  return quiet ? loading : say(partFailure);
}

/** Mounted once the part has rendered: its build works, so the tab may switch to it. */
function Drawn({ running, after, focused, attempts, children }: DrawnProps): ReactNode {
  const queryClient = useQueryClient();
  const first = useRef({ after, focused });
  useEffect(() => {
    const { after, focused } = first.current;
    attempts.drawn(performance.now());
    getDefaultStore().set(drawnAtom, true);
    if (after) switchBuild(queryClient, running, after.failure.kind);
    reportLoaded(queryClient, running);
    if (focused !== undefined) giveFocusBack(focused);
  }, [queryClient, running, attempts]);
  const lazyRecovery = useMemo(
    () => ({
      onFailed: (reason: unknown) =>
        reportLoad(queryClient, running, { outcome: 'error', failure: asFailure(reason, running.declaration.name) }),
      onRetry: () => dropFailures(running),
    }),
    [queryClient, running],
  );
  return <LazyRecoveryContext value={lazyRecovery}>{children}</LazyRecoveryContext>;
}

/**
 * Restores the focus after an automatic recovery: to the element that had it, or to the page when that element was in the removed message.
 * @param before element focused until then
 */
function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
    if (document.activeElement !== before) before.focus({ preventScroll: true });
    return;
  }
  if (before !== document.body && document.activeElement === document.body)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

/**
 * Switches the tab to a build of a remote that is known to run: its pages, dialogs and slots use it the next time they open.
 * @param reason why the released version does not run here, when this is the previous one
 */
function switchBuild(queryClient: QueryClient, running: PinnedRemote, reason: FailureKind): void {
  const { name } = running.declaration;
  queryClient.setQueryData(pageReleaseQuery.queryKey, (release) => {
    if (!release || release.set.remotes[name]?.container === running.container) return release;
    if (release.fallbacks[name]?.container !== running.container) return withReleased(release, running);
    const released = release.set.remotes[name] ?? release.set.refused.find((refused) => refused.name === name)?.pinned;
    return withFormer(release, { running, released, reason });
  });
}

interface RemoteBoundaryProps {
  readonly name: string;
  readonly failed: (failure: LoadFailure) => ReactNode;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly error?: { readonly thrown: unknown };
  readonly failure?: LoadFailure;
}

/** Error boundary around a part of a remote. A new key remounts it for another attempt. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): RemoteBoundaryState {
    return { error: { thrown } };
  }

  static getDerivedStateFromProps(
    { name }: RemoteBoundaryProps,
    { error, failure }: RemoteBoundaryState,
  ): RemoteBoundaryState | null {
    return error && !failure ? { failure: asFailure(error.thrown, name) } : null;
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure) : this.props.children;
  }
}
