import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useT } from '../../../i18n/index.ts';
import { useConfirm } from '../../overlay/dialog/use-confirm.ts';

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
