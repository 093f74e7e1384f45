import type { Money } from '@navette/shared/domain';
import type { DialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { givenUp } from '../../../bookings/question/given-up.ts';
import { useAskPast } from '../../../bookings/question/use-ask-past.tsx';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { toBookingForm } from '../model/booking-fields.ts';
import type { CompleteBooking } from '../model/booking-schema.ts';
import { pastDates } from '../model/past-dates.ts';
import type { BookingDraft } from '../model/values-of.ts';
import { useAddBookings } from './use-add-bookings.tsx';
import { useTellPrices } from './use-tell-prices.ts';

/** A saved booking, as the dialog answers it. */
export type SavedBooking = NonNullable<DialogResult<'dispatch/booking@1'>>;

/**
 * Saves the form; rejects with what the form then shows.
 * @param seenPrice the price that the form showed when it was sent, where it is another one now
 */
export type SaveBooking = (values: CompleteBooking, seenPrice?: Money | null) => Promise<SavedBooking>;

/** Saves new bookings, one for each day. The transport that it is made of and what is not reimbursed are handed on; no field of the form holds them. */
export function useSaveNew({ nonReimbursed, transport }: BookingDraft): SaveBooking {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const add = useAddBookings();
  const askPast = useAskPast();
  const tellPrices = useTellPrices();
  return async (values, seenPrice = values.price) => {
    if (!(await askPast(pastDates(values, true)))) throw givenUp();
    const form = toBookingForm(values);
    const { insertId: id, insertIds } = await add({
      ...form,
      assignAnyway: false,
      ...(nonReimbursed && { nonReimbursed }),
      ...(transport && { transport }),
    });
    void refreshBookings(cache);
    const said = [
      t('booking.added', { count: insertIds.length, id }),
      ...(await tellPrices(form, seenPrice, insertIds)),
    ];
    toast.success(said.join(' · '));
    return { id, label: t('booking.number', { id }) };
  };
}
