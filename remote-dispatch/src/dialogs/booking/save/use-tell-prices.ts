import type { components } from '@navette/openapi/types';
import type { Money } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { readBooking } from '../requests/get-booking.ts';

type Schemas = components['schemas'];

/**
 * Gives the function that names the prices which new bookings were saved with and the form did not show: one that came with a late distance, one that the
 * server computed for an empty field, and that of a return whose way the form did not measure.
 */
export function useTellPrices(): (
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

/** The price of a saved booking; null when it can't be read now: the booking is saved all the same. */
export async function savedPrice(id: number | undefined): Promise<Money | null> {
  if (id === undefined) return null;
  return readBooking(id).then(
    ({ price }) => price,
    () => null,
  );
}
