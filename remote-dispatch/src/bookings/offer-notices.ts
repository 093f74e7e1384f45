import { brusselsToday, driverNotices, type DriverNotice, type IsoDate, BookingStatus } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast, type ToastOptions } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { BookingRow } from './booking-row.ts';
import { sendNotices } from './notification.ts';
import { ApiProblem } from '@navette/shared/api';
import { getLinked } from './linked-leg.tsx';
import { getSeriesBookings, type SeriesScope } from './series.ts';

/**
 * Options of the toast that reports a change: with the offer to notify the drivers, or empty when none counts on the trip. `others`: the affected
 * other bookings of the standing order or the pair.
 */
type OfferNotices = (
  before: BookingRow,
  after: Partial<BookingRow> | null,
  others?: readonly ReachedBooking[],
) => Pick<ToastOptions, 'action'>;

/**
 * Returns the function that offers to notify the drivers of a change, once, in the toast that reports it. One click sends each driver the text of the
 * occasion, with the number of his trips, without a further question.
 * @example toast.success(text, { undo, ...offerNotices(booking, { status: 3 }) });
 */
export function useOfferNotices(): OfferNotices {
  const t = useT();
  const toast = useToast();
  return useCallback(
    (before, changed, others = []) => {
      const after = changed && { ...before, ...changed };
      const drivers = noticesByDriver({ before, after }, others, brusselsToday());
      if (drivers.length === 0) return {};
      const count = new Set(drivers.map(({ notice }) => notice.driverId)).size;
      const remark = ({ count: trips }: DriverToNotify) =>
        trips > 1 ? t('notice.others', { count: trips - 1 }) : undefined;
      const send = async (waiting: readonly DriverToNotify[]): Promise<void> => {
        const results = await Promise.allSettled(
          waiting.map((driver) => sendNotices({ ...driver, notices: [driver.notice], remark: remark(driver) })),
        );
        const failed = waiting.filter((_, index) => results[index]?.status === 'rejected');
        const refusal = results.find((result) => result.status === 'rejected');
        if (failed.length > 0) {
          toast.failure(t('notice.failed', { id: before.id, count: failed.length }), refusal?.reason, {
            action: { label: t('shared.retry'), run: () => void send(failed) },
          });
          return;
        }
        const isDelivered = results.every((result) => result.status === 'fulfilled' && result.value);
        toast.success(t('notice.sent', { id: before.id, count }), {
          detail: t(isDelivered ? 'notice.delivered' : 'notice.waits'),
        });
      };
      return { action: { label: t('notice.offer', { count }), run: () => void send(drivers) } };
    },
    [t, toast],
  );
}

/** A driver who is notified once of all affected trips. */
interface DriverToNotify extends ReachedBooking {
  readonly notice: DriverNotice;
  /** Number of his trips affected in the same way. */
  readonly count: number;
}

/**
 * Drivers to notify of a change, each once per occasion, with the first of his trips by day.
 * @param own the changed booking itself: it represents its driver's trips
 */
function noticesByDriver(
  own: ReachedBooking,
  others: readonly ReachedBooking[],
  today: IsoDate,
): readonly DriverToNotify[] {
  const found = new Map<string, DriverToNotify>();
  const byDay = others.toSorted((one, other) => (one.before.ap_date < other.before.ap_date ? -1 : 1));
  for (const { before, after } of [own, ...byDay]) {
    for (const notice of driverNotices(before, after, today)) {
      const key = `${String(notice.driverId)} ${notice.occasion}`;
      const known = found.get(key);
      found.set(key, known ? { ...known, count: known.count + 1 } : { before, after, notice, count: 1 });
    }
  }
  return [...found.values()];
}

/** Returns the function that notifies the driver of a canceled trip, for its menus; undefined when the trip is not canceled, past, or nobody counts on it. */
export function useReportCancellation(): (booking: BookingRow) => (() => void) | undefined {
  const offerNotices = useOfferNotices();
  return useCallback(
    (booking) =>
      booking.status === BookingStatus.canceled
        ? offerNotices({ ...booking, status: BookingStatus.pending }, { status: BookingStatus.canceled }).action?.run
        : undefined,
    [offerNotices],
  );
}

/** Other bookings affected by a change. */
interface Reach {
  readonly scope?: SeriesScope | undefined;
  readonly alsoLinked?: boolean | undefined;
}

/** Another affected booking, before and after the change; `after` is null when it was deleted. */
export interface ReachedBooking {
  readonly before: BookingRow;
  readonly after: BookingRow | null;
}

type Changed = Pick<BookingRow, 'id' | 'seriesId' | 'linkedId'>;

/** Current state of the other bookings that a change may affect. */
async function othersOf({ id, seriesId, linkedId }: Changed, { scope, alsoLinked }: Reach): Promise<BookingRow[]> {
  if (seriesId !== null && scope !== undefined && scope !== 'one')
    return (await getSeriesBookings(seriesId)).filter((booking) => booking.id !== id);
  const leg = alsoLinked === true && linkedId !== null ? await getLinked(linkedId) : undefined;
  return leg ? [leg] : [];
}

/** Unreadable bookings cause no notification; the change itself must not fail for that. */
const orNone = (rows: Promise<BookingRow[]>): Promise<BookingRow[]> => rows.catch(() => []);

/**
 * Makes a change, and returns its answer with the other bookings of the standing order or the pair before and after it.
 * @returns rejects as `change` does
 */
export async function withReached<Answer>(
  booking: Changed,
  reach: Reach,
  change: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly others: readonly ReachedBooking[] }> {
  const before = await orNone(othersOf(booking, reach));
  const answer = await change();
  if (before.length === 0) return { answer, others: [] };
  const now = await othersOf(booking, reach).catch((error: unknown) => (isGone(error) ? [] : null));
  if (now === null) return { answer, others: [] };
  return {
    answer,
    others: before.map((one) => ({ before: one, after: now.find(({ id }) => id === one.id) ?? null })),
  };
}

/** The other leg was deleted with it. */
const isGone = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;
