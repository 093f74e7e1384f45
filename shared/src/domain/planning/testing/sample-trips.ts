import { minutesOf } from '../../time/clock.ts';
import type { PlannedTrip } from '../planned-trip.ts';

/** Places of the samples. */
export const places = {
  grandPlace: { latitude: 50.8467, longitude: 4.3525 },
  erasme: { latitude: 50.8137, longitude: 4.2654 },
  saintLuc: { latitude: 50.8526, longitude: 4.4527 },
  namur: { latitude: 50.4669, longitude: 4.8675 },
} as const;

let ids = 0;

/** A pending trip that its driver accepted, with places only when they are given. */
export function tripAt(from: string, to: string, more: Partial<PlannedTrip> = {}): PlannedTrip {
  ids += 1;
  return {
    id: ids,
    driverId: 1,
    clientId: 100 + ids,
    destinationId: 200,
    type: 'to',
    date: '2026-03-10',
    start: minutesOf(from),
    end: minutesOf(to),
    from: null,
    to: null,
    loadedKm: null,
    status: 0,
    accepted: 2,
    driverActive: true,
    mobility: 'foot',
    vehicle: { carriesWheelchair: false, carriesStretcher: false },
    linkedId: null,
    ...more,
  };
}

/** Numbers from 0 up to 1 that are the same in every run. */
export function steadyRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
