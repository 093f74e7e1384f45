import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { Insurance } from './requests/use-insurances.ts';

/** What can be done with a row of the list. */
export function useInsuranceActions(
  edit: (insurance: Insurance) => void,
  remove: (insurance: Insurance) => Promise<void>,
): (insurance: Insurance) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (insurance) => [
      {
        id: 'edit',
        label: t('shared.edit'),
        icon: <Pencil aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => edit(insurance),
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        inline: true,
        danger: true,
        disabled: offline,
        shortcut: 'Delete',
        onSelect: () => void remove(insurance),
      },
    ],
    [t, offline, edit, remove],
  );
}
