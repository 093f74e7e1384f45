import { addressOf } from '../../../pickers/address-of.ts';
import type { ClientChoice } from '../../../pickers/client-source.ts';
import type { DestinationChoice } from '../../../pickers/destination-source.ts';
import type { DriverChoice } from '../../../pickers/driver-source.ts';
import type { DistanceQuestion } from '../../../distance/get-distance.ts';

/** What is known of a trip; null for what is not chosen or not found. */
export interface TripPlaces {
  readonly driver: DriverChoice | null;
  readonly client: ClientChoice | null;
  readonly destination: DestinationChoice | null;
  readonly pick_address: string;
  /** Day and time of the appointment, null while empty. */
  readonly day: string | null;
  readonly time: string | null;
}

interface Positioned {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

function positionOf(place: Positioned | null) {
  const { latitude, longitude } = place ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

/**
 * The route from the driver to the pick-up address and on to the destination, to be measured; null while an address is unknown
 * (specification/tariffs.md#distance-result). Without a driver, from the pick-up address.
 */
export function tripQuestion({
  driver,
  client,
  destination,
  pick_address,
  day,
  time,
}: TripPlaces): DistanceQuestion | null {
  // Before a driver is chosen the route starts at the pick-up: enough for the pick-up time.
  const addresses = [
    driver ? addressOf(driver) : pick_address,
    pick_address,
    destination ? addressOf(destination) : '',
  ];
  if (addresses.includes('')) return null;
  const home = client !== null && addressOf(client) === pick_address ? client : null;
  return {
    addresses,
    coordinates: [positionOf(driver ?? home), positionOf(home), positionOf(destination)],
    ...(day !== null && time !== null && { at: { ap_date: day, ap_time: time } }),
  };
}
