import { plannedTimes, plannedTrip } from '@navette/shared/domain';
import type { Trip } from '../../entities/trip/trip-texts.ts';

const MINUTE = 60_000;

/** Minutes around the planned times that still belong to a trip: drivers come early, and appointments take time. */
const AROUND = 10;

/** Planned time of a trip, ms, extended by ten minutes on either side. */
export function tripPart(trip: Trip): { readonly start: number; readonly end: number } {
  const { start, end } = plannedTimes(plannedTrip(trip));
  return { start: start - AROUND * MINUTE, end: end + AROUND * MINUTE };
}
