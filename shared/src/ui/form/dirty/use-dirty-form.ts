import { useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { noteDirtyFormAtom } from './dirty-forms.ts';

/**
 * Keeps a form in the suite's registry of dirty forms while `isDirty`, under the name (catalogue key) by which
 * a question about leaving calls it. For forms that don't use `useNavetteForm`, which does this by itself.
 * Gives `release`, which takes it off at once: to be called before a navigation that follows a save or a discard.
 */
export function useDirtyForm(id: string, isDirty: boolean, nameKey: string): () => void {
  const note = useSetAtom(noteDirtyFormAtom);
  useEffect(() => {
    note(id, isDirty ? nameKey : null);
    return () => note(id, null);
  }, [note, id, isDirty, nameKey]);
  return useCallback(() => note(id, null), [note, id]);
}
