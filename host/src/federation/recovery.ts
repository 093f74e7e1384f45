import { type PinnedRemote, type FailureKind, readRunningRelease } from '@navette/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import { asFailure, LoadFailure } from './load-failure.ts';
import { developedRemote, isOverride } from './overrides.ts';
import { fetchRelease } from './request-release.ts';
import { type PageRelease, pageReleaseQuery, withReleased } from './page-release.ts';
import { dropFailures, loadRemoteModule } from './remote-component.ts';
import { reportLoad } from './report-load.ts';

/** Milliseconds after which a drawn part counts as working; a later failure comes from its use, not from the version. */
export const SETTLED = 10_000;

/**
 * Next step after a failure:
 * - `again`: one immediate retry, since most failures are transient
 * - `former`: fall back to another build, or the previous version
 * - `wait`: show the failure first
 */
type NextStep = 'again' | 'former' | 'wait';

/** Outcome of a failed run. `inUse`: the version had been drawn. */
interface FailedRun {
  readonly next: NextStep;
  readonly inUse: boolean;
}

/** Retry state of one part of the screen: its attempts, and the builds that are not retried automatically. */
export interface Attempts {
  readonly drawn: (now: number) => void;
  /** Records that a version failed to load or draw in a run; idempotent for the same run, since React may call it twice. */
  readonly failed: (run: number, pinned: PinnedRemote, failure: LoadFailure, now: number) => FailedRun;
  /** Records that the code of a version did not load. */
  readonly notLoaded: (pinned: PinnedRemote, failure: LoadFailure) => void;
  /** Whether a version failed permanently: only another build can help. */
  readonly isExhausted: (pinned: PinnedRemote) => boolean;
  /** Clears the state: the user asked for a retry. */
  readonly startOver: () => void;
}

/**
 * Creates the state without attempts.
 * @param givenUp containers of builds that are not tried
 */
export function startAttempts(...givenUp: readonly string[]): Attempts {
  const exhausted = new Set(givenUp);
  let triedAgain = false;
  let drawnAt: number | undefined;
  let last: { readonly run: number; readonly made: FailedRun } | undefined;
  const notLoaded = ({ container }: PinnedRemote, { kind }: LoadFailure): void => {
    if (!isTransient(kind)) exhausted.add(container);
  };
  return {
    drawn: (now) => {
      drawnAt = now;
    },
    failed: (run, pinned, failure, now) => {
      if (last?.run === run) return last.made;
      const inUse = drawnAt !== undefined;
      const settled = drawnAt !== undefined && now - drawnAt >= SETTLED;
      drawnAt = undefined;
      if (settled) triedAgain = false;
      const again = !settled && !triedAgain && !POINTLESS.has(failure.kind);
      if (again) triedAgain = true;
      else notLoaded(pinned, failure);
      const made: FailedRun = { next: again ? 'again' : settled ? 'wait' : 'former', inUse };
      last = { run, made };
      return made;
    },
    notLoaded,
    isExhausted: ({ container }) => exhausted.has(container),
    startOver: () => exhausted.clear(),
  };
}

/** No immediate retry after a time-out, which was long enough, for a contract mismatch, which is permanent, nor for code that blocked the tab. */
const POINTLESS: ReadonlySet<FailureKind> = new Set(['hang', 'contract', 'froze']);

const TRANSIENT: ReadonlySet<FailureKind> = new Set(['notFound', 'html', 'hang', 'unreachable', 'integrity']);

/** Whether a failure is transient: of network or files. A fault in the code of a version needs another version. */
export const isTransient = (kind: FailureKind): boolean => TRANSIENT.has(kind);

const PAUSES = [2000, 5000, 15_000, 30_000, 60_000] as const;

/**
 * Backoff with jitter before a failed part is retried, ms: 2 s, 5 s, 15 s, 30 s, then a minute, up to a fifth more or less at random, so that
 * clients do not all retry at once after an outage.
 * @param round 0 for the first
 * @param chance 0 to 1
 */
export const pauseBefore = (round: number, chance: number): number =>
  Math.round((PAUSES[round] ?? 60_000) * (0.8 + chance * 0.4));

/**
 * Fallback builds of a remote for this tab, the best first: the one of this page, the one pinned on the server now, the previous version.
 * A remote overridden by a development server has no fallback.
 * @param running the build that fails
 * @param preferOther whether the build of this page comes last, because its own code is at fault
 */
async function* candidatesFor(
  release: PageRelease | undefined,
  running: PinnedRemote,
  preferOther: boolean,
): AsyncGenerator<PinnedRemote> {
  if (isOverride(running)) return yield await developedRemote(running.base).catch(() => running);
  const { name } = running.declaration;
  const own = releasedIn(release, name);
  if (own && !preferOther) yield own;
  const pinned = await pinnedNow(name);
  if (pinned && pinned.container !== own?.container) yield pinned;
  if (own && preferOther) yield own;
  const former = release?.fallbacks[name];
  if (former) yield former;
}

/** The released build of a remote, if this host can run it. */
function releasedIn(release: PageRelease | undefined, name: string): PinnedRemote | undefined {
  const former = release?.former[name];
  if (!former) return release?.set.remotes[name];
  return former.reason === 'contract' ? undefined : former.released;
}

/** The build pinned on the server now; `undefined` when the server does not answer, or this host can't run it. */
async function pinnedNow(name: string): Promise<PinnedRemote | undefined> {
  try {
    return readRunningRelease(await fetchRelease(5000)).set.remotes[name];
  } catch {
    return undefined;
  }
}

/** A part of a remote to recover. */
export interface RecoveryRequest {
  readonly running: PinnedRemote;
  readonly attempts: Attempts;
  /** Loads the part from a build; rejects when it can't, `undefined` when that build has no such part. */
  readonly load: (pinned: PinnedRemote) => Promise<unknown> | undefined;
  /** The part has been unmounted. */
  readonly isCancelled: () => boolean;
}

/** Returns the first candidate build that loads; otherwise the failure of the best candidate, if any was tried. */
export async function recover(
  queryClient: QueryClient,
  { running, attempts, load, isCancelled }: RecoveryRequest,
): Promise<{ readonly recovered?: PinnedRemote; readonly failure?: LoadFailure | undefined }> {
  let failure: LoadFailure | undefined;
  const release = queryClient.getQueryData(pageReleaseQuery.queryKey);
  const former = release?.fallbacks[running.declaration.name]?.container;
  for await (const pinned of candidatesFor(release, running, attempts.isExhausted(running))) {
    if (isCancelled()) return {};
    if (attempts.isExhausted(pinned)) continue;
    dropFailures(pinned);
    const loading = load(pinned);
    if (loading === undefined) continue;
    const loaded = await loading.catch((error: unknown) => asFailure(error, pinned.declaration.name));
    if (!(loaded instanceof LoadFailure)) return { recovered: pinned };
    attempts.notLoaded(pinned, loaded);
    reportLoad(queryClient, pinned, { outcome: loaded.kind, failure: loaded });
    // The failure of the previous version is reported only when it is the one that runs.
    if (pinned.container !== former || pinned.container === running.container) failure ??= loaded;
  }
  return { failure };
}

/**
 * Switches a remote from its previous version back to the released one, if that one loads now. Its open pages are remounted.
 * @returns false when it still does not load
 */
export async function tryReleased(queryClient: QueryClient, running: PinnedRemote): Promise<boolean> {
  const { recovered } = await recover(queryClient, {
    running,
    attempts: startAttempts(running.container),
    load: (pinned) => {
      const { routes, slots, dialogs } = pinned.declaration;
      const [first] = [...routes, ...slots, ...dialogs];
      return first && loadRemoteModule(pinned, first.module);
    },
    isCancelled: () => false,
  });
  if (!recovered) return false;
  const { name } = running.declaration;
  queryClient.setQueryData(
    pageReleaseQuery.queryKey,
    (now) =>
      now && {
        ...withReleased(now, recovered),
        generations: { ...now.generations, [name]: (now.generations[name] ?? 0) + 1 },
      },
  );
  return true;
}
