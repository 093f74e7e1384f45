import type { RowAction, Said } from '@navette/shared/ui-table';
import { Copy, Pencil, PhoneIncoming, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { waitsForCall } from '../../bookings/ready-now/set-ready-now.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';

interface Acts {
  /** Opens the details, which are the form: it shows everything and edits. */
  readonly edit: (id: number) => void;
  readonly remove: (booking: BookingRow) => Promise<unknown>;
  /** Opens a new booking with the same values. */
  readonly copy: (booking: BookingRow) => void;
  /** The client of a return that waits for a call has called. */
  readonly readyNow: (id: number) => Promise<unknown>;
}

/** Details and edit in one, copy, delete (S1 §2.5), and "ready now" where a client is waited for, which then takes the place of delete in the row. The acts keep their identity, or the rows are drawn again. */
export const useRowActions = ({ edit, remove, copy, readyNow }: Acts) =>
  useCallback(
    (booking: BookingRow, { t }: Said): RowAction[] => {
      const waits = waitsForCall(booking);
      return [
        {
          id: 'edit',
          label: t('bookings.action.edit'),
          icon: <Pencil aria-hidden />,
          onSelect: () => edit(booking.id),
          inline: true,
          shortcut: 'Enter',
        },
        ...(waits
          ? [
              {
                id: 'readyNow',
                label: t('booking.readyNow.action'),
                icon: <PhoneIncoming aria-hidden />,
                onSelect: () => void readyNow(booking.id),
                inline: true,
              },
            ]
          : []),
        { id: 'copy', label: t('booking.clone.action'), icon: <Copy aria-hidden />, onSelect: () => copy(booking) },
        {
          id: 'delete',
          label: t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          onSelect: () => void remove(booking),
          inline: !waits,
          danger: true,
          shortcut: 'Delete',
        },
      ];
    },
    [edit, remove, copy, readyNow],
  );
