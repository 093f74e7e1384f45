/** What other domains may use of this one. */
export type { BookingEvents, BookingUpdate } from './booking-events.ts';
export { insertPrepared, type PreparedBookings, prepareBookings } from './bookings/add-bookings.ts';
export { bookingExists, driverDay } from './bookings/booking-queries.ts';
export { bookingRows, fromBookings } from './bookings/booking-rows.ts';
export { lockBookings } from './bookings/change/lock-bookings.ts';
export { type PlannedChange, planChange, planChanges, refuseInvoiced } from './bookings/change/plan-change.ts';
export { refuseOvertaken } from './bookings/change/refuse-overtaken.ts';
export { type Author, saveChanges } from './bookings/change/save-changes.ts';
export type { BookingValues } from './bookings/changed-booking.ts';
export { removeBookings } from './bookings/delete-booking.ts';
export { fieldChanges, recordChanges } from './bookings/history.ts';
export { INVOICE_LINES, invoicedAmong } from './bookings/invoice-lock.ts';
export type { Measuring } from './bookings/route/measure-routes.ts';
export { stillToInvoice } from './bookings/to-invoice.ts';
export { type BookingWriting, writeBookings } from './bookings/write-bookings.ts';
export { withConflicts } from './planning/assign-anyway.ts';
export { otherLegOf } from './planning/other-leg.ts';
