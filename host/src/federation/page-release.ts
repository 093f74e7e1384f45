import {
  readRunningRelease,
  type FailureKind,
  type PinnedRemote,
  type RunningRelease,
} from '@navette/shared/federation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { withOverrides, type AppliedOverrides } from './overrides/with-overrides.ts';
import { requestRelease } from './request-release.ts';

/** A remote that goes on with the version before in this tab. */
export interface FormerRun {
  readonly running: PinnedRemote;
  /** What should run; absent when this host can't even read it. */
  readonly released: PinnedRemote | undefined;
  /** Why that one does not run here. */
  readonly reason: FailureKind;
}

/** What this page runs on. `set` is what really runs: with overrides, with former versions where the new one fails. */
export interface PageRelease extends RunningRelease {
  /** Remote → how it goes on with the version before. */
  readonly former: Readonly<Record<string, FormerRun>>;
  readonly overridden: AppliedOverrides;
  /** Remote → grows when the user leaves its former version, so that its pages which are open are opened anew. */
  readonly generations: Readonly<Record<string, number>>;
}

/** What this page runs on. Asked for once: a session stays on the set it started with. */
export const pageReleaseQuery = queryOptions({
  queryKey: ['release', 'current'],
  queryFn: async (): Promise<PageRelease> => {
    const { release, overridden } = await withOverrides(readRunningRelease(await requestRelease()));
    return withoutRefused({ ...release, overridden, former: {}, generations: {} });
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: 2,
  // What comes into the page later takes what there is: one that asked again would take the message and its Retry away.
  retryOnMount: false,
  networkMode: 'always',
});

/** What this page runs on; `undefined` while it is asked for and when it can't be had. */
export const usePageRelease = (): PageRelease | undefined => useQuery(pageReleaseQuery).data;

/** A version that this host refuses is known not to run: where there is a former one, it runs from the start. */
function withoutRefused(release: PageRelease): PageRelease {
  return release.set.refused.reduce((known, { name, pinned }) => {
    const running = known.fallbacks[name];
    return running ? withFormer(known, { running, released: pinned, reason: 'contract' }) : known;
  }, release);
}

/** The release with the former version of a remote in the place of the one that fails. */
export const withFormer = (release: PageRelease, run: FormerRun): PageRelease => ({
  ...release,
  set: withPin(release.set, run.running),
  former: { ...release.former, [run.running.declaration.name]: run },
});

/** The release with a version of a remote that is pinned by now, or that should run and does again. */
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
