import { plainText } from '../kernel/plain-text.ts';

/** A place on the fake map, with its local names and the French ones. */
export interface FakePlace {
  readonly kind: 'house' | 'street' | 'city' | 'amenity';
  readonly name?: string;
  readonly street?: string;
  readonly houseNumber?: string;
  readonly zip?: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const brussels = { zip: '1000', city: 'Bruxelles - Brussel', country: 'BE' };
const anderlecht = { zip: '1070', city: 'Anderlecht', country: 'BE' };
const gent = { zip: '9000', city: 'Gent', country: 'BE' };

/** A map of a few streets, as OpenStreetMap names them. */
export const FAKE_MAP: readonly FakePlace[] = [
  {
    kind: 'house',
    street: 'Rue de la Loi - Wetstraat',
    houseNumber: '16',
    ...brussels,
    latitude: 50.8462,
    longitude: 4.3668,
  },
  { kind: 'street', street: 'Rue de la Loi - Wetstraat', ...brussels, latitude: 50.8446, longitude: 4.3702 },
  {
    kind: 'house',
    street: 'Rue de la Loi',
    houseNumber: '16',
    zip: '4020',
    city: 'Liège',
    country: 'BE',
    latitude: 50.6412,
    longitude: 5.5886,
  },
  { kind: 'city', ...anderlecht, latitude: 50.8362, longitude: 4.3149 },
  {
    kind: 'house',
    street: 'Route de Lennik - Lennikse Baan',
    houseNumber: '808',
    ...anderlecht,
    latitude: 50.8137,
    longitude: 4.2665,
  },
  {
    kind: 'amenity',
    name: 'Hôpital Érasme',
    street: 'Route de Lennik - Lennikse Baan',
    houseNumber: '808',
    ...anderlecht,
    latitude: 50.8135,
    longitude: 4.2662,
  },
  { kind: 'house', street: 'Veldstraat', houseNumber: '24', ...gent, latitude: 51.0525, longitude: 3.7228 },
  {
    kind: 'street',
    street: 'Chaussée de Wavre - Waversesteenweg',
    ...brussels,
    zip: '1050',
    city: 'Ixelles - Elsene',
    latitude: 50.8343,
    longitude: 4.3733,
  },
  {
    kind: 'street',
    street: 'Chaussée de Charleroi - Charleroisesteenweg',
    ...brussels,
    zip: '1060',
    city: 'Saint-Gilles - Sint-Gillis',
    latitude: 50.8306,
    longitude: 4.3587,
  },
  {
    kind: 'house',
    street: 'Rue de la Loi',
    houseNumber: '16',
    zip: '59000',
    city: 'Lille',
    country: 'FR',
    latitude: 50.63,
    longitude: 3.06,
  },
];

const wordsOf = (text: string): string[] => plainText(text).split(' ').filter(Boolean);

/** Places that match all words; a street also when its house number is not on the map. */
export function findOnMap(q: string, prefixes: boolean): FakePlace[] {
  const typed = wordsOf(q);
  const fits = (place: FakePlace, words: readonly string[]) => {
    const own = wordsOf([place.name, place.street, place.houseNumber, place.zip, place.city].filter(Boolean).join(' '));
    return (
      words.length > 0 && words.every((word) => own.some((one) => (prefixes ? one.startsWith(word) : one === word)))
    );
  };
  const whole = FAKE_MAP.filter((place) => fits(place, typed));
  const withoutNumber = typed.filter((word) => !/^\d+$/u.test(word) || FAKE_MAP.some(({ zip }) => zip === word));
  return whole.length > 0 ? whole : FAKE_MAP.filter((place) => place.kind === 'street' && fits(place, withoutNumber));
}
