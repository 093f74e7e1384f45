import type { components } from '@navette/openapi/types';
import { BookingStatus } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { givenUp } from '../../../bookings/question/given-up.ts';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { useSaySkipped } from '../../../bookings/series/use-say-skipped.ts';
import { changesPlan, toBookingUpdate } from '../model/booking-fields.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { updateBooking } from '../requests/update-booking.ts';
import { useAskReach } from './use-ask-reach.ts';
import type { Reach } from './use-ask-reach.ts';
import type { Baseline } from './use-baseline.ts';
import type { InvoiceLock } from './use-invoice-lock.ts';
import type { SaveBooking } from './use-save-booking.ts';
import { useUpdateBooking } from './use-update-booking.ts';

type BookingUpdate = components['schemas']['BookingUpdate'];

/** Saves what was changed of an existing booking, for as many bookings as the user means; nothing is sent when nothing was changed. */
export function useSaveExisting(row: BookingRow, baseline: Baseline, lock: InvoiceLock): SaveBooking {
  const { id } = row;
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const askReach = useAskReach(row);
  const update = useUpdateBooking();
  const saySkipped = useSaySkipped();

  /** A cancellation can be taken back, of both legs together too; of several bookings of a standing order each would have to be. */
  function undoOf(changes: BookingUpdate, { scope = 'one', alsoLinked }: Reach): { undo?: () => void } {
    const { status } = baseline.values();
    if (changes.status !== BookingStatus.canceled || scope !== 'one') return {};
    const inverse = { status, ...(alsoLinked && { alsoLinked }) };
    const undo = (): void => {
      updateBooking(id, inverse).then(
        () => refreshBookings(cache),
        (error: unknown) => toast.failure(t('booking.undoFailed', { id }), error),
      );
    };
    return { undo };
  }

  return async (values) => {
    const saved = { id, label: t('booking.number', { id }) };
    const changes = toBookingUpdate(baseline.values(), values);
    if (Object.keys(changes).length === 0) return saved;
    const reach = await askReach(baseline.values().status, changes);
    if (reach === null) throw givenUp();
    try {
      const answer = await update(id, { ...changes, ...reach, ...(changesPlan(changes) && { assignAnyway: false }) });
      toast.success(t('booking.saved', { id, count: answer.affectedRows }), undoOf(changes, reach));
      saySkipped(answer);
    } catch (error) {
      throw lock.lockFor(error);
    }
    void refreshBookings(cache);
    return saved;
  };
}
