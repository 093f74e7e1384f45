import { brusselsToday, driverNotices } from '@navette/shared/domain';
import { sendNotices } from '../../notices/send-notices.ts';
import type { BookingRow } from '../../booking-row.ts';
import type { BookingJob } from '../bulk-job.ts';
import { notifiedOutcome } from './notify-drivers.ts';

/** Job that notifies the drivers of changed bookings which they had accepted: the one who loses a trip, and the one who gets it. */
export const notifyOfChange =
  (change: Partial<BookingRow>, title: (count: number) => string): NonNullable<BookingJob['notify']> =>
  (changed) => {
    const today = brusselsToday();
    const noticed = changed.flatMap((before) => {
      const after = { ...before, ...change };
      const notices = driverNotices(before, after, today);
      return notices.length > 0 ? { before, after, notices } : [];
    });
    if (noticed.length === 0) return undefined;
    return {
      title: title(noticed.length),
      rows: noticed.map(({ before }) => before),
      perCall: 1,
      send: async (some) =>
        new Map(
          await Promise.all(
            noticed
              .filter(({ before }) => some.includes(before))
              .map(async (one) => [one.before.id, await notifiedOutcome(() => sendNotices(one))] as const),
          ),
        ),
    };
  };
