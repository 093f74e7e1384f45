import { estimateLeg } from '../distance/estimate.ts';
import { clockOf, MINUTES_A_DAY } from '../time/clock.ts';
import { addDays } from '../time/date.ts';
import { wallMinutes } from '../time/elapsed.ts';
import type { PlannedTrip } from './planned-trip.ts';

/** Upper limit of the travel time between two places, in minutes. */
export const LONGEST_TRAVEL = 360;

/** Estimated minutes a driver needs from the end of a trip to the begin of another; 0 at the same place, `undefined` when a place is unknown. */
export function travelMinutes(earlier: PlannedTrip, later: PlannedTrip): number | undefined {
  const { to, end, date } = earlier;
  const { from } = later;
  if (!to || !from) return undefined;
  const wall = wallMinutes(date, end);
  const days = Math.floor(wall / MINUTES_A_DAY);
  const moment = { date: days === 0 ? date : addDays(date, days), time: clockOf(wall) };
  return Math.round(estimateLeg(to, from, moment).duration / 60);
}
