import { parseStoredDistance } from '@navette/shared/domain';
import { useRecord, useWatch } from '@navette/shared/ui-form';
import type { RecordState } from '@navette/shared/ui-form';
import { useEffect, useState } from 'react';
import { useDistance } from '../../../distance/get-distance.ts';
import type { DistanceQuestion } from '../../../distance/get-distance.ts';
import { useDebounced } from '../../../distance/use-debounced.ts';
import { routeProblem } from '../../../distance/route-problem.ts';
import type { RouteProblem } from '../../../distance/route-problem.ts';
import type { DriverChoice } from '../../../pickers/driver-source.ts';
import type { BookingForm } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { distanceText } from '../model/trip-figures.ts';
import { tripQuestion } from './trip-question.ts';
import type { BookingSources } from './use-booking-sources.ts';

/**
 * The route of the booking.
 * - `incomplete`: pick-up address or destination is not chosen yet.
 * - `measuring`: asked and not answered; the form holds no distance until then.
 * - `measured`: the form's distance belongs to its addresses.
 * - `failed`: `retry` asks again.
 */
export interface Trip {
  readonly status: 'incomplete' | 'measuring' | 'measured' | 'failed';
  /** What to ask for the route on a map; null while `incomplete`. */
  readonly question: DistanceQuestion | null;
  /** The chosen driver, as far as it is known. */
  readonly driver: DriverChoice | null;
  /** The service that did not answer when this route was measured now, so that the figures are an estimate; null otherwise. */
  readonly unavailable: string | null;
  /** Why it `failed`; null otherwise. */
  readonly problem: RouteProblem | null;
  readonly retry: () => void;
}

const itemOf = <Item>(state: RecordState<Item>): Item | null => (state.status === 'known' ? state.item : null);

type Ends = Pick<BookingValues, 'driverId' | 'destinationId' | 'pick_address'>;

const sameWay = (a: Ends, b: Ends): boolean =>
  a.driverId === b.driverId && a.destinationId === b.destinationId && a.pick_address === b.pick_address;

/** The last text that was there for this route: another time of day is measured anew, and until then the route is as long as before. */
function useLastOf(route: string | null, text: string | null): string | null {
  const [last, setLast] = useState<{ readonly route: string | null; readonly text: string } | null>(null);
  if (text !== null && (last?.route !== route || last.text !== text)) setLast({ route, text });
  return last !== null && last.route === route ? last.text : null;
}

/** Measures the route as soon as pick-up address and destination are known, without the driver's approach until a driver is, and keeps the form's distance in step with them. */
export function useTrip(form: BookingForm, sources: BookingSources, initial: BookingValues): Trip {
  const [driverId, clientId, destinationId, pick_address, dates, ap_date, ap_time] = useWatch({
    control: form.control,
    name: ['driverId', 'clientId', 'destinationId', 'pick_address', 'dates', 'ap_date', 'ap_time'],
  });
  const driver = itemOf(useRecord(sources.driver, driverId).state);
  const known = tripQuestion({
    driver,
    client: itemOf(useRecord(sources.client, clientId).state),
    destination: itemOf(useRecord(sources.destination, destinationId).state),
    pick_address,
    day: ap_date ?? dates[0] ?? null,
    time: ap_time,
  });
  // A chosen driver whose record is not there yet is not the same as none.
  const question = driverId !== null && driver === null ? null : known;
  const stored =
    sameWay(initial, { driverId, destinationId, pick_address }) && parseStoredDistance(initial.distance)
      ? initial.distance
      : null;
  const settled = useDebounced(question);
  const isSettled = JSON.stringify(settled) === JSON.stringify(question);
  const { data, error, refetch } = useDistance(stored === null && isSettled ? settled : null);
  const route = question === null ? null : question.addresses.join('\n');
  const fresh = isSettled && data ? distanceText(data) : null;
  const last = useLastOf(route, fresh);
  const distance = stored ?? fresh ?? last;

  const { getValues, resetField, register } = form;
  useEffect(() => {
    register('distance'); // no field on the screen does
    if (getValues('distance') === distance) return;
    // Saved with the rest, but nothing that closing the form would lose: it can be measured again.
    resetField('distance', { defaultValue: distance });
  }, [distance, getValues, resetField, register]);

  const status = statusOf();
  const problem = status === 'failed' ? routeProblem(error, question) : null;
  return {
    status,
    question,
    driver,
    problem,
    unavailable: (fresh !== null && stored === null && data?.unavailable) || null,
    retry: () => void refetch(),
  };

  function statusOf(): Trip['status'] {
    if (distance !== null) return 'measured';
    if (question === null) return 'incomplete';
    return error && isSettled ? 'failed' : 'measuring';
  }
}
