import type { Booking } from '../day-plan.ts';

/** A pending trip to a hospital, as the app of a driver gets it. */
export const rowOf = (changes: Partial<Booking> = {}): Booking => ({
  id: 1, driverId: 3, clientId: 4, destinationId: 5, type: 'to', back: false, ap_date: '2026-03-10', ap_time: '10:00', pick_time: '09:00', ap_waittime: '0', waitprice: 0,
  ticket_price: 0, price: 25, price_driver: null, factuur: false, factuurDriver: false, accepted: 1,
  status: 0, charged: false, comment: null, info: null, pick_address: 'Rue Haute 1, 1000 Bruxelles', distance: null, certificateNeeded: false, certificateReceived: false,
  mutualPatientAmount: null, willCall: false,
  seriesId: null, linkedId: null, client_lastname: 'Dubois', client_firstname: 'Éléonore', driver_lastname: 'Benali', driver_firstname: 'Karim', driver_active: true, destination_name: 'CHU',
  ...changes,
});
