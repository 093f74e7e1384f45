import { BookingStatus } from '@navette/shared/domain';
import type { Booking, Ride } from './day-plan.ts';
import type { Diary } from './diary.ts';

/** Trips that a driver does nothing about on the road. */
export interface LeftToOffice {
  /** Looks at the trips as they are now. */
  look(bookings: readonly Booking[], rides: readonly Ride[], minute: number): void;
  /** The driver closed one. */
  finished(bookingId: number): void;
  has(bookingId: number): boolean;
}

/**
 * What the office opened again after it was closed, and what it wrote down when it was over already, is its own business: a driver who closed it a moment later
 * would undo what somebody is doing. A trip that was there before the app was opened the driver may have driven.
 */
export function createLeftToOffice(diary: Pick<Diary, 'isOld'>): LeftToOffice {
  const met = new Set<number>();
  const closed = new Set<number>();
  const left = new Set<number>();
  return {
    look: (bookings, rides, minute) => {
      for (const { id, status } of bookings) {
        if (status !== BookingStatus.pending) closed.add(id);
        else if (closed.has(id)) left.add(id);
      }
      for (const { booking, end } of rides) {
        if (!met.has(booking.id) && !diary.isOld(booking.id) && end <= minute) left.add(booking.id);
        met.add(booking.id);
      }
    },
    finished: (id) => void closed.add(id),
    has: (id) => left.has(id),
  };
}
