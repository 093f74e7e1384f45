import type { DemoRow } from '../rows.ts';

/** A passenger of the platform of the demo: a client, as the platform knows them. */
export interface PlatformPerson {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday: string | null;
  readonly ssn: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly mcode: string | null;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A place of care of the demo. */
export interface PlatformPlace {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly tel: string | null;
}

/** Clients and destinations of the platform's transports. */
export interface PlatformWorld {
  readonly people: readonly PlatformPerson[];
  readonly places: readonly PlatformPlace[];
}

/** Numbers of clients and destinations that the platform knows, the first ones. */
export const [KNOWN_PEOPLE, KNOWN_PLACES] = [160, 24];

/** The clients and destinations of the demo that the platform knows too, before they are in a database. */
export const worldOf = (
  clients: readonly DemoRow<'client'>[],
  destinations: readonly DemoRow<'destination'>[],
): PlatformWorld => ({
  people: clients
    .filter(({ latitude, address }) => typeof latitude === 'number' && typeof address === 'string')
    .slice(0, KNOWN_PEOPLE)
    .map((client) => ({
      ...placed(client),
      firstname: client.firstname,
      lastname: client.lastname,
      birthday: client.birthday ?? null,
      ssn: client.ssn ?? null,
      mobile: client.mobile ?? null,
      email: client.email ?? null,
      mcode: client.mcode ?? null,
    })),
  places: destinations
    .filter(({ latitude }) => typeof latitude === 'number')
    .slice(0, KNOWN_PLACES)
    .map((place) => ({ ...placed(place), name: place.name, tel: place.tel ?? null })),
});

const placed = ({ id, address, zip, city, latitude, longitude }: DemoRow<'client'> | DemoRow<'destination'>) => ({
  id,
  address: address ?? null,
  zip: zip ?? null,
  city: city ?? null,
  latitude: latitude ?? null,
  longitude: longitude ?? null,
});
