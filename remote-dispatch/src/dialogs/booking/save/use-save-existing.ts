import { useFormats, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useWarnDoubles } from '@navette/shared/ui-booking';
import { withReached } from '../../../bookings/notices/reached-others.ts';
import { useOfferNotices } from '../../../bookings/notices/use-offer-notices.ts';
import { givenUp } from '../../../bookings/question/given-up.ts';
import { useAskPast } from '../../../bookings/question/use-ask-past.tsx';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { useShowSkipped } from '../../../bookings/series/use-show-skipped.ts';
import { useUndo } from '../../../bookings/undo/use-undo.ts';
import type { CompleteBooking } from '../model/booking-schema.ts';
import { changesPlan, toBookingUpdate, concernsSeries } from '../model/booking-fields.ts';
import { pastDates } from '../model/past-dates.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { Baseline } from './use-baseline.ts';
import { isStale, plannedOf } from './seen.ts';
import type { ResolveStale } from './use-resolve-stale.tsx';
import type { InvoiceLock } from './use-invoice-lock.ts';
import type { SaveBooking, SavedBooking } from './use-save-booking.ts';
import { savedPrice } from './use-tell-prices.ts';
import { useUpdateBooking } from './use-update-booking.ts';
import type { components } from '@navette/openapi/types';
import { BookingStatus } from '@navette/shared/domain';
import { useAskBothLegs } from '../../../bookings/linked-leg/use-ask-both-legs.tsx';
import { useAskScope } from '../../../bookings/series/use-ask-scope.ts';

/** Saves what was changed of an existing booking, for as many bookings as the user means, with Undo for them all; nothing is sent when nothing was changed. */
export function useSaveExisting(
  row: BookingRow,
  baseline: Baseline,
  lock: InvoiceLock,
  resolveStale: ResolveStale,
): SaveBooking {
  const { id } = row;
  const t = useT();
  const { formatMoney } = useFormats();
  const toast = useToast();
  const cache = useQueryClient();
  const askReach = useAskReach(row);
  const update = useUpdateBooking();
  const showSkipped = useShowSkipped();
  const offerNotices = useOfferNotices();
  const undoChanges = useUndo();
  const askPast = useAskPast();
  const warnDoubles = useWarnDoubles();

  async function save(values: CompleteBooking, asked?: Reach): Promise<SavedBooking> {
    const saved = { id, label: t('booking.number', { id }) };
    const before = baseline.values();
    const changes = toBookingUpdate(before, values);
    if (Object.keys(changes).length === 0) return saved;
    if (!asked && !(await askPast(pastDates(values, false, before.ap_date)))) throw givenUp();
    const reach = asked ?? (await askReach(before.status, changes));
    if (reach === null) throw givenUp();
    try {
      const { answer, others } = await withReached(row, reach, async () => {
        const done = await baseline.saveOver(() =>
          update(id, {
            ...changes,
            ...reach,
            ...(changesPlan(changes) && { assignAnyway: false }),
          }),
        );
        baseline.move({});
        return done;
      });
      const { affectedRows: count, changes: made = [] } = answer;
      // An emptied price is saved as the computed one.
      const price = changes.price === null ? await savedPrice(id) : null;
      const said = [
        t('booking.saved', { id, count }),
        ...(price === null ? [] : [t('booking.price.saved', { price: formatMoney(price) })]),
      ];
      toast.success(said.join(' · '), {
        ...(made.length > 0 && { undo: () => void undoChanges(made) }),
        ...offerNotices({ ...row, ...plannedOf(before) }, plannedOf({ ...before, ...changes }), others),
      });
      showSkipped(answer);
      warnDoubles(answer);
    } catch (error) {
      if (isStale(error)) return resolveStale(error, (chosen) => save(chosen, reach));
      throw lock.lockFor(error);
    }
    void refreshBookings(cache);
    return saved;
  }
  return (values) => save(values);
}

type BookingUpdate = components['schemas']['BookingUpdate'];

/** Which other bookings a change is meant for too. */
type Reach = Pick<BookingUpdate, 'scope' | 'alsoLinked'>;

/** Gives the function that asks, when it matters, which other bookings of a standing order or a pair a change is meant for. Null: the user went back. */
function useAskReach({
  id,
  seriesId,
  linkedId,
  ap_date,
  type,
}: BookingRow): (saved: BookingRow['status'], changes: BookingUpdate) => Promise<Reach | null> {
  const t = useT();
  const askScope = useAskScope();
  const askBothLegs = useAskBothLegs();

  return async (status, changes) => {
    const next = changes.status;
    if (seriesId !== null && concernsSeries(changes)) {
      const also = next === BookingStatus.canceled && linkedId !== null ? t('booking.legs.cancel.also') : undefined;
      const question = { title: t('booking.series.save.title', { id }), also, confirmLabel: t('shared.save') };
      const answer = await askScope({ id, ap_date, type, status }, seriesId, question);
      return answer && { scope: answer.scope, ...(answer.also && { alsoLinked: true }) };
    }
    if (next === undefined) return {};
    const both = await askBothLegs({ id, linkedId, status }, next);
    if (both === null) return null;
    return both ? { alsoLinked: true } : {};
  };
}
