import { fold } from '@navette/shared/domain';
import { namePools } from './data/names.ts';
import type { Random } from './random.ts';

/** Personal data as far as the demo needs it. */
export interface DemoPerson {
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
  const [elder, younger] = female ? pool.women : pool.men;
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
