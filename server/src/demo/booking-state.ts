import { Accepted, BookingStatus, daysBetween, loadedSeconds, minutesOf } from '@navette/shared/domain';
import type { DrivenTrip } from './assign-drivers.ts';
import type { DemoNow } from './rows.ts';
import type { Random } from './random.ts';

export interface BookingState {
  readonly status: BookingStatus;
  readonly accepted: Accepted;
  readonly charged: boolean;
}

const pending = (accepted: Accepted, charged = false): BookingState => ({
  status: BookingStatus.pending,
  accepted,
  charged,
});

/** Share of the trips that nobody closed: of the last days a few, of long ago hardly any. */
const leftOpenShare = (daysAgo: number): number => (daysAgo === 0 ? 0.02 : daysAgo < 6 ? 0.05 : 0.002);

function past(random: Random, daysAgo: number): BookingState {
  return random.weighted<BookingState>([
    [{ status: BookingStatus.closed, accepted: Accepted.accepted, charged: true }, 0.905],
    [{ status: BookingStatus.unfounded, accepted: Accepted.accepted, charged: false }, 0.03],
    [{ status: BookingStatus.canceled, accepted: Accepted.accepted, charged: false }, 0.04],
    [{ status: BookingStatus.canceled, accepted: Accepted.refused, charged: false }, 0.012],
    [{ status: BookingStatus.closed, accepted: Accepted.scheduled, charged: true }, 0.012],
    [pending(Accepted.accepted), leftOpenShare(daysAgo)],
  ]);
}

/** Minutes after the arrival in which many a driver has not closed the trip in the app yet. */
const CLOSING = 20;

/** A trip that has begun: with the passenger on board until it arrives, then closed, sooner or later. */
function running(random: Random, trip: DrivenTrip, time: string): BookingState {
  const pickUp = minutesOf(trip.pickUp);
  const aboard = trip.type === 'back' ? Math.ceil(loadedSeconds(trip.distance) / 60) : 0;
  const late = minutesOf(time) - minutesOf(trip.time) - aboard;
  if (late > CLOSING || (late > 0 && random.chance(0.6))) return past(random, 0);
  const boarded = late > 0 || random.chance(minutesOf(time) - pickUp < BOARDING ? 0.5 : 0.93);
  return pending(Accepted.accepted, boarded);
}

/** Minutes that it takes to get everybody into the car. */
const BOARDING = 5;

/** Weights of the answers of the drivers, by how near the trip is. */
const ANSWERS = {
  nextHour: [
    [Accepted.accepted, 93],
    [Accepted.scheduled, 3],
    [Accepted.pending, 2],
    [Accepted.refused, 1],
    [Accepted.assign, 1],
  ],
  near: [
    [Accepted.accepted, 74],
    [Accepted.pending, 13],
    [Accepted.scheduled, 7],
    [Accepted.refused, 3],
    [Accepted.assign, 3],
  ],
  soon: [
    [Accepted.accepted, 38],
    [Accepted.pending, 44],
    [Accepted.scheduled, 10],
    [Accepted.refused, 3],
    [Accepted.assign, 5],
  ],
  later: [
    [Accepted.pending, 86],
    [Accepted.scheduled, 9],
    [Accepted.accepted, 3],
    [Accepted.assign, 2],
  ],
} as const satisfies Record<string, readonly (readonly [Accepted, number])[]>;

function answersTo(daysAhead: number, minutesAhead: number) {
  if (daysAhead === 0 && minutesAhead < 60) return ANSWERS.nextHour;
  if (daysAhead < 2) return ANSWERS.near;
  return daysAhead < 8 ? ANSWERS.soon : ANSWERS.later;
}

function future(random: Random, trip: DrivenTrip, daysAhead: number, time: string): BookingState {
  const canceled = random.chance(0.02);
  const answer = random.weighted(answersTo(daysAhead, minutesOf(trip.pickUp) - minutesOf(time)));
  if (trip.toAssign) return pending(Accepted.assign);
  // A driver who has yet to drive both trips of an exception has refused neither of them.
  if (trip.exception) return pending(answer === Accepted.accepted ? Accepted.accepted : Accepted.pending);
  return canceled ? { status: BookingStatus.canceled, accepted: Accepted.pending, charged: false } : pending(answer);
}

/** Status, answer and passenger on board, as they would be at the moment the data are made. */
export function stateAt(random: Random, trip: DrivenTrip, now: DemoNow): BookingState {
  const days = daysBetween(now.date, trip.appointment.date);
  if (days < 0) return past(random, -days);
  if (days === 0 && trip.pickUp <= now.time) return running(random, trip, now.time);
  return future(random, trip, days, now.time);
}
