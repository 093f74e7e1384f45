import { atom } from 'jotai';

/**
 * Registry of dirty forms: id of the form → catalogue key of its name.
 * Read by the route blocker, the browser's `beforeunload` warning and the update offer.
 */
export const dirtyFormsAtom = atom<ReadonlyMap<string, string>>(new Map<string, string>());

/** Adds a form to the registry (with the key of its name) or removes it (null). */
export const noteDirtyFormAtom = atom(null, (get, set, id: string, nameKey: string | null) => {
  const before = get(dirtyFormsAtom);
  if ((before.get(id) ?? null) === nameKey) return;
  const after = new Map(before);
  if (nameKey === null) after.delete(id);
  else after.set(id, nameKey);
  set(dirtyFormsAtom, after);
});

/** Clears the registry, after the user confirmed the loss. */
export const forgetDirtyFormsAtom = atom(null, (_get, set) => set(dirtyFormsAtom, new Map<string, string>()));
