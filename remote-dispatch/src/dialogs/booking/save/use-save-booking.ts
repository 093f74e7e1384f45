import type { DialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { toBookingForm, toBookingUpdate } from '../model/booking-fields.ts';
import type { CompleteBooking } from '../model/booking-schema.ts';
import type { BookingDraft } from '../model/values-of.ts';
import { refreshBookings } from '../requests/refresh-bookings.ts';
import { updateBooking } from '../requests/update-booking.ts';
import { useAddBookings } from './use-add-bookings.ts';
import type { Baseline } from './use-baseline.ts';
import type { InvoiceLock } from './use-invoice-lock.ts';

/** A saved booking, as the dialog answers it. */
export type SavedBooking = NonNullable<DialogResult<'dispatch/booking@1'>>;

/** Saves the form; rejects with what the form then shows. */
export type SaveBooking = (values: CompleteBooking) => Promise<SavedBooking>;

/** Saves new bookings, one for each day. What the platform says is not reimbursed is handed on; no field of the form holds it. */
export function useSaveNew({ nonReimbursed }: BookingDraft): SaveBooking {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const add = useAddBookings();
  return async (values) => {
    const { insertId: id, insertIds } = await add({ ...toBookingForm(values), ...(nonReimbursed && { nonReimbursed }) });
    void refreshBookings(cache);
    toast.success(t('booking.added', { count: insertIds.length, id }));
    return { id, label: t('booking.number', { id }) };
  };
}

/** Saves what was changed of an existing booking; nothing is sent when nothing was. */
export function useSaveExisting(id: number, baseline: Baseline, lock: InvoiceLock): SaveBooking {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  return async (values) => {
    const saved = { id, label: t('booking.number', { id }) };
    const changes = toBookingUpdate(baseline.values(), values);
    if (Object.keys(changes).length === 0) return saved;
    try {
      await updateBooking(id, changes);
    } catch (error) {
      throw lock.lockFor(error);
    }
    void refreshBookings(cache);
    toast.success(t('booking.saved', { id }));
    return saved;
  };
}
