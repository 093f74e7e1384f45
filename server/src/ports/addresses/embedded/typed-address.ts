import type { AddressSearch, GeoPoint, AddressSuggestion } from '../address-port.ts';
import { type AddressLanguage, gazetteer, languageOf, type Locality } from './gazetteer.ts';
import { addressWords, writtenWords } from '@navette/shared/domain';

/** Components of a complete or partial typed address. */
export interface TypedAddress {
  /** Normalised words of street, locality or name, without recognised numbers. */
  readonly words: readonly string[];
  readonly houseNumber: string | null;
  readonly postbox: string | null;
  /** Postal code, if four digits are one. */
  readonly zip: string | null;
  /** Text before the house number, as typed: the street if it is unlisted. */
  readonly streetAsTyped: string | null;
  /** Text after the house number, without postal code: the locality as typed. */
  readonly restAsTyped: string;
}

/** A box word and a letter must be separated by a space or a point: `Kerkstraat 5 Boom` is in Boom, not box `oom`. */
const BOX = /(?:[\s,]+(?:bte|bo[iî]te|bus|box|b)(?:\.\s*|\s+|(?=\d))|\s*\/\s*)([0-9A-Za-z]{1,5})(?=$|[\s,])/iu;
const NUMBER = /(?:^|[\s,])(\d{1,4}(?:\s?[a-hA-H](?![\p{L}\p{N}]))?(?:-\d{1,4})?)(?=$|[\s,])/gu;
const ZIP = /(?:^|[\s,])(?:B-?)?([1-9]\d{3})(?=$|[\s,])/giu;

/** The last four digits that are a known postal code: in `Rue X 1000, 1070 Anderlecht` it is 1070. */
function findZip(text: string, isZip: (code: string) => boolean): RegExpExecArray | undefined {
  const found = [...text.matchAll(ZIP)].filter((match) => isZip(match[1] ?? ''));
  return found.at(-1);
}

const cut = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} , ${text.slice(match.index + match[0].length)}`;

/**
 * Parses typed text: `rue de la loi 16 bte 3 1000 bruxelles`, `Wetstraat 16, 1000 Brussel`, `16 rue de la Loi`.
 * @param isZip whether four digits are a postal code
 */
export function parseTypedAddress(text: string, isZip: (code: string) => boolean): TypedAddress {
  const zipMatch = findZip(text, isZip);
  const withoutZip = zipMatch ? cut(text, zipMatch) : text;
  const boxMatch = BOX.exec(withoutZip) ?? undefined;
  const boxed = boxMatch && /\d/u.test(withoutZip.slice(0, boxMatch.index)) ? boxMatch : undefined;
  const withoutBox = boxed ? cut(withoutZip, boxed) : withoutZip;
  const numberMatch = [...withoutBox.matchAll(NUMBER)].at(0);
  const before = numberMatch ? withoutBox.slice(0, numberMatch.index) : withoutBox;
  const after = numberMatch ? withoutBox.slice(numberMatch.index + numberMatch[0].length) : '';
  const numberFirst = numberMatch !== undefined && before.trim() === '';
  const [afterStreet = '', ...afterRest] = after.split(',');
  const street = numberFirst ? afterStreet : before;
  const rest = numberFirst ? afterRest.join(' ') : after;
  return {
    words: typedWords(`${before} ${after}`),
    houseNumber: numberMatch?.[1]?.replace(/\s/gu, '').toUpperCase() ?? null,
    postbox: boxed?.[1] ?? null,
    zip: zipMatch?.[1] ?? null,
    streetAsTyped: tidy(street) || null,
    restAsTyped: tidy(rest),
  };
}

const tidy = (text: string): string => text.replace(/[\s,]+/gu, ' ').trim();

/** Default position of a search: the centre of Brussels (specification/bookings.md#route-map). */
export const BRUSSELS: GeoPoint = { latitude: 50.86, longitude: 4.39 };

/** A parsed search: text, position, language. */
export interface Context {
  readonly near: GeoPoint;
  readonly language: AddressLanguage | undefined;
}

/** Context of a search. */
export const asked = (search: AddressSearch): Context => ({
  near: search.near ?? BRUSSELS,
  language: search.language === 'en' ? undefined : search.language,
});

/** Four digits may be a postal code or a house number: `Wetstraat 1000` is tried as both, the postal code first. */
export function readings(q: string): TypedAddress[] {
  const typed = parseTypedAddress(q, isZip);
  return typed.zip && !typed.houseNumber ? [typed, parseTypedAddress(q, () => false)] : [typed];
}

/** Up to three digits alone are a prefix of a postal code. */
export const isZipBegun = (q: string): boolean => /^\s*\d{1,3}\s*$/u.test(q);

/** Words of partially typed text: the last one is a prefix and is not expanded. */
export function typedWords(text: string): readonly string[] {
  const last = writtenWords(text).at(-1);
  return last === undefined ? [] : [...addressWords(text.slice(0, lastWordStart(text))), last];
}

const lastWordStart = (text: string): number => /[\p{L}\p{N}\p{M}]+[^\p{L}\p{N}]*$/u.exec(text)?.index ?? 0;

/** Whether four digits are a postal code of the gazetteer. */
export const isZip = (code: string): boolean => gazetteer().byZip.has(code);

/** The name of a locality in a language, by default that of its region. */
export const cityName = (locality: Locality, language: AddressLanguage = languageOf(locality.zip)): string =>
  locality[language];

/** Components of an address before they are joined. */
interface AddressParts {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postbox: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** `rue de la Loi 16 bte 3, 1000 Bruxelles`, from the known components. */
export function oneLine({ street, houseNumber, postbox, zip, city }: AddressParts): string {
  const box = postbox === null ? null : `bte ${postbox}`;
  return joined([joined([street, houseNumber, box], ' '), joined([zip, city], ' ')], ', ');
}

/** Whether an address may be saved: street, number, postal code and locality are all there (specification/screens.md#forms). */
export const isComplete = ({ street, houseNumber, zip, city }: AddressParts): boolean =>
  Boolean(street && houseNumber && zip && city);

/** A suggestion of the gazetteer. */
export function fromGazetteer(parts: AddressParts, { latitude, longitude }: GeoPoint): AddressSuggestion {
  const fullAddress = oneLine(parts);
  return {
    ...parts,
    label: fullAddress,
    fullAddress,
    latitude,
    longitude,
    complete: isComplete(parts),
    source: 'gazetteer',
  };
}
