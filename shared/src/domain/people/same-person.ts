import { addressWords } from '../text/address-words.ts';
import { editDistance } from '../text/edit-distance.ts';
import { fold } from '../text/fold.ts';
import type { PersonNameParts } from './person-name.ts';

/** Similarity of two names: equal but for accents, case and punctuation; first and last name swapped; misspelt. */
export type NameLikeness = 'same' | 'swapped' | 'similar';

/** Further evidence besides the name that two records are one person; `name`: neither evidence nor contradiction. */
export type SamePersonReason = 'nameAndBirthday' | 'nameAndAddress' | 'name';

/** Fields that identify a person. */
export interface PersonFacts {
  readonly firstname: string;
  readonly lastname: string;
  /** ISO date; null when unknown. */
  readonly birthday: string | null;
  /** Street and house number. */
  readonly address: string | null;
  readonly zip: string | null;
}

/** Letters of a name for comparison: without accents, case, spaces and punctuation. */
export const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '');

/** Letters and digits of a name, with the numbers separated, so that 1 and 23 differ from 12 and 3. */
export const lettersAndDigitsOf = (text: string): string =>
  [lettersOf(text), ...(text.match(/\p{N}+/gu) ?? [])].filter(Boolean).join(' ') || fold(text);

/** Misspelt: one letter in a name of four, two in one of eight; shorter names must be equal. */
function isClose(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length);
  return editDistance(one, other) <= (shortest >= 8 ? 2 : shortest >= 4 ? 1 : 0);
}

function likeness(one: PersonFacts, other: PersonFacts): NameLikeness | undefined {
  const [first, last] = [lettersOf(one.firstname), lettersOf(one.lastname)];
  const [otherFirst, otherLast] = [lettersOf(other.firstname), lettersOf(other.lastname)];
  if (first === otherFirst && last === otherLast) return 'same';
  if (first === otherLast && last === otherFirst) return 'swapped';
  const isSimilar =
    (isClose(first, otherFirst) && isClose(last, otherLast)) ||
    (isClose(first, otherLast) && isClose(last, otherFirst));
  return isSimilar ? 'similar' : undefined;
}

const digitsOf = ({ firstname, lastname }: PersonNameParts): string =>
  (`${firstname} ${lastname}`.match(/\p{N}+/gu) ?? []).toSorted().join(' ');

/**
 * Two different numbers tell people apart who have no other name: Patient 12, Patient 13. A number in only one name does not: somebody typed "Dupont
 * 2".
 */
export const areNumberedApart = (one: PersonNameParts, other: PersonNameParts): boolean => {
  const [digits, others] = [digitsOf(one), digitsOf(other)];
  return digits !== '' && others !== '' && digits !== others;
};

const numberOf = (address: string) => /\d+(?!.*\d)/u.exec(address)?.[0];

const streetOf = (address: string) => lettersOf(addressWords(address).join(''));

/** The same house number and postal code, in a street with nearly the same or abbreviated spelling (`bd`, `av.`). */
function isSimilarAddress(one: PersonFacts, other: PersonFacts): boolean {
  if (!one.address || !other.address || one.zip?.trim() !== other.zip?.trim()) return false;
  return numberOf(one.address) === numberOf(other.address) && isClose(streetOf(one.address), streetOf(other.address));
}

/**
 * Whether two records may be one person, and why. Different birth dates mean two persons. If one is missing the address counts; names that are only
 * similar require it.
 * @returns undefined when they are two persons
 */
export function samePerson(
  one: PersonFacts,
  other: PersonFacts,
): { readonly names: NameLikeness; readonly reason: SamePersonReason } | undefined {
  const names = likeness(one, other);
  if (names === undefined || areNumberedApart(one, other)) return undefined;
  if (one.birthday && other.birthday)
    return one.birthday === other.birthday ? { names, reason: 'nameAndBirthday' } : undefined;
  if (isSimilarAddress(one, other)) return { names, reason: 'nameAndAddress' };
  return names === 'similar' ? undefined : { names, reason: 'name' };
}

/**
 * Blocking keys: two records that {@link samePerson} accepts share at least one of them. An index of these keys avoids comparing each record with all
 * others.
 */
export const personKeys = ({ firstname, lastname, birthday, address, zip }: PersonFacts): readonly string[] => [
  `name ${[lettersOf(firstname), lettersOf(lastname)].toSorted().join(' ')}`,
  ...(birthday ? [`birthday ${birthday}`] : []),
  ...(address ? [`address ${zip?.trim()} ${numberOf(address)}`] : []),
];
