import type { components } from '@navette/openapi/types';
import { emptyBookingFields, BOOKING_FIELD_NAMES } from '../fields.ts';

type BookingRow = components['schemas']['BookingRow'];

/** For tests: a pending trip to a hospital, as the API returns it, with other values where given (specification/bookings.md#fields). */
export const sampleBooking = (changes: Partial<BookingRow> = {}): BookingRow => ({
  ...emptyBookingFields(BOOKING_FIELD_NAMES),
  id: 12,
  driverId: 3,
  clientId: 4,
  destinationId: 5,
  ap_date: '2026-03-10',
  ap_time: '10:00',
  pick_time: '09:13',
  motive: 5,
  price: 25,
  pick_address: 'Rue Haute 12, 1000 Bruxelles',
  seriesId: null,
  linkedId: null,
  client_lastname: 'Dubois',
  client_firstname: 'Éléonore',
  driver_lastname: 'Peeters',
  driver_firstname: 'Jan',
  driver_active: true,
  driver_carriesWheelchair: false,
  driver_carriesStretcher: false,
  driver_papersUntil: null,
  client_mobility: 'foot',
  client_companion: false,
  destination_name: 'Clinique Saint-Jean',
  ...changes,
});
