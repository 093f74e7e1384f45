import { computedPickUp, defaultPrice, storedPrice } from '@navette/shared/domain';
import type { Money, PickUp, TripDistance } from '@navette/shared/domain';
import type { BookingValues } from './booking-values.ts';

/** Where the invoice price comes from when none is stored (specification/bookings.md#default-price). */
export interface ProposedPrice {
  readonly amount: Money;
  readonly source: 'driver' | 'trip';
}

/** The driver price, else the computed price of the trip, both ways when it covers the return, in euros; `undefined` while there is neither. */
export function proposedPrice({
  price_driver,
  ...trip
}: Pick<BookingValues, 'type' | 'back' | 'distance' | 'price_driver'>): ProposedPrice | undefined {
  const amount = defaultPrice({ price_driver, computed: storedPrice(trip) });
  return amount === null ? undefined : { amount, source: price_driver === null ? 'trip' : 'driver' };
}

/** What belongs to the moment it was asked: the drawn line can be asked for again, an outage passes. */
const PASSING = ['geometry', 'unavailable'];

/** A distance as a booking keeps it: figures and addresses of the legs. */
export function distanceText(result: TripDistance): string {
  return JSON.stringify(result, (key: string, value: unknown) => (PASSING.includes(key) ? undefined : value));
}

/** What was last computed for a booking; what could not be computed is left out. */
export interface TripFigures {
  readonly pick_time?: string;
  readonly price?: Money;
}

/** The pick-up time of a form's trip; on several days the one of nights on which the clock does not change. */
export const formPickUp = (values: BookingValues): PickUp | undefined =>
  computedPickUp({ ...values, ap_date: values.ap_date ?? (values.dates.length === 1 ? values.dates[0] : null) });

/** Computes what there is to compute; what can't be now keeps its figure from before, so that a field goes on following after a gap. */
export function tripFigures(values: BookingValues, before: TripFigures = {}): TripFigures {
  const [pickUp, price] = [formPickUp(values), proposedPrice(values)];
  return { ...before, ...(pickUp && { pick_time: pickUp.time }), ...(price && { price: price.amount }) };
}

/**
 * The fields that change when the trip does: one that is empty or still holds what was computed before follows, a typed one stays. The
 * stored price of an existing booking stays in any case.
 */
export function followTrip(values: BookingValues, before: TripFigures, now: TripFigures, isNew: boolean): TripFigures {
  const follows = (field: keyof TripFigures): boolean => {
    const isOwn = values[field] !== null && values[field] !== before[field];
    return now[field] !== undefined && now[field] !== values[field] && !isOwn;
  };
  return {
    ...(follows('pick_time') && { pick_time: now.pick_time }),
    ...(isNew && follows('price') && { price: now.price }),
  };
}
