import { Accepted, addDays, brusselsToday, type IsoDate, type Money } from '@navette/shared/domain';
import type { DialogResult } from '@navette/shared/federation';
import { useT, useFormats } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useOfferPlace } from '../../bookings/find-place.ts';
import { givenUp, useAskPast } from '../../bookings/questions.tsx';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import { toBookingForm, type CompleteBooking } from './booking-schema.ts';
import { pastDates } from './booking-dates.ts';
import type { BookingDraft } from './booking-values.ts';
import type { components } from '@navette/openapi/types';
import { useAddBookings } from '../../bookings/add-bookings.tsx';
import { readBooking } from './booking-requests.ts';

export type SavedBooking = NonNullable<DialogResult<'dispatch/booking@1'>>;

/**
 * Saves the form; rejects with the error to show.
 * @param seenPrice the price shown when it was submitted, if it has changed since
 */
export type SaveBooking = (values: CompleteBooking, seenPrice?: Money | null) => Promise<SavedBooking>;

/** Saves new bookings, one for each day. Request, transport and non-reimbursed amount are passed on; no field of the form holds them. */
export function useSaveNew({ nonReimbursed, requestId, transport }: BookingDraft): SaveBooking {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const add = useAddBookings();
  const askPast = useAskPast();
  const tellPrices = useTellPrices();
  const offerPlace = useOfferPlace();
  return async (values, seenPrice = values.price) => {
    if (!(await askPast(pastDates(values, true)))) throw givenUp();
    const form = toBookingForm(values);
    const { insertId: id, insertIds } = await add({
      ...form,
      assignAnyway: false,
      ...(nonReimbursed && { nonReimbursed }),
      ...(requestId !== undefined && { requestId }),
      ...(transport && { transport }),
    });
    void refreshBookings(cache);
    const said = [
      t('booking.added', { count: insertIds.length, id }),
      ...(await tellPrices(form, seenPrice, insertIds)),
    ];
    const urgent = urgentTrips(form, insertIds);
    toast.success(said.join(' · '), urgent && offerPlace(urgent.ids, urgent.date));
    return { id, label: t('booking.number', { id }) };
  };
}

type Schemas = components['schemas'];

interface UrgentTrips {
  readonly ids: readonly number[];
  readonly date: IsoDate;
}

/** New trips without a driver on the first of today and tomorrow that has any; a return that waits for a call has no place yet. */
function urgentTrips(
  { accepted, dates, willCall, return: home }: Schemas['BookingForm'],
  ids: readonly number[],
): UrgentTrips | undefined {
  const today = brusselsToday();
  const date = [today, addDays(today, 1)].find((day) => dates.includes(day));
  if (date === undefined || accepted !== Accepted.assign || willCall === true) return undefined;
  const index = dates.indexOf(date);
  const found = [ids[index], ...(home && home.willCall !== true ? [ids[dates.length + index]] : [])];
  return { date, ids: found.filter((id) => id !== undefined) };
}

/**
 * Returns the function that reports prices of new bookings that the form did not show: one of a late distance, one computed by the server for an
 * empty field, and that of a return whose route the form did not measure.
 */
function useTellPrices(): (
  form: Schemas['BookingForm'],
  seen: Money | null,
  ids: readonly number[],
) => Promise<string[]> {
  const t = useT();
  const { formatMoney } = useFormats();
  return async ({ price = null, distance, return: home, dates }, seen, ids) => {
    const [there, back] = await Promise.all([
      price === null ? savedPrice(ids[0]) : price === seen ? null : price,
      home && (home.driverId !== undefined || !distance) ? savedPrice(ids[dates.length]) : null,
    ]);
    return [
      ...(there === null ? [] : [t('booking.price.saved', { price: formatMoney(there) })]),
      ...(back === null ? [] : [t('booking.price.savedReturn', { price: formatMoney(back) })]),
    ];
  };
}

/** The price of a saved booking; null when it can't be fetched: the booking is saved nevertheless. */
export async function savedPrice(id: number | undefined): Promise<Money | null> {
  if (id === undefined) return null;
  return readBooking(id).then(
    ({ price }) => price,
    () => null,
  );
}
