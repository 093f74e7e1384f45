import { addMinutes, Accepted, BookingStatus, daysBetween, loadedSeconds, type IsoDate } from '@navette/shared/domain';
import type { DrivenTrip } from './assign-drivers.ts';
import type { Random } from './random.ts';

/** The moment the data are made at, in Brussels. */
export interface DemoNow {
  readonly date: IsoDate;
  readonly time: string;
}

/** How far a booking is. */
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

function past(random: Random, daysAgo: number): BookingState {
  const leftOpen = daysAgo < 6 ? 0.05 : 0.002;
  return random.weighted<BookingState>([
    [{ status: BookingStatus.closed, accepted: Accepted.accepted, charged: true }, 0.905],
    [{ status: BookingStatus.unfounded, accepted: Accepted.accepted, charged: false }, 0.03],
    [{ status: BookingStatus.canceled, accepted: Accepted.accepted, charged: false }, 0.04],
    [{ status: BookingStatus.canceled, accepted: Accepted.refused, charged: false }, 0.012],
    [{ status: BookingStatus.closed, accepted: Accepted.scheduled, charged: true }, 0.012],
    [pending(Accepted.accepted), leftOpen],
  ]);
}

function running(random: Random, trip: DrivenTrip, time: string): BookingState {
  const arrival = addMinutes(trip.time, trip.type === 'back' ? Math.ceil(loadedSeconds(trip.distance) / 60) : 0);
  if (time > arrival) return random.chance(0.93) ? { ...past(random, 0) } : pending(Accepted.accepted, true);
  return pending(Accepted.accepted, random.chance(0.9));
}

function future(random: Random, daysAhead: number): BookingState {
  if (random.chance(0.02)) return { status: BookingStatus.canceled, accepted: Accepted.pending, charged: false };
  const near: readonly (readonly [Accepted, number])[] = [
    [2, 74],
    [1, 13],
    [4, 7],
    [3, 3],
    [0, 3],
  ];
  const soon: readonly (readonly [Accepted, number])[] = [
    [2, 38],
    [1, 44],
    [4, 10],
    [3, 3],
    [0, 5],
  ];
  const later: readonly (readonly [Accepted, number])[] = [
    [1, 86],
    [4, 9],
    [2, 3],
    [0, 2],
  ];
  const answers = daysAhead < 2 ? near : daysAhead < 8 ? soon : later;
  return pending(random.weighted(answers));
}

/** Status, answer and passenger on board, as they would be at the moment the data are made. */
export function stateAt(random: Random, trip: DrivenTrip, now: DemoNow): BookingState {
  const days = daysBetween(now.date, trip.appointment.date);
  if (days < 0) return past(random, -days);
  if (days === 0 && trip.pickUp <= now.time) return running(random, trip, now.time);
  return future(random, days);
}
