import { Accepted, BookingStatus } from '@navette/shared/domain';
import { characterOf } from './character.ts';
import type { Booking, Ride } from './day-plan.ts';

/** Something a driver does in the app. */
export type Act =
  | { readonly kind: 'answer'; readonly booking: Booking; readonly accepted: 2 | 3 }
  | { readonly kind: 'charged'; readonly booking: Booking }
  | { readonly kind: 'finish'; readonly booking: Booking; readonly status: 1 | 2; readonly ticket: boolean };

/** Minutes after the end in which a trip that nobody closed is closed. */
const FORGOTTEN = 10;
/** Minutes before the start in which a driver puts off no answer any more. */
const SOON = 45;

const isOpen = ({ status }: Booking): boolean => status === BookingStatus.pending;
const hasAccepted = ({ accepted }: Booking): boolean =>
  accepted === Accepted.accepted || accepted === Accepted.scheduled;

/** Answers to trips that wait for one; what a driver thinks of a trip does not change from one look to the next. */
export const answersDue = (bookings: readonly Booking[]): Act[] =>
  bookings
    .filter((booking) => isOpen(booking) && booking.accepted === Accepted.pending)
    .map((booking) => ({ kind: 'answer', booking, accepted: characterOf(booking).refuses ? 3 : 2 }));

/** The answer to a trip that starts soon cannot wait. */
export const startsSoon = (rides: readonly Ride[], bookingId: number, minute: number): boolean =>
  rides.some(({ booking, start }) => booking.id === bookingId && start - SOON <= minute);

/** What is done on the road by a minute of the day: on board, done, nobody there. */
export function roadActsDue(rides: readonly Ride[], minute: number): Act[] {
  return rides
    .filter(({ booking }) => isOpen(booking) && hasAccepted(booking))
    .flatMap(({ booking, start, end }): Act[] => {
      const { charged } = booking;
      const { lateBy, findsNobody, sendsTicket, forgets } = characterOf(booking);
      if (forgets && !charged) return [];
      const finish = (status: 1 | 2): Act => ({ kind: 'finish', booking, status, ticket: status === 1 && sendsTicket });
      if (minute >= end + (charged ? lateBy : FORGOTTEN)) return [finish(1)];
      if (charged || minute < start + lateBy || minute >= end) return [];
      return [findsNobody ? finish(2) : { kind: 'charged', booking }];
    });
}
