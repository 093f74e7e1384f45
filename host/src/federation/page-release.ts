import {
  DEPLOYED_HOST,
  HOST_CONTRACT_VERSION,
  type FailureKind,
  type PinnedRemote,
  type RunningRelease,
  readRunningRelease,
  HOST_COOKIE,
} from '@navette/shared/federation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { withOverrides, type AppliedOverrides } from './overrides.ts';
import { isSafeMode, store, storedJson } from './tab-choices.ts';
import { currentSession } from '@navette/shared/session';
import { sendFirst } from './first-data.ts';
import { requestRelease } from './request-release.ts';
import { reload } from '../app/reload.ts';

/** A remote that falls back to the previous version in this tab. */
export interface FormerRun {
  readonly running: PinnedRemote;
  /** The released build; absent when this host can't read it. */
  readonly released: PinnedRemote | undefined;
  /** Why the released build does not run here. */
  readonly reason: FailureKind;
}

/** The release of this page. `set` is what runs: with overrides applied, with former versions where the released one fails. */
export interface PageRelease extends RunningRelease {
  /** Remote → its fallback to the previous version. */
  readonly former: Readonly<Record<string, FormerRun>>;
  readonly overridden: AppliedOverrides;
  /** Remote → counter, part of the key of its open pages: incremented to remount them after a switch back to the released version. */
  readonly generations: Readonly<Record<string, number>>;
  /** Whether it is what ran last in this browser, because what the server answers can't be had or read. */
  readonly isLastGood: boolean;
  /** Whether this tab runs without remotes, as `?safe=1` asks. */
  readonly isSafe: boolean;
}

/** Nothing is drawn any more. */
const aboutToReload = (): Promise<PageRelease> => new Promise(() => undefined);

/** Release of safe mode: a set without remotes. */
const safeRelease: RunningRelease = {
  channel: 'stable',
  preview: false,
  fallbacks: {},
  overrides: [],
  set: {
    id: 'safe',
    createdAt: new Date(0).toISOString(),
    host: { contract: HOST_CONTRACT_VERSION },
    menu: [],
    remotes: {},
    refused: [],
  },
};

const NO_OVERRIDES: AppliedOverrides = { active: [], ignored: [] };

const pageRelease = ({ release, isLastGood }: ReadRelease, overridden: AppliedOverrides): PageRelease => ({
  ...release,
  overridden,
  isLastGood,
  isSafe: release === safeRelease,
  former: {},
  generations: {},
});

const KEY = 'navette.lastRelease';

/** The release of this page, and whether it is the last good one of this browser instead of what the server answers now. */
interface ReadRelease {
  readonly release: RunningRelease;
  readonly isLastGood: boolean;
}

/**
 * Last good release: what the server answers, else what it answered this user last in this browser. A remote whose entry is damaged gets its last good
 * version as a fallback. Files are still checked against the hashes of the set, so that an old set can run no other file than it did.
 * @throws when the answer can't be had or read, and this browser has none
 */
async function readRelease(): Promise<ReadRelease> {
  const last = lastGood();
  try {
    const answer = await requestRelease();
    const release = readRunningRelease(answer);
    if (release.set.refused.length === 0) keep(answer);
    return { release: last ? withFallbacks(release, last) : release, isLastGood: false };
  } catch (error) {
    if (!last) throw error;
    return { release: last, isLastGood: true };
  }
}

/** Adds the last good version of each refused remote for which the server names no former one. */
function withFallbacks(release: RunningRelease, last: RunningRelease): RunningRelease {
  const damaged = release.set.refused.flatMap(({ name }) => {
    const pinned = last.set.remotes[name];
    return pinned ? [[name, pinned] as const] : [];
  });
  return { ...release, fallbacks: { ...Object.fromEntries(damaged), ...release.fallbacks } };
}

/** Of the same user only: a staged release is for those it was staged for. It stays after sign-out, because tomorrow's sign-in may need it. */
function keep(answer: unknown): void {
  store('localStorage', KEY, JSON.stringify({ user: currentSession()?.user.id, answer }));
}

function lastGood(): RunningRelease | undefined {
  const last = storedJson('localStorage', KEY);
  if (typeof last !== 'object' || last === null || !('user' in last && 'answer' in last)) return undefined;
  try {
    return last.user === currentSession()?.user.id ? readRunningRelease(last.answer) : undefined;
  } catch {
    return undefined;
  }
}

/** The release of this page. Fetched once: a session stays on the set it started with. */
export const pageReleaseQuery = queryOptions({
  queryKey: ['release', 'current'],
  queryFn: async (): Promise<PageRelease> => {
    if (isSafeMode())
      return switchHost(DEPLOYED_HOST, false)
        ? aboutToReload()
        : pageRelease({ release: safeRelease, isLastGood: false }, NO_OVERRIDES);
    const read = await readRelease();
    const { set, channel } = read.release;
    if (!read.isLastGood && switchHost(set.host.pinned?.version ?? DEPLOYED_HOST, channel === 'stable'))
      return aboutToReload();
    const { release, overridden } = await withOverrides(read.release);
    // Usually `early.ts` has; not after a sign-in, nor where the user's set differs from that of the others.
    sendFirst(release.set.remotes, location, true);
    return withoutRefused(pageRelease({ ...read, release }, overridden));
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: 2,
  // No refetch on mount: a component mounted later would replace the failure and its Retry by a loading state.
  retryOnMount: false,
  networkMode: 'always',
});

/** The release of this page; `undefined` while loading and after a failure. */
export const usePageRelease = (): PageRelease | undefined => useQuery(pageReleaseQuery).data;

/** Falls back at once for versions that this host can't run, where there is a former one. */
function withoutRefused(release: PageRelease): PageRelease {
  return release.set.refused.reduce((known, { name, pinned, reason }) => {
    const running = known.fallbacks[name];
    return running
      ? withFormer(known, { running, released: pinned, reason: reason === 'contract' ? reason : 'syntax' })
      : known;
  }, release);
}

/** The release with the former version of a remote in place of the failing one. */
export const withFormer = (release: PageRelease, run: FormerRun): PageRelease => ({
  ...release,
  set: withPin(release.set, run.running),
  former: { ...release.former, [run.running.declaration.name]: run },
});

/** The release with a version of a remote that is pinned now, or that is released and works again. */
export const withReleased = (release: PageRelease, pinned: PinnedRemote): PageRelease => ({
  ...release,
  set: withPin(release.set, pinned),
  former: Object.fromEntries(Object.entries(release.former).filter(([name]) => name !== pinned.declaration.name)),
});

function withPin(set: PageRelease['set'], pinned: PinnedRemote): PageRelease['set'] {
  const { name } = pinned.declaration;
  return {
    ...set,
    remotes: { ...set.remotes, [name]: pinned },
    refused: set.refused.filter((refused) => refused.name !== name),
  };
}

const TRIED = 'navette.hostTried';

/** The build of the host that this page is, as the server wrote it into the page; nothing in a development server. */
function ownHost(): string | undefined {
  const content = document.querySelector('meta[name=navette-host]')?.getAttribute('content');
  return content && !content.startsWith('__') ? content : undefined;
}

/**
 * Loads the page again in the build of the host that its release set pins, when it is another one: a trial for some users, or a set that was activated
 * while the page was on its way. Once per build, because a server that can't serve it would reload for ever; the page then goes on in the host it has.
 * @param wanted a published version, or `deployed`
 * @param isForAll whether it is the one that the server answers by itself; any other is asked for by a cookie
 * @returns true when the page is about to be loaded again
 */
export function switchHost(wanted: string, isForAll: boolean): boolean {
  const own = ownHost();
  try {
    if (own === undefined || own === wanted || sessionStorage.getItem(TRIED) === wanted) {
      sessionStorage.removeItem(TRIED);
      return false;
    }
    sessionStorage.setItem(TRIED, wanted);
  } catch {
    // Without storage nothing would stop a second reload.
    return false;
  }
  rememberHost(isForAll ? undefined : wanted);
  reload();
  return true;
}

/** Asks the server for this build in this browser; without one it answers that of the running set. */
function rememberHost(version: string | undefined): void {
  document.cookie = `${HOST_COOKIE}=${version ?? ''}; path=/; SameSite=Strict${version === undefined ? '; max-age=0' : ''}`;
}
