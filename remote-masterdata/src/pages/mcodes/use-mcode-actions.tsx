import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { MCode } from '../../mcodes/list-mcodes.ts';

/** What can be done with a row of the catalogue. */
export function useMcodeActions(
  edit: (code: MCode) => void,
  remove: (code: MCode) => Promise<void>,
): (code: MCode) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (code) => [
      {
        id: 'edit',
        label: t('shared.edit'),
        icon: <Pencil aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => edit(code),
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        inline: true,
        danger: true,
        disabled: offline,
        shortcut: 'Delete',
        onSelect: () => void remove(code),
      },
    ],
    [t, offline, edit, remove],
  );
}
