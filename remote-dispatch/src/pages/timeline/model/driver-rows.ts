import { personName, vehicleOf } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';
import type { TimelineDriver } from './timeline-driver.ts';
import type { TimelineBooking } from './timeline-trip.ts';

type ActiveDriver = components['schemas']['ActiveDriver'];

/**
 * Rows of the timeline, by name: every active driver, and inactive ones who still have trips.
 * @param compare orders names in the user's language
 */
export function driverRows(
  active: readonly ActiveDriver[],
  bookings: readonly TimelineBooking[],
  compare: (left: string, right: string) => number,
): TimelineDriver[] {
  const rows = new Map<number, TimelineDriver>(
    active.map(({ id, firstname, lastname, carriesWheelchair, carriesStretcher, papersUntil }) => [
      id,
      { id, firstname, lastname, active: true, vehicle: { carriesWheelchair, carriesStretcher }, papersUntil },
    ]),
  );
  for (const booking of bookings) {
    const { driverId, driver_firstname, driver_lastname, driver_active } = booking;
    if (!rows.has(driverId))
      rows.set(driverId, {
        id: driverId,
        firstname: driver_firstname ?? '',
        lastname: driver_lastname ?? `#${String(driverId)}`,
        active: driver_active,
        vehicle: vehicleOf(booking),
        papersUntil: booking.driver_papersUntil,
      });
  }
  return [...rows.values()].sort((left, right) => compare(personName(left, 'list'), personName(right, 'list')));
}
