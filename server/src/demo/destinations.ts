import { fold, straightKm } from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';
import type { GeoPoint } from '../ports/addresses/address-port.ts';
import { oneLine } from '../ports/addresses/embedded/typed-address.ts';
import { memberId } from '../ports/mailing/mailing-port.ts';
// Public facts: names, addresses and main numbers. Departments of a hospital by letter, as in DEPARTMENTS.
import places from './data/destinations.json' with { type: 'json' };
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';

const DEPARTMENTS = {
  D: ['dialysis', 'Dialyse', 'Dialyse'],
  R: ['radiotherapy', 'Radiothérapie', 'Radiotherapie'],
  O: ['chemotherapy', 'Hôpital de jour oncologique', 'Oncologisch dagziekenhuis'],
  K: ['rehabilitation', 'Revalidation', 'Revalidatie'],
  C: ['consultation', 'Consultations', 'Raadplegingen'],
} as const;

/** Purpose of a destination: it decides which trips go there. */
export type DestinationKind = keyof typeof places | (typeof DEPARTMENTS)[keyof typeof DEPARTMENTS][0];

type Place = Omit<(typeof places.hospital)[number], 'departments'>;

interface DemoDestination extends Place {
  readonly kind: DestinationKind;
}

function withDepartments({ departments, ...hospital }: (typeof places.hospital)[number]): DemoDestination[] {
  const dutch = /^(?:UZ|AZ|OLV|RZ|ZNA|UPC|Alg|Imelda|Heilig|Jessa|Reval|Nat)/u.test(hospital.name);
  const own = Object.entries(DEPARTMENTS).filter(([letter]) => departments.includes(letter));
  return [
    { ...hospital, kind: 'hospital' },
    ...own.map(([, [kind, fr, nl]]) => ({ ...hospital, name: `${hospital.name} – ${dutch ? nl : fr}`, kind })),
  ];
}

const ofKind = (kind: 'care' | 'shop' | 'other') => places[kind].map((place): DemoDestination => ({ ...place, kind }));

/** Hospitals of Brussels and around with their departments, care homes, shopping centres and other places. */
const demoDestinations = [
  ...places.hospital.flatMap(withDepartments),
  ...ofKind('care'),
  ...ofKind('shop'),
  ...ofKind('other'),
];

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
  const { id: _id, ...row } = toRow(place, 0);
  const email = emailOf(random, place);
  return {
    ...row,
    email_address: email,
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

/** Coordinates of a row; the centre of Brussels when it has none. */
export const placeOf = ({
  latitude,
  longitude,
}: {
  latitude?: number | null;
  longitude?: number | null;
}): GeoPoint => ({
  latitude: latitude ?? 50.86,
  longitude: longitude ?? 4.39,
});

/** Number of nearest destinations considered. */
const NEIGHBOURS = 7;
/** Share of trips that go anywhere in the country. */
const FAR = 0.025;

/** Candidate destinations: all that fit, and the nearest with their distances. */
export interface Surroundings {
  readonly fitting: readonly DemoPlace[];
  readonly near: readonly (readonly [place: DemoPlace, weight: number])[];
}

/** Destinations of some kinds around a home. */
export function surroundingsOf(
  home: GeoPoint,
  places: readonly DemoPlace[],
  kinds: readonly DestinationKind[],
): Surroundings {
  const fitting = places.filter(({ kind }) => kinds.includes(kind));
  const near = fitting
    .map((place) => ({ place, km: straightKm(home, placeOf(place.row)) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, NEIGHBOURS);
  return { fitting, near: near.map(({ place, km }) => [place, 1 / (km + 2)]) };
}

/** One of the nearest, sometimes one far away. */
export const chooseDestination = (random: Random, { fitting, near }: Surroundings): DemoPlace =>
  random.chance(FAR) ? random.pick(fitting) : random.weighted(near);
