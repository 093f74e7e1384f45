import { useCallback } from 'react';
import { clientName, driverName } from '../../domain/index.ts';
import { useT } from '../../i18n/index.ts';
import { useConfirm } from '../overlay/dialog/use-confirm.ts';
import { useToast } from '../overlay/toast/use-toast.ts';
import type { BookingRow } from './booking-row.ts';
import { useWarnDoubles, type DoubleTrip } from './doubles.ts';

/** Calls of a remote that archive and restore a booking, and refresh its lists. */
export interface ArchiveCalls {
  readonly archive: (id: number) => Promise<unknown>;
  /** Its answer has the trips that the client then has at the same time. */
  readonly unarchive: (id: number) => Promise<{ readonly doubles?: readonly DoubleTrip[] | undefined }>;
  readonly refresh: () => Promise<unknown>;
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
        toast.success(t('bookings.archive.done', { id }), { undo: () => void unarchive(id) });
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
