import { BOOKING_FIELD_NAMES, emptyBookingFields } from '@navette/shared/domain';
import type { Trip } from '../entities/trip/trip-texts.ts';

/** Pending trip from a client to a hospital in Brussels, with the places of both. */
export const sampleTrip = (changes: Partial<Trip> = {}): Trip => ({
  ...emptyBookingFields(BOOKING_FIELD_NAMES),
  id: 12,
  driverId: 3,
  clientId: 4,
  destinationId: 5,
  ap_date: '2026-03-10',
  ap_time: '10:00',
  pick_time: '09:13',
  accepted: 2,
  pick_address: 'Rue Haute 12, 1000 Bruxelles',
  seriesId: null,
  linkedId: null,
  client_lastname: 'Dubois',
  client_firstname: 'Éléonore',
  driver_lastname: 'Benali',
  driver_firstname: 'Karim',
  driver_active: true,
  driver_carriesWheelchair: false,
  driver_carriesStretcher: false,
  driver_papersUntil: null,
  client_mobility: 'foot',
  client_companion: false,
  destination_name: 'Clinique Saint-Jean',
  client_latitude: 50.83,
  client_longitude: 4.34,
  destination_latitude: 50.855,
  destination_longitude: 4.36,
  ...changes,
});
