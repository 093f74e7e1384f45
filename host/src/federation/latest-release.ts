import { readRunningRelease, type RunningRelease } from '@navette/shared/federation';
import { announcedReleaseAtom } from '@navette/shared/realtime';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePageRelease } from './page-release.ts';
import { fetchRelease } from './request-release.ts';

const latestAtom = atom<RunningRelease | null>(null);

/** Release that the next load of the page would run on, when it may be another one than runs now; else `null`. */
export const useLatestRelease = (): RunningRelease | null => useAtomValue(latestAtom);

/**
 * Subscribes to the release notices of the server. They name the set that is meant for the user; what this browser would get depends on its channel too, and is
 * asked for. Used once, by the shell.
 */
export function useReleaseWatch(): void {
  const announced = useAtomValue(announcedReleaseAtom);
  const page = usePageRelease();
  const set = useSetAtom(latestAtom);
  const same =
    announced === null ||
    page === undefined ||
    page.isSafe ||
    (announced.set === page.set.id &&
      announced.channel === page.channel &&
      page.preview === (announced.channel === 'staged'));
  useEffect(() => {
    let over = false;
    const know = (release: RunningRelease | null): void => {
      if (!over) set(release);
    };
    if (announced === null || same) know(null);
    else
      fetchRelease()
        .then((answer) => know(readRunningRelease(answer)))
        // The server notifies again after the next connection.
        .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [announced, same, set]);
  useEffect(() => () => set(null), [set]);
}
