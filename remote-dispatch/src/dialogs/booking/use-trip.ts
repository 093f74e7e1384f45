import {
  parseStoredDistance,
  computedPickUp,
  defaultPrice,
  isUnmeasured,
  storedPrice,
  type Money,
  type PickUp,
  type TripDistance,
} from '@navette/shared/domain';
import { useRecord, useWatch, type RecordState } from '@navette/shared/ui-form';
import { useEffect, useState } from 'react';
import { useDistance, type DistanceQuestion, routeProblem, type RouteProblem } from '../../distance/get-distance.ts';
import { useDebounced } from '../../distance/use-debounced.ts';
import type { DriverChoice, ClientChoice, DestinationChoice } from '../../pickers/record-sources.ts';
import type { BookingForm } from './booking-form.ts';
import type { BookingValues } from './booking-values.ts';
import type { BookingSources } from './use-booking-sources.ts';
import { addressOf } from '../../pickers/address.ts';

/**
 * The route of the booking.
 * - `incomplete`: pick-up address or destination is not chosen yet.
 * - `measuring`: requested, or being read with the booking; the form has no distance until the answer.
 * - `measured`: the form's distance belongs to its addresses.
 * - `failed`: `retry` repeats the request.
 */
export interface Trip {
  readonly status: 'incomplete' | 'measuring' | 'measured' | 'failed';
  /** Query of the route for a map; null while `incomplete`. */
  readonly question: DistanceQuestion | null;
  /** Chosen driver, once it is loaded. */
  readonly driver: DriverChoice | null;
  /** The service that did not answer for this measurement, so that the figures are an estimate; null otherwise. */
  readonly unavailable: string | null;
  /** Error when it `failed`; null otherwise. */
  readonly problem: RouteProblem | null;
  readonly retry: () => void;
}

const itemOf = <Item>(state: RecordState<Item>): Item | null => (state.status === 'known' ? state.item : null);

type Ends = Pick<BookingValues, 'driverId' | 'destinationId' | 'pick_address'>;

const sameWay = (a: Ends, b: Ends): boolean =>
  a.driverId === b.driverId && a.destinationId === b.destinationId && a.pick_address === b.pick_address;

/** The last distance of this route: another time of day is measured anew, and until then the former distance is used. */
function useLastOf(route: string | null, text: string | null): string | null {
  const [last, setLast] = useState<{ readonly route: string | null; readonly text: string } | null>(null);
  if (text !== null && (last?.route !== route || last.text !== text)) setLast({ route, text });
  return last !== null && last.route === route ? last.text : null;
}

/**
 * Measures the route as soon as pick-up address and destination are known, without the driver's approach until a driver is chosen, and keeps the
 * form's distance in step.
 * @param initial saved values, whose distance is that of their route; null while they are being read, with the addresses in the sources
 */
export function useTrip(form: BookingForm, sources: BookingSources, initial: BookingValues | null): Trip {
  const [driverId, clientId, destinationId, pick_address, dates, ap_date, ap_time] = useWatch({
    control: form.control,
    name: ['driverId', 'clientId', 'destinationId', 'pick_address', 'dates', 'ap_date', 'ap_time'],
  });
  const idOf = (id: number | null) => (initial ? id : null);
  const driver = itemOf(useRecord(sources.driver, idOf(driverId)).state);
  const known = tripQuestion({
    driver,
    client: itemOf(useRecord(sources.client, idOf(clientId)).state),
    destination: itemOf(useRecord(sources.destination, idOf(destinationId)).state),
    pick_address,
    day: ap_date ?? dates[0] ?? null,
    time: ap_time,
  });
  // A chosen driver whose record is still loading is not the same as none.
  const question = driverId !== null && driver === null ? null : known;
  const stored =
    initial && sameWay(initial, { driverId, destinationId, pick_address }) && parseStoredDistance(initial.distance)
      ? initial.distance
      : null;
  const settled = useDebounced(question);
  const isSettled = JSON.stringify(settled) === JSON.stringify(question);
  const { data, error, refetch } = useDistance(initial && stored === null && isSettled ? settled : null);
  const route = question === null ? null : question.addresses.join('\n');
  const isVague = isSettled && data !== undefined && isUnmeasured(data);
  const fresh = isSettled && data && !isVague ? distanceText(data) : null;
  const last = useLastOf(route, fresh);
  const distance = stored ?? fresh ?? last;

  const { getValues, resetField, register } = form;
  useEffect(() => {
    register('distance'); // No field on the screen does.
    if (getValues('distance') === distance) return;
    // Saved with the rest, but does not make the form dirty: it can be measured again.
    resetField('distance', { defaultValue: distance });
  }, [distance, getValues, resetField, register]);

  const status = statusOf();
  const problem =
    status !== 'failed' ? null : isVague ? ({ kind: 'sameTown' } as const) : routeProblem(error, question);
  return {
    status,
    question,
    driver,
    problem,
    unavailable: (fresh !== null && stored === null && data?.unavailable) || null,
    retry: () => void refetch(),
  };

  function statusOf(): Trip['status'] {
    if (!initial) return 'measuring';
    if (distance !== null) return 'measured';
    if (question === null) return 'incomplete';
    return (error && isSettled) || isVague ? 'failed' : 'measuring';
  }
}

/** Known parts of a trip; null when not chosen or not found. */
interface TripPlaces {
  readonly driver: DriverChoice | null;
  readonly client: ClientChoice | null;
  readonly destination: DestinationChoice | null;
  readonly pick_address: string;
  /** Day and time of the appointment, null while empty. */
  readonly day: string | null;
  readonly time: string | null;
}

interface Positioned {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

function positionOf(place: Positioned | null) {
  const { latitude, longitude } = place ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

/**
 * Route to measure, from the driver to the pick-up address and on to the destination; null while an address is unknown
 * (specification/tariffs.md#distance-result). Without a driver, from the pick-up address.
 */
export function tripQuestion({
  driver,
  client,
  destination,
  pick_address,
  day,
  time,
}: TripPlaces): DistanceQuestion | null {
  // Before a driver is chosen the route starts at the pick-up: sufficient for the pick-up time.
  const addresses = [
    driver ? addressOf(driver) : pick_address,
    pick_address,
    destination ? addressOf(destination) : '',
  ];
  if (addresses.includes('')) return null;
  const home = client !== null && addressOf(client) === pick_address ? client : null;
  return {
    addresses,
    coordinates: [positionOf(driver ?? home), positionOf(home), positionOf(destination)],
    ...(day !== null && time !== null && { at: { ap_date: day, ap_time: time } }),
  };
}

/** Source of the invoice price when none is stored (specification/bookings.md#default-price). */
interface ProposedPrice {
  readonly amount: Money;
  readonly source: 'driver' | 'trip';
}

/** The driver price, else the computed price of the trip, of both legs when it covers the return, in euros; `undefined` while there is neither. */
export function proposedPrice({
  price_driver,
  ...trip
}: Pick<BookingValues, 'type' | 'back' | 'distance' | 'price_driver'>): ProposedPrice | undefined {
  const amount = defaultPrice({ price_driver, computed: storedPrice(trip) });
  return amount === null ? undefined : { amount, source: price_driver === null ? 'trip' : 'driver' };
}

/** Transient parts of an answer: the geometry can be fetched again, an outage passes. */
const PASSING = ['geometry', 'unavailable'];

/** The stored format of a distance: figures and addresses of the legs. */
export function distanceText(result: TripDistance): string {
  return JSON.stringify(result, (key: string, value: unknown) => (PASSING.includes(key) ? undefined : value));
}

/** Last computed values of a booking; unknown ones are missing. */
interface TripFigures {
  readonly pick_time?: string;
  readonly price?: Money;
}

/** The pick-up time of a form's trip; on several days the one of nights on which the clock does not change. */
export const formPickUp = (values: BookingValues): PickUp | undefined =>
  computedPickUp({ ...values, ap_date: values.ap_date ?? (values.dates.length === 1 ? values.dates[0] : null) });

/** Computes the available values; unavailable ones keep their former value, so that a field follows again after a gap. */
export function tripFigures(values: BookingValues, before: TripFigures = {}): TripFigures {
  const [pickUp, price] = [formPickUp(values), proposedPrice(values)];
  return { ...before, ...(pickUp && { pick_time: pickUp.time }), ...(price && { price: price.amount }) };
}

/**
 * Updates the fields that depend on the trip: an empty field or one with the computed value follows, a typed one stays. The stored price of an
 * existing booking always stays.
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
