/** Public interface of this domain for other domains. */
export { type BookingEvents, type BookingUpdate, emitLocally } from './booking-events.ts';
export { insertPrepared, type PreparedBookings, prepareBookings } from './bookings/add-bookings.ts';
export { bookingExists, driverDay } from './bookings/booking-queries.ts';
export { bookingRows, fromBookings, pickPlaceColumns } from './bookings/booking-rows.ts';
export { changeBooking } from './bookings/change-booking.ts';
export { lockBookings, lockRows, type Meant, refuseOvertaken } from './bookings/lock-bookings.ts';
export { type Author, type PlannedChange, planChange, planChanges, saveChanges } from './bookings/plan-change.ts';
export type { BookingValues } from './bookings/changed-booking.ts';
export { removeBookings } from './bookings/delete-booking.ts';
export { fieldChanges, recordChanges } from './bookings/history.ts';
export {
  INVOICE_LINES,
  invoicedAmong,
  onInvoiceSide,
  refuseInvoiced,
  stillToInvoice,
} from './bookings/invoice-lock.ts';
export { measureAhead, type Measuring } from './bookings/measure-routes.ts';
export { announceAvailability, type BookingWriting, writeBookings } from './bookings/write-bookings.ts';
export { withConflicts } from './planning/assign-anyway.ts';
export { readUnavailable } from './planning/read-refusals.ts';
export { otherLegOf, pendingTrips } from './planning/trip-queries.ts';
export { unmetNeed } from './requests/request-queries.ts';
export { readWhereabouts } from './whereabouts/read-whereabouts.ts';
export { authenticateCarrier, type CallingCarrier } from './carriers/authenticate-carrier.ts';
export type { RequestFields } from './requests/request-values.ts';
export { addWardRequest, type WardRequest, wardRequests } from './requests/ward-requests.ts';
export type { TransportClaim } from './services.ts';
