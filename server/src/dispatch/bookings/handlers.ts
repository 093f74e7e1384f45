import type { Handlers } from '../../app/operation.ts';
import { addBookings } from './add-bookings.ts';
import { archiveBooking } from './archive-booking.ts';
import { changeBookings } from './bulk/change-bookings.ts';
import { listBookingsByDate } from './day-list/list-bookings-by-date.ts';
import { listTimelineBookings } from './day-list/list-timeline-bookings.ts';
import { deleteBooking } from './delete-booking.ts';
import { findReturnBooking } from './find-return-booking.ts';
import { getBooking } from './get-booking.ts';
import { listBookingHistory } from './list-booking-history.ts';
import { listBookingsByTransportIds } from './list-bookings-by-transport-ids.ts';
import { listDriverBookings } from './list-driver-bookings.ts';
import { setReadyNow } from './ready-now/set-ready-now.ts';
import { listSeriesBookings } from './series/list-series-bookings.ts';
import { takeBackChanges } from './take-back/take-back-changes.ts';
import { updateBooking } from './update-booking.ts';

export const bookingHandlers = {
  addBookings,
  archiveBooking,
  changeBookings,
  deleteBooking,
  findReturnBooking,
  getBooking,
  listBookingHistory,
  listBookingsByDate,
  listBookingsByTransportIds,
  listDriverBookings,
  listSeriesBookings,
  listTimelineBookings,
  setReadyNow,
  takeBackChanges,
  updateBooking,
} satisfies Handlers;
