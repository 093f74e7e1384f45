import { atom, useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useCallback, useSyncExternalStore } from 'react';

/** `full` and `mini` stand beside the page, `overlay` lies over it and is opened by the button of the top bar. */
type MenuMode = 'full' | 'mini' | 'overlay';

const collapsedAtom = atomWithStorage('navette.menu.mini', false, undefined, { getOnInit: true });
const openAtom = atom(false);

/** Mode of the menu in this window, and the action of its button. */
interface MenuState {
  readonly mode: MenuMode;
  /** Whether the overlay menu is open. */
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** From 1280 px full, or mini if the user chose so; mini from 1024; below that, overlay (specification/screens.md#layout). */
export function useMenuState(): MenuState {
  const wide = useMedia('(min-width: 1280px)');
  const medium = useMedia('(min-width: 1024px)');
  const [collapsed, setCollapsed] = useAtom(collapsedAtom);
  const [open, setOpen] = useAtom(openAtom);
  const mode = !medium ? 'overlay' : wide && !collapsed ? 'full' : 'mini';
  return {
    mode,
    open: open && !wide,
    toggle: () => (wide ? setCollapsed(!collapsed) : setOpen(!open)),
    close: () => setOpen(false),
  };
}

/** Whether a media query matches. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

export const shellWindowAtom = atom<'palette' | 'shortcuts' | 'settings' | 'secondFactor' | null>(null);

/** Pending reload request from another user. */
export interface ReloadRequestState {
  /** Name of the requesting user. */
  readonly by: string;
  /** Available version; null when the reload has another reason. */
  readonly version: string | null;
}

/** Reload request that waits for the user; null for none. */
export const reloadRequestAtom = atom<ReloadRequestState | null>(null);
