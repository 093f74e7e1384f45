import { Accepted, BookingStatus, type DriverAnswer, type DriverEnd } from '@navette/shared/domain';
import { characterOf } from './character.ts';
import type { Booking, Ride } from './day-plan.ts';

/** An action of a driver in the app. */
export type Act =
  | { readonly kind: 'answer'; readonly booking: Booking; readonly accepted: DriverAnswer }
  | { readonly kind: 'charged'; readonly booking: Booking }
  | { readonly kind: 'finish'; readonly booking: Booking; readonly status: DriverEnd; readonly ticket: boolean };

/** Minutes after the end in which a forgotten trip is closed. */
const FORGOTTEN = 10;
/** Minutes before the start in which an answer is no longer put off. */
const SOON = 45;

const isOpen = ({ status }: Booking): boolean => status === BookingStatus.pending;
const hasAccepted = ({ accepted }: Booking): boolean =>
  accepted === Accepted.accepted || accepted === Accepted.scheduled;

/** Due answers to waiting trips; the decision about a trip is deterministic. */
export const answersDue = (bookings: readonly Booking[]): Act[] =>
  bookings
    .filter((booking) => isOpen(booking) && booking.accepted === Accepted.pending)
    .map((booking) => ({ kind: 'answer', booking, accepted: characterOf(booking).refuses ? 3 : 2 }));

/** The answer to a trip that starts soon cannot wait. */
export const startsSoon = (rides: readonly Ride[], bookingId: number, minute: number): boolean =>
  rides.some(({ booking, start }) => booking.id === bookingId && start - SOON <= minute);

/** Due actions on the road at a minute of the day: on board, done, nobody there. */
export function roadActsDue(rides: readonly Ride[], minute: number): Act[] {
  return rides
    .filter(({ booking }) => isOpen(booking) && hasAccepted(booking))
    .flatMap(({ booking, start, end }): Act[] => {
      const { charged } = booking;
      const { lateBy, findsNobody, sendsTicket, omitsReports } = characterOf(booking);
      if (omitsReports && !charged) return [];
      const finish = (status: DriverEnd): Act => ({
        kind: 'finish',
        booking,
        status,
        ticket: status === BookingStatus.closed && sendsTicket,
      });
      if (minute >= end + (charged ? lateBy : FORGOTTEN)) return [finish(BookingStatus.closed)];
      if (charged || minute < start + lateBy || minute >= end) return [];
      return [findsNobody ? finish(BookingStatus.unfounded) : { kind: 'charged', booking }];
    });
}
