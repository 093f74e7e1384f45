import { brusselsToday, isClosed, personName } from '@navette/shared/domain';
import { useFormats, useT, type Formats, type Translate } from '@navette/shared/i18n';
import { useToast, useConfirm } from '@navette/shared/ui-overlay';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useOfferNotices } from '../../../bookings/offer-notices.ts';
import { useClosedUntil } from '../../../bookings/closed-days.tsx';
import { useAskPast } from '../../../bookings/questions.tsx';
import { conflictsOf, type Conflict } from '../../../conflicts/conflict.ts';
import type { ChangeTripOptions, SavedChange, TripActs } from '../model/planning-parts.ts';
import { completeChange, seenOf, type TripChange, type TimelineBooking } from '../model/timeline-trip.ts';
import { otherTripIn, tripWords } from '../model/trip-text.ts';
import { Box, Text } from '@navette/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { ConflictList } from '../../../conflicts/conflict-list.tsx';

/**
 * The only function with which the planning changes a trip. Conflicts known to the client are confirmed before anything
 * is sent; those that only the server knows, who refused the trip among them, make it refuse, and are confirmed then. A trip that a colleague moved since
 * is not moved again. One save, recorded for undo, with Undo in its toast. Stable function that reads the latest
 * options.
 */
export function useChangeTrip(given: ChangeTripOptions): TripActs['change'] {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const ask = useAskAboutConflicts();
  const askPast = useAskPast();
  const offerNotices = useOfferNotices();
  const until = useClosedUntil();
  const latest = useRef({ ...given, until });
  useLayoutEffect(() => {
    latest.current = { ...given, until };
  });

  return useCallback(
    async (change, options = {}) => {
      const { trips, drivers, conflicts, history, save, until: closed } = latest.current;
      const booking = trips.find(({ id }) => id === change.id)?.booking;
      const done = booking ? completeChange(booking, change) : change;
      const seen = options.seen ?? (booking && seenOf(booking));
      const subject = booking ? tripWords({ ...booking, ...change }, t, formats) : '';

      function words({ id, driverId }: TripChange): string {
        const driver = drivers.find((known) => known.id === driverId);
        return driver
          ? t('planning.assigned', { id, driver: personName(driver, 'text') })
          : t('planning.changed', { id });
      }
      const saveWith = (assignAnyway: boolean) => save(done, { assignAnyway, ...(seen && { seen }) });
      async function saveAsking(seen: readonly Conflict[], anyway: boolean): Promise<TripChange | undefined> {
        try {
          return await saveWith(anyway);
        } catch (error) {
          const found = anyway ? undefined : conflictsOf(error);
          if (!found) throw error;
          const fresh = found.filter((conflict) => !seen.some((other) => isSame(conflict, other)));
          const isKnown = found.length > 0 && fresh.length === 0;
          return isKnown || (await ask(subject, fresh, otherTripIn(trips))) ? saveWith(true) : undefined;
        }
      }

      const day = change.ap_date;
      const isMoved = change.driverId !== undefined || day !== undefined;
      if (
        closed !== null &&
        isMoved &&
        [booking?.ap_date, day].some((on) => on !== undefined && isClosed(on, closed))
      ) {
        toast.error(t('closed.bookings', { date: formats.formatDate(closed) }));
        return false;
      }
      const isToPast = day !== undefined && day !== booking?.ap_date && day < brusselsToday();
      if (isToPast && !(await askPast([day]))) return false;
      const found = options.assignAnyway ? [] : conflicts.ofChange(change);
      if (found.length > 0 && !(await ask(subject, found, otherTripIn(trips)))) return false;
      try {
        const saved = await history.during(async (): Promise<SavedChange | undefined> => {
          const inverse = await saveAsking(found, options.assignAnyway === true);
          if (inverse) history.push({ done, inverse });
          return inverse && { done, inverse };
        });
        if (!saved) return false;
        toast.success(words(change), {
          undo: () => void history.undoChange(saved),
          ...(booking && { detail: changeDetail(booking, change, t, formats), ...offerNotices(booking, done) }),
        });
        return true;
      } catch (error) {
        toast.failure(t('planning.change.failed', { id: change.id }), error);
        return false;
      }
    },
    [t, formats, toast, ask, askPast, offerNotices],
  );
}

const isSame = (one: Conflict, other: Conflict): boolean =>
  one.kind === other.kind && one.date === other.date && one.bookingId === other.bookingId && one.slot === other.slot;

/** Text of a change of times: appointment and pick-up before and after, or that they are unchanged. */
function changeDetail(
  booking: TimelineBooking,
  change: TripChange,
  t: Translate,
  { formatDate, formatTime }: Formats,
): string {
  const after = { ...booking, ...change };
  const isMoved = after.ap_date !== booking.ap_date;
  const appointment = ({ ap_date, ap_time }: TimelineBooking) =>
    isMoved ? `${formatDate(ap_date)} ${formatTime(ap_time)}` : formatTime(ap_time);
  const times = [
    (isMoved || after.ap_time !== booking.ap_time) &&
      t('planning.changed.appointment', { before: appointment(booking), after: appointment(after) }),
    after.pick_time !== booking.pick_time &&
      t('planning.changed.pickUp', { before: formatTime(booking.pick_time), after: formatTime(after.pick_time) }),
  ].filter((text) => text !== false);
  return times.length > 0 ? times.join(' · ') : t('planning.changed.sameTime', { time: formatTime(booking.ap_time) });
}

/**
 * Confirmation dialog that lists the conflicts and asks whether to save anyway; Cancel has the focus. Resolves with the
 * answer.
 */
function useAskAboutConflicts(): (
  subject: string,
  conflicts: readonly Conflict[],
  otherOf: (bookingId: number) => string | undefined,
) => Promise<boolean> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    (subject, conflicts, otherOf) =>
      confirm({
        title: t('planning.conflicts.title', { count: conflicts.length }),
        body: (
          <Box display="flex" flexDirection="column" gap="2">
            <Text>{subject}</Text>
            <ConflictList {...{ conflicts, otherOf }} />
            <Text tone="muted">{t('planning.conflicts.recorded')}</Text>
          </Box>
        ),
        confirmLabel: t('planning.conflicts.anyway'),
        icon: <TriangleAlert aria-hidden />,
        danger: false,
      }),
    [confirm, t],
  );
}
