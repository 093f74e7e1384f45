import { useCallback } from 'react';
import { useT } from '../../../i18n/index.ts';
import { useConfirm } from '../../overlay/dialog/use-confirm.ts';

/**
 * Gives the question that stands before the loss of what was typed: it names the forms (by the catalogue keys of their
 * names), has verbs on its buttons and the focus on staying. True: the user throws it away.
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
        cancelLabel: t('form.leave.keep'),
      }),
    [t, confirm],
  );
}
