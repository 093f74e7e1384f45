import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { User } from './list-users.ts';

/** What can be done with a user (S2): edit, delete. */
export function useUserActions(
  edit: (user: User) => void,
  remove: (user: User) => Promise<void>,
): (user: User) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (user) => [
      {
        id: 'edit',
        label: t('shared.edit'),
        icon: <Pencil aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => edit(user),
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        inline: true,
        danger: true,
        disabled: offline,
        shortcut: 'Delete',
        onSelect: () => void remove(user),
      },
    ],
    [t, offline, edit, remove],
  );
}
