import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAskToLeave } from './dirty-forms.tsx';
import type { NavetteForm } from './use-navette-form.ts';

/**
 * Returns the function that closes a form: immediately when it is pristine, else after a confirmation that
 * names the form. While a save is under way it does nothing.
 */
export function useCloseForm<In extends FieldValues, Out>(
  form: NavetteForm<In, Out>,
  onClose: () => void,
): () => Promise<void> {
  const ask = useAskToLeave();
  const asking = useRef(false);
  return async () => {
    if (asking.current || form.formState.isSubmitting) return;
    asking.current = true;
    const leave = !form.isDirty || (await ask([form.nameKey]));
    asking.current = false;
    if (!leave) return;
    form.release();
    onClose();
  };
}
