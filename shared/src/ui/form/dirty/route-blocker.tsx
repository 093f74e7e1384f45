import { useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from '../../../router/index.ts';
import type { BlockerFunction } from '../../../router/index.ts';
import { dirtyFormsAtom, forgetDirtyFormsAtom } from './dirty-forms.ts';
import { useAskToLeave } from './use-ask-to-leave.tsx';

type Move = Parameters<BlockerFunction>[0];

const openRecord = (search: string): string | null => new URLSearchParams(search).get('id');

/** Whether a navigation unmounts the forms of the page: another page or record does, another filter of the same list does not. */
export function leavesForms({
  currentLocation,
  nextLocation,
}: Pick<Move, 'currentLocation' | 'nextLocation'>): boolean {
  if (currentLocation.pathname !== nextLocation.pathname) return true;
  return openRecord(currentLocation.search) !== openRecord(nextLocation.search);
}

/**
 * Navigation guard against losing unsaved input, mounted once by the host inside the router: a navigation away from
 * a dirty form asks for confirmation (links, Back, the menu); closing or reloading the tab triggers the `beforeunload` warning.
 */
export function RouteBlocker(): ReactNode {
  const store = useStore();
  const forget = useSetAtom(forgetDirtyFormsAtom);
  const ask = useAskToLeave();
  const isDirty = useCallback(() => store.get(dirtyFormsAtom).size > 0, [store]);
  const blocker = useBlocker((move) => isDirty() && leavesForms(move));

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    async function askFirst(): Promise<void> {
      const leave = await ask([...store.get(dirtyFormsAtom).values()]);
      if (!leave) return reset();
      forget();
      proceed();
    }
    void askFirst();
  }, [blocker, ask, store, forget]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty()) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return null;
}
