import { oneLine } from '../ports/addresses/embedded/suggestion-text.ts';
import { demoDestinations, type DemoDestination, type DestinationKind } from './data/destinations.ts';
import type { DemoRow } from './rows.ts';

/** A destination with its purposes. */
export interface DemoPlace {
  readonly row: DemoRow<'destination'>;
  readonly kind: DestinationKind;
}

function toRow(
  { name, street, number, zip, city, latitude, longitude, tel }: DemoDestination,
  id: number,
): DemoRow<'destination'> {
  const fullAddress = oneLine({ street, houseNumber: number, postbox: null, zip, city });
  return { id, name, address: `${street} ${number}`, zip, city, fullAddress, latitude, longitude, tel };
}

/** The destinations, numbered from 1. */
export const makeDestinations = (): DemoPlace[] =>
  demoDestinations.map((place, index) => ({ row: toRow(place, index + 1), kind: place.kind }));
