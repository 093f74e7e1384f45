import { sampleBooking } from '@navette/shared/testing/booking';
import type { Trip } from '../trip.ts';

/** Pending trip from a client to a hospital in Brussels, with the places of both. */
export const sampleTrip = (changes: Partial<Trip> = {}): Trip =>
  sampleBooking({
    accepted: 2,
    driver_lastname: 'Benali',
    driver_firstname: 'Karim',
    client_latitude: 50.83,
    client_longitude: 4.34,
    destination_latitude: 50.855,
    destination_longitude: 4.36,
    ...changes,
  });
