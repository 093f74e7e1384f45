import { EventEmitter } from 'node:events';

/** Bookings that changed, told after the change is committed: ids and days, never contents. */
export interface BookingUpdate {
  ids: number[];
  dates: string[];
}

export type BookingEvents = EventEmitter<{ booking_update: [BookingUpdate] }>;

export const createBookingEvents = (): BookingEvents => new EventEmitter();
