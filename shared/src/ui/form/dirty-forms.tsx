import { atom, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { useConfirm } from '../overlay/dialog/confirm.ts';
import { useBeforeUnload, useBlocker, type BlockerFunction } from '../../router/index.ts';

/**
 * Registry of dirty forms: id of the form → catalogue key of its name.
 * Read by the route blocker, the browser's `beforeunload` warning and the update offer.
 */
export const dirtyFormsAtom = atom<ReadonlyMap<string, string>>(new Map<string, string>());

/** Adds a form to the registry (with the key of its name) or removes it (null). */
const noteDirtyFormAtom = atom(null, (get, set, id: string, nameKey: string | null) => {
  const before = get(dirtyFormsAtom);
  if ((before.get(id) ?? null) === nameKey) return;
  const after = new Map(before);
  if (nameKey === null) after.delete(id);
  else after.set(id, nameKey);
  set(dirtyFormsAtom, after);
});

/** Clears the registry, after the user confirmed the loss. */
const forgetDirtyFormsAtom = atom(null, (_get, set) => set(dirtyFormsAtom, new Map<string, string>()));

/**
 * Registers a form as dirty while `isDirty`, under the name (catalogue key) that
 * the leave confirmation shows. For forms that don't use `useNavetteForm`, which does this itself.
 * Returns `release`, which unregisters it immediately: call it before a navigation that follows a save or a discard.
 */
export function useDirtyForm(id: string, isDirty: boolean, nameKey: string): () => void {
  const note = useSetAtom(noteDirtyFormAtom);
  useEffect(() => {
    note(id, isDirty ? nameKey : null);
    return () => note(id, null);
  }, [note, id, isDirty, nameKey]);
  return useCallback(() => note(id, null), [note, id]);
}

/**
 * Returns the confirmation before unsaved input is lost: it names the forms (by the catalogue keys of their
 * names), has verbs on its buttons and the focus on staying. Resolves with true when the user discards the input.
 */
export function useAskToLeave(): (nameKeys: readonly string[]) => Promise<boolean> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    (nameKeys) =>
      confirm({
        title: t('form.leave.title', { name: nameKeys.map((key) => t(key)).join(', ') }),
        body: t('form.leave.body'),
        confirmLabel: t('form.leave.discard'),
        icon: <X aria-hidden />,
        cancelLabel: t('form.leave.keep'),
      }),
    [t, confirm],
  );
}

type Move = Parameters<BlockerFunction>[0];

const openRecord = (search: string): string | null => new URLSearchParams(search).get('id');

/** Whether a navigation unmounts the forms of the page: another page or record does, another filter of the same list does not. */
function leavesForms({ currentLocation, nextLocation }: Pick<Move, 'currentLocation' | 'nextLocation'>): boolean {
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
