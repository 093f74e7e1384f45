import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { ParkingTicket } from '@navette/shared/realtime';
import type { RowAction } from '@navette/shared/ui-table';
import { Image, Trash2 } from 'lucide-react';
import { useCallback } from 'react';

/** Row actions of a receipt: view, delete. */
export function useTicketActions(
  view: (ticket: ParkingTicket) => void,
  remove: (ticket: ParkingTicket) => Promise<void>,
): (ticket: ParkingTicket) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (ticket) => [
      {
        id: 'view',
        label: t('tickets.view'),
        icon: <Image aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => view(ticket),
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        inline: true,
        danger: true,
        disabled: offline,
        shortcut: 'Delete',
        onSelect: () => void remove(ticket),
      },
    ],
    [t, offline, view, remove],
  );
}
