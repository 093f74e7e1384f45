import { BookingStatus } from '@navette/shared/domain';
import type { Booking, Ride } from './day-plan.ts';
import type { Diary } from './diary.ts';

/** Trips that the driver leaves to the office. */
export interface LeftToOffice {
  /** Updates from the current trips. */
  update(bookings: readonly Booking[], rides: readonly Ride[], minute: number): void;
  /** The driver closed a trip. */
  finished(bookingId: number): void;
  has(bookingId: number): boolean;
}

/**
 * Trips that the office reopened after closing, or recorded when they were already over: a driver who closed one a moment
 * later would undo what somebody is doing. A trip from before the app was opened the driver may have driven.
 */
export function createLeftToOffice(diary: Pick<Diary, 'isOld'>): LeftToOffice {
  const met = new Set<number>();
  const closed = new Set<number>();
  const left = new Set<number>();
  return {
    update: (bookings, rides, minute) => {
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
