import { sampleBooking as booked } from '@navette/shared/testing/booking';

/** Booking of transport BQ-1, as the API returns it. */
export const sampleBooking = (changes: Parameters<typeof booked>[0] = {}) =>
  booked({ mutualPatientID: 'BQ-1', mutualAmount: 32.02, ...changes });
