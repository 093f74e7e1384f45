import {
  type RowAction,
  type FormattingContext,
  useWarnDoubles,
  type OfferAfterStatus,
  type SaveBookingStatus,
} from '@navette/shared/ui-table';
import { Archive, BellRing, Copy, IdCard, Pencil, PhoneIncoming, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { waitsForCall } from '../../bookings/ready-now.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { $api } from '@navette/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useAskBothLegs } from '../../bookings/linked-leg.tsx';
import { useStopAtInvoice } from '../../bookings/use-stop-at-invoice.tsx';
import { withReached, type ReachedBooking, useOfferNotices } from '../../bookings/offer-notices.ts';
import { givenUp } from '../../bookings/questions.tsx';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import { undoAll } from '../../bookings/undo.ts';

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
  /** Opens the card of a client. */
  readonly card: (clientId: number) => void;
}

/**
 * Row actions: open (details and edit in one), card of the client, copy, archive (specification/bookings.md#archiving), delete, and "ready now" on will-call returns, which
 * takes the place of delete in the row. The callbacks are stable, so that rows are not rendered again.
 */
export const useRowActions = ({ edit, remove, archive, copy, reportCancellation, readyNow, card }: Acts) =>
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
          id: 'card',
          label: t('client.card'),
          icon: <IdCard aria-hidden />,
          onSelect: () => card(booking.clientId),
        },
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
    [edit, remove, archive, copy, reportCancellation, readyNow, card],
  );

/** The last save of a booking. */
interface Made {
  readonly from: BookingRow['status'];
  readonly changes: readonly number[];
  readonly others: readonly ReachedBooking[];
}

/** Saves a status, and offers to notify the affected drivers. */
interface StatusSaving {
  readonly save: SaveBookingStatus;
  readonly offer: OfferAfterStatus;
}

/**
 * Saves the status of a booking; when it is canceled, of its other leg too if the user chooses so. Undo restores the
 * consequences as well, such as the passenger on board. Resolves when the list shows it, rejects with the server's
 * problem, or with an AbortError when the user backs out.
 */
export function useSaveStatus(): StatusSaving {
  const cache = useQueryClient();
  const askBothLegs = useAskBothLegs();
  const stop = useStopAtInvoice();
  const warnDoubles = useWarnDoubles();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  const offerNotices = useOfferNotices();
  const made = useRef(new Map<number, Made>());
  const save = useCallback<SaveBookingStatus>(
    async (booking, status, isUndo) => {
      const { id } = booking;
      const last = made.current.get(id);
      made.current.delete(id);
      // The undo of a status before the last one is saved like any other change.
      if (isUndo && last?.from === status) await undoAll(last.changes);
      else {
        if (await stop(booking, status)) throw givenUp();
        const both = isUndo ? false : await askBothLegs(booking, status);
        if (both === null) throw givenUp();
        const { answer, others } = await withReached(booking, { alsoLinked: both }, () =>
          mutateAsync({ params: { path: { id } }, body: { status, ...(both && { alsoLinked: true }) } }),
        );
        warnDoubles(answer);
        if (answer.changes) made.current.set(id, { from: booking.status, changes: answer.changes, others });
      }
      await refreshBookings(cache);
    },
    [askBothLegs, cache, mutateAsync, stop, warnDoubles],
  );
  const offer = useCallback<OfferAfterStatus>(
    (booking, status) => offerNotices(booking, { status }, made.current.get(booking.id)?.others),
    [offerNotices],
  );
  return useMemo(() => ({ save, offer }), [save, offer]);
}
