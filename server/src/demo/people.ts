import { fold } from '@navette/shared/domain';
import namePools from './data/names.json';
import type { Random } from './random.ts';
import { gazetteer, languageOf, type Street } from '../ports/addresses/embedded/gazetteer.ts';
import { oneLine } from '../ports/addresses/embedded/typed-address.ts';

/** Personal data as far as the demo needs it. */
interface DemoPerson {
  readonly firstname: string;
  readonly lastname: string;
  readonly female: boolean;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
}

const ELDER_BORN_BEFORE = 1965;

/** A person born from `earliest` to `latest`, named after one of the communities of Brussels. */
export function makePerson(random: Random, earliest: number, latest: number): DemoPerson {
  const year = random.between(earliest, latest);
  const month = String(random.between(1, 12)).padStart(2, '0');
  const day = String(random.between(1, 28)).padStart(2, '0');
  const pool = random.weighted(namePools.map((pool) => [pool, pool.weight] as const));
  const female = random.chance(0.56);
  const { elder, younger } = female ? pool.women : pool.men;
  return {
    firstname: random.pick(year < ELDER_BORN_BEFORE ? elder : younger),
    lastname: random.pick(pool.lastnames),
    female,
    birthday: `${year}-${month}-${day}`,
  };
}

/** A national number with a valid check number: odd sequence for men, even for women (specification/formats.md#national-number). */
export function makeNationalNumber(random: Random, { birthday, female }: DemoPerson): string {
  const [year = '', month = '', day = ''] = birthday.split('-');
  const sequence = random.between(0, 498) * 2 + (female ? 2 : 1);
  const first = `${year.slice(2)}${month}${day}${String(sequence).padStart(3, '0')}`;
  const base = Number(year) < 2000 ? first : `2${first}`;
  const check = String(97 - (Number(base) % 97)).padStart(2, '0');
  return `${first.slice(0, 2)}.${first.slice(2, 4)}.${first.slice(4, 6)}-${first.slice(6)}-${check}`;
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.between(0, 9)).join('');

/** A mobile phone as E.164. */
export const makeMobile = (random: Random): string =>
  `+324${random.pick(['68', '70', '71', '72', '73', '74', '75', '76', '77', '78', '79', '83', '84', '85', '86', '87', '88', '89', '91', '92', '93', '94', '95', '96', '97', '98', '99'])}${digits(random, 6)}`;

/** A fixed phone of Brussels as E.164. */
export const makePhone = (random: Random): string =>
  `+322${random.pick(['3', '4', '5', '6', '7'])}${digits(random, 6)}`;

const asciiName = (text: string): string =>
  fold(text)
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replace(/[^a-z]+/gu, '');

/** An undeliverable mail address. */
export const makeEmail = (
  { firstname, lastname }: Pick<DemoPerson, 'firstname' | 'lastname'>,
  domain = 'mail.example',
): string => `${asciiName(firstname)}.${asciiName(lastname)}@${domain}`;

/** An address as tables store it. */
interface DemoAddress {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly fullAddress: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Shares of those who live in Brussels, in the two Brabants, and farther. */
function weightOf({ zip }: Street): number {
  const code = Number(zip);
  if (code < 1300) return 10;
  return code < 2000 || (code >= 3000 && code < 3500) ? 3 : 0.4;
}

/** Scatter of house numbers around the gazetteer's point of the street, in degrees. */
const SPREAD = 0.004;

let weights: (readonly [Street, number])[] | undefined;

/** A house in a real street, scattered along it. */
export function makeHome(random: Random): DemoAddress {
  weights ??= gazetteer().streets.map((street) => [street, weightOf(street)] as const);
  const street = random.weighted(weights);
  const dutch = languageOf(street.zip) === 'nl' || (street.nl !== street.fr && random.chance(0.18));
  const language = dutch ? 'nl' : 'fr';
  const city = gazetteer().byZip.get(street.zip)?.[0]?.[language] ?? '';
  const name = street[language];
  const houseNumber = String(random.between(1, 240));
  const along = (position: number): number => Math.round((position + (random.next() - 0.5) * SPREAD) * 1e5) / 1e5;
  return {
    address: `${name} ${houseNumber}`,
    zip: street.zip,
    city,
    fullAddress: oneLine({ street: name, houseNumber, postbox: null, zip: street.zip, city }),
    latitude: along(street.latitude),
    longitude: along(street.longitude),
  };
}
