import { Accepted, BookingStatus } from '@navette/shared/domain';
import { characterOf } from './character.ts';
import type { Booking, Ride } from './day-plan.ts';

/** Something a driver does in the app. */
export type Act =
  | { readonly kind: 'answer'; readonly bookingId: number; readonly accepted: 2 | 3 }
  | { readonly kind: 'charged'; readonly bookingId: number; readonly charged: true }
  | { readonly kind: 'finish'; readonly bookingId: number; readonly status: 1 | 2; readonly ticket: boolean };

/** Minutes after the end in which a trip that nobody closed is closed. */
const FORGOTTEN = 10;

const isOpen = ({ status }: Booking): boolean => status === BookingStatus.pending;
const hasAccepted = ({ accepted }: Booking): boolean => accepted === Accepted.accepted || accepted === Accepted.scheduled;

/** Answers to trips that wait for one; what a driver thinks of a trip does not change from one look to the next. */
export const answersDue = (bookings: readonly Booking[]): Act[] =>
  bookings
    .filter((booking) => isOpen(booking) && booking.accepted === Accepted.pending)
    .map(({ id }) => ({ kind: 'answer', bookingId: id, accepted: characterOf(id).refuses ? 3 : 2 }));

/** What is done on the road by a minute of the day: on board, done, nobody there. */
export function roadActsDue(rides: readonly Ride[], minute: number): Act[] {
  return rides
    .filter(({ booking }) => isOpen(booking) && hasAccepted(booking))
    .flatMap(({ booking, start, end }): Act[] => {
      const { id, charged } = booking;
      const { lateBy, findsNobody, sendsTicket } = characterOf(id);
      const finish = (status: 1 | 2): Act => ({ kind: 'finish', bookingId: id, status, ticket: status === 1 && sendsTicket });
      if (minute >= end + (charged ? lateBy : FORGOTTEN)) return [finish(1)];
      if (charged || minute < start + lateBy || minute >= end) return [];
      return [findsNobody ? finish(2) : { kind: 'charged', bookingId: id, charged: true }];
    });
}
