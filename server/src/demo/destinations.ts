import { oneLine } from '../ports/addresses/embedded/suggestion-text.ts';
import { type DemoDestination, demoDestinations, type DestinationKind } from './data/destinations.ts';
import type { DemoRow } from './rows.ts';
import { fold } from '@navette/shared/domain';
import { memberId } from '../ports/mailing/mailing-port.ts';
import type { NewRow } from '../db/types.ts';
import type { Random } from './random.ts';

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

const COUNT = 40;

const slug = (name: string): string =>
  fold(name)
    .replace(/[^a-z]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** Some addresses were typed wrong long ago; the list flags them. */
const emailOf = (random: Random, { name }: DemoDestination): string | null =>
  random.weighted([
    [`accueil@${slug(name)}.example`, 80],
    [`accueil ${slug(name)}.example`, 6],
    [null, 14],
  ]);

function carecenterRow(random: Random, place: DemoDestination): NewRow<'carecenter'> {
  const { name, street, number, zip, city, latitude, longitude, tel } = place;
  const email = emailOf(random, place);
  return {
    name,
    email_address: email,
    tel,
    address: `${street} ${number}`,
    zip,
    city,
    fullAddress: oneLine({ street, houseNumber: number, postbox: null, zip, city }),
    latitude,
    longitude,
    visited: random.chance(0.55),
    marked: random.chance(0.2),
    subscribed_id: random.chance(0.3) && email?.includes('@') ? memberId(email) : null,
  };
}

/** Care homes first, then hospitals: those whom the organisation visits and writes to. */
export function makeCarecenters(random: Random): NewRow<'carecenter'>[] {
  const homes = demoDestinations.filter(({ kind }) => kind === 'care');
  const hospitals = demoDestinations.filter(({ kind }) => kind === 'hospital');
  return [...homes, ...hospitals].slice(0, COUNT).map((place) => carecenterRow(random, place));
}
