import { atom } from 'jotai';

/**
 * The forms that hold something not saved: id of the form → catalogue key of its name.
 * The one place that the route blocker, the browser's leave warning and the update offer look at.
 */
export const dirtyFormsAtom = atom<ReadonlyMap<string, string>>(new Map<string, string>());

/** Adds a form to the registry (with the key of its name) or takes it off (null). */
export const noteDirtyFormAtom = atom(null, (get, set, id: string, nameKey: string | null) => {
  const before = get(dirtyFormsAtom);
  if ((before.get(id) ?? null) === nameKey) return;
  const after = new Map(before);
  if (nameKey === null) after.delete(id);
  else after.set(id, nameKey);
  set(dirtyFormsAtom, after);
});

/** Empties the registry: the user has said that all of it may be lost. */
export const forgetDirtyFormsAtom = atom(null, (_get, set) => set(dirtyFormsAtom, new Map<string, string>()));
