import type { RowAction, FormattingContext } from '@navette/shared/ui-table';
import { Archive, BellRing, Copy, Pencil, PhoneIncoming, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { waitsForCall } from '../../bookings/ready-now/set-ready-now.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';

interface Acts {
  /** Opens the booking form, which is both details and editing. */
  readonly edit: (id: number) => void;
  readonly remove: (booking: BookingRow) => Promise<unknown>;
  /** Archives the booking after a confirmation. */
  readonly archive: (booking: BookingRow) => Promise<unknown>;
  /** Opens a new booking with the same values. */
  readonly copy: (id: number) => Promise<void>;
  /** Notifies the driver of a canceled trip; undefined when there is nobody to notify. */
  readonly reportCancellation: (booking: BookingRow) => (() => void) | undefined;
  /** Makes a will-call return due: its client has called. */
  readonly readyNow: (id: number) => Promise<unknown>;
}

/**
 * Row actions: open (details and edit in one), copy, archive (specification/bookings.md#archiving), delete, and "ready now" on will-call returns, which
 * takes the place of delete in the row. The callbacks are stable, so that rows are not rendered again.
 */
export const useRowActions = ({ edit, remove, archive, copy, reportCancellation, readyNow }: Acts) =>
  useCallback(
    (booking: BookingRow, { t }: FormattingContext): RowAction[] => {
      const waits = waitsForCall(booking);
      const report = reportCancellation(booking);
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
        ...(report
          ? [
              {
                id: 'reportCancellation',
                label: t('booking.notify.cancel'),
                icon: <BellRing aria-hidden />,
                onSelect: report,
              },
            ]
          : []),
        {
          id: 'copy',
          label: t('booking.clone.action'),
          icon: <Copy aria-hidden />,
          onSelect: () => void copy(booking.id),
        },
        {
          id: 'archive',
          label: t('bookings.archive.action'),
          icon: <Archive aria-hidden />,
          onSelect: () => void archive(booking),
        },
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
    [edit, remove, archive, copy, reportCancellation, readyNow],
  );
