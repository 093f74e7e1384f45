import { useCallback } from 'react';
import { useOpenDialog } from '../../federation/dialog-host.ts';
import { useT, useFormats, vocabulary } from '../../i18n/index.ts';
import { useToast, type ToastOptions } from '../overlay/toast/use-toast.ts';
import type { components } from '@navette/openapi/types';
import { clientName, driverName } from '../../domain/index.ts';
import { useConfirm } from '../overlay/dialog/confirm.ts';
import type { BookingRow } from './booking-columns.tsx';

/**
 * Returns the function that opens the form of a booking by its id, as a dialog; failures are shown in a toast.
 * @returns of that function: whether the form opened, once it is closed
 */
export function useOpenBooking(): (id: number) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return useCallback(
    (id) =>
      openDialog('dispatch/booking@1', { id }).then(
        () => true,
        (error: unknown) => {
          toast.failure(t('booking.open.failed', { id }), error);
          return false;
        },
      ),
    [openDialog, toast, t],
  );
}

/** Returns the function that opens the card of a client over the page (specification/clients.md#card); a failure is shown in a toast. */
export function useOpenClientCard(): (clientId: number) => void {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return useCallback(
    (id) => {
      openDialog('dispatch/client-card@1', { id }).catch((error: unknown) =>
        toast.failure(t('client.card.failed'), error),
      );
    },
    [openDialog, toast, t],
  );
}

/** A trip that takes the same client at an overlapping or near time. */
export type DoubleTrip = components['schemas']['DoubleTrip'];

/** Returns the function that describes a trip in one line: number, day, time, type, destination. */
export function useDoubleWords(): (trip: DoubleTrip) => string {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  return useCallback(
    ({ id, ap_date, ap_time, type, destination }) =>
      t('booking.double.trip', {
        id,
        date: formatDate(ap_date),
        time: formatTime(ap_time),
        type: t(vocabulary.bookingType(type)),
        destination: destination ?? '',
      }),
    [formatDate, formatTime, t],
  );
}

/** Maximum number of trips named in one warning. */
const MOST_NAMED = 3;

/** Returns the function that warns, after a booking was moved or restored, of other trips of its client at the same time. */
export function useWarnDoubles(): (answer: { readonly doubles?: readonly DoubleTrip[] | undefined }) => void {
  const t = useT();
  const toast = useToast();
  const words = useDoubleWords();
  return useCallback(
    ({ doubles = [] }) => {
      const [first] = doubles;
      if (!first) return;
      const named = doubles.slice(0, MOST_NAMED).map(words);
      toast.error(t('booking.double.warning', { client: first.client }), {
        detail: [...named, ...(doubles.length > MOST_NAMED ? ['…'] : [])].join('; '),
      });
    },
    [t, toast, words],
  );
}

/** Calls of a remote that archive and restore a booking, and refresh its lists. */
interface ArchiveCalls {
  readonly archive: (id: number) => Promise<unknown>;
  /** Its answer has the trips that the client then has at the same time. */
  readonly unarchive: (id: number) => Promise<{ readonly doubles?: readonly DoubleTrip[] | undefined }>;
  readonly refresh: () => Promise<unknown>;
  /** Undo of the toast after archiving; restores the booking when missing. `restore` resolves with whether it succeeded. */
  readonly undoOf?: (restore: () => Promise<boolean>) => Pick<ToastOptions, 'undo'>;
}

/**
 * Archives or restores a booking, with a warning when its client then travels twice; resolves with whether it succeeded; failures are shown in a
 * toast.
 */
export interface ArchiveBooking {
  /** Asks first (specification/bookings.md#archiving); the toast offers Undo. */
  readonly archive: (booking: BookingRow) => Promise<boolean>;
  readonly unarchive: (id: number) => Promise<boolean>;
}

/** Returns the functions that archive and restore a booking. `calls`: a constant. */
export function useArchiveBooking(calls: ArchiveCalls): ArchiveBooking {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const warnDoubles = useWarnDoubles();

  const unarchive = useCallback(
    async (id: number) => {
      try {
        warnDoubles(await calls.unarchive(id));
        toast.success(t('bookings.unarchive.done', { id }));
        await calls.refresh();
        return true;
      } catch (error) {
        toast.failure(t('bookings.unarchive.failed', { id }), error);
        return false;
      }
    },
    [calls, t, toast, warnDoubles],
  );

  const archive = useCallback(
    async (booking: BookingRow) => {
      const { id } = booking;
      const confirmed = await confirm({
        title: t('bookings.archive.title'),
        body: t('bookings.archive.body', {
          id,
          driver: driverName(booking, 'text'),
          client: clientName(booking, 'text'),
        }),
        confirmLabel: t('bookings.archive.action'),
        danger: false,
      });
      if (!confirmed) return false;
      try {
        await calls.archive(id);
        toast.success(
          t('bookings.archive.done', { id }),
          calls.undoOf?.(() => unarchive(id)) ?? { undo: () => void unarchive(id) },
        );
        await calls.refresh();
        return true;
      } catch (error) {
        toast.failure(t('bookings.archive.failed', { id }), error);
        return false;
      }
    },
    [calls, confirm, t, toast, unarchive],
  );
  return { archive, unarchive };
}
