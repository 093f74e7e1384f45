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
import { changesPlan, toBookingUpdate } from '../model/booking-fields.ts';
import { pastDates } from '../model/past-dates.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { useAskReach } from './use-ask-reach.ts';
import type { Baseline } from './use-baseline.ts';
import { isStale, plannedOf, seenOf } from './seen.ts';
import type { Reach } from './use-ask-reach.ts';
import type { ResolveStale } from './use-resolve-stale.tsx';
import type { InvoiceLock } from './use-invoice-lock.ts';
import type { SaveBooking, SavedBooking } from './use-save-booking.ts';
import { savedPrice } from './use-tell-prices.ts';
import { useUpdateBooking } from './use-update-booking.ts';

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
            ...seenOf(changes, before),
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
