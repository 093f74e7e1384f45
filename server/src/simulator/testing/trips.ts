import { bookingFieldsWithout, emptyBookingFields } from '@navette/shared/domain';
import type { Booking } from '../day-plan.ts';
import { characterOf, type Character } from '../simulated-driver.ts';

/** A pending trip to a hospital, as a driver's app gets it. */
export const rowOf = (changes: Partial<Booking> = {}): Booking => ({
  ...emptyBookingFields(bookingFieldsWithout('officeOnly')),
  id: 1,
  driverId: 3,
  clientId: 4,
  destinationId: 5,
  ap_date: '2026-03-10',
  ap_time: '10:00',
  pick_time: '09:00',
  price: 25,
  pick_address: 'Rue Haute 1, 1000 Bruxelles',
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
  destination_name: 'CHU',
  ...changes,
});

/** The next booking number for which a driver decides so. */
export function numberWith(driverId: number, wanted: Partial<Character>, from = 1): number {
  const fits = (id: number) =>
    Object.entries(characterOf({ id, driverId })).every(
      ([name, value]) => !(name in wanted) || Reflect.get(wanted, name) === value,
    );
  let id = from;
  while (!fits(id)) id += 1;
  return id;
}
