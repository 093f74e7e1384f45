import type { Random } from '../random.ts';
import type { TransportPart } from '../../ports/platform/platform-port.ts';
import type { PlatformPerson, PlatformPlace } from './world.ts';

type Passenger = NonNullable<TransportPart['request']['passenger']>;
type Place = TransportPart['request']['pickup'];

const MAIDEN_NAMES = ['Vandamme', 'De Coster', 'Lejeune', 'Marchal', 'Haddad', 'Wouters', 'Collignon'];

/** Day and month the wrong way round, as a booker types them. */
const swapped = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return Number(date) <= 12 ? `${year}-${date}-${month}` : day;
};

const withoutAccents = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What the booker typed of a passenger: mostly right, with the faults that bookers make. */
export function passengerOf(random: Random, person: PlatformPerson): Passenger {
  const birthday = person.birthday;
  return {
    firstName: random.chance(0.06) ? person.firstname.slice(0, -1) : person.firstname,
    lastName: random.weighted([
      [person.lastname, 84],
      [withoutAccents(person.lastname).toUpperCase(), 8],
      [random.pick(MAIDEN_NAMES), 8],
    ]),
    dateOfBirth: birthday && (random.chance(0.05) ? swapped(birthday) : `${birthday}T00:00:00.000Z`),
    email: person.email,
    phoneNumber: person.mobile,
    mutuality: person.mcode ?? random.pick(['Mutualité chrétienne', 'Solidaris', 'Partenamut', 'Helan']),
    rrNumber: random.chance(0.15) ? null : person.ssn,
  };
}

/** The street and the number of an address on one line. */
const streetOf = (address: string | null): Pick<Place, 'street' | 'number'> => {
  const [, street = address, number = null] = /^(.*?)[,\s]+(\d+\s?\w?)$/u.exec(address ?? '') ?? [];
  return { street, number };
};

/** A place as the platform writes it; some have no coordinates. */
export function placeOf(random: Random, place: PlatformPerson | PlatformPlace): Place {
  const isKnown = !random.chance(0.06);
  return {
    name: 'name' in place ? place.name : null,
    ...streetOf(place.address),
    zipCode: place.zip,
    locality: place.city,
    coordinates:
      isKnown && place.longitude !== null && place.latitude !== null ? [place.longitude, place.latitude] : null,
    phoneNumber: 'tel' in place ? place.tel : null,
  };
}
