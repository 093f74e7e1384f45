import { useOnline } from '@navette/shared/api';
import type { RowAction, Said } from '@navette/shared/ui-table';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { Destination } from './requests/use-destinations.ts';

/** What can be done with a row. */
export function useDestinationActions(
  edit: (destination: Destination) => void,
  remove: (destination: Destination) => Promise<void>,
): (destination: Destination, said: Said) => readonly RowAction[] {
  const isOnline = useOnline();
  return useCallback(
    (destination, { t }) => [
      {
        id: 'edit',
        label: t('shared.edit'),
        icon: <Pencil aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => edit(destination),
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        inline: true,
        danger: true,
        disabled: isOnline ? undefined : t('form.offline'),
        shortcut: 'Delete',
        onSelect: () => void remove(destination),
      },
    ],
    [isOnline, edit, remove],
  );
}
