import { useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { noteDirtyFormAtom } from './dirty-forms.ts';

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
