import type { ClientMatchReason } from '@navette/openapi/enums';
import { nationalDigits } from '../../identity/numbers.ts';
import { lettersOf } from '../../people/same-person.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { fold } from '../../text/fold.ts';
import {
  addressLikeness,
  type AddressLikeness,
  type ComparedAddress,
  type Evidence,
  type Score,
  scoreOf,
} from './evidence.ts';

/** Fields of passengers and clients that are compared. */
export interface ComparedPerson extends ComparedAddress {
  readonly firstname: string;
  readonly lastname: string;
  /** ISO date; null when unknown. */
  readonly birthday: string | null;
  readonly ssn: string | null;
}

/** Prior odds in bits: one of some hundred thousand records. */
const BEFORE = -16.6;

type Reason = Evidence<ClientMatchReason>;

/** Probability that a client is the passenger: weighs national number, birthday, names and address. */
export function clientScore(passenger: ComparedPerson, client: ComparedPerson): Score<ClientMatchReason> {
  const number = numberEvidence(nationalDigits(passenger.ssn), nationalDigits(client.ssn));
  const birthday = birthdayEvidence(passenger.birthday, client.birthday);
  const [last, first] = nameEvidence(passenger, client);
  const address = ADDRESS[addressLikeness(passenger, client)];
  return scoreOf(BEFORE, [number, birthday, last, first, address]);
}

function numberEvidence(one: string, other: string): Reason {
  if (one === '' || other === '') return { code: 'nationalNumberUnknown', points: 0 };
  if (one === other) return { code: 'nationalNumber', points: 26 };
  return editDistance(one, other) === 1
    ? { code: 'nationalNumberSlip', points: 6 }
    : { code: 'nationalNumberOther', points: -8 };
}

/** Birthday with day and month swapped; '' when that is no date. */
export const swappedBirthday = (birthday: string): string => {
  const [year = '', month = '', day = ''] = birthday.split('-');
  return Number(day) <= 12 && day !== month ? `${year}-${day}-${month}` : '';
};

function birthdayEvidence(one: string | null, other: string | null): Reason {
  if (!one || !other) return { code: 'birthdayUnknown', points: 0 };
  if (one === other) return { code: 'birthday', points: 10 };
  if (swappedBirthday(one) === other) return { code: 'birthdaySwapped', points: 6 };
  return editDistance(one, other) === 1 ? { code: 'birthdaySlip', points: 5 } : { code: 'birthdayOther', points: -6 };
}

/** Similarity of two last or first names: equal, a letter or two wrong, one of several names shared, different. */
export type NamePartLikeness = 'same' | 'slip' | 'part' | 'other';

/** Words that many last names begin with. */
const PARTICLES = new Set(['van', 'vande', 'vanden', 'vander', 'den', 'der', 'des', 'del', 'ben']);

/** Words of a compound name: a married name beside a maiden name, two first names. */
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[\s-]+/u)
    .filter((word) => word.length > 2 && !PARTICLES.has(word));

/** Compares two last names, or two first names (specification/clients.md#doubles). */
export function namePartLikeness(one: string, other: string): NamePartLikeness {
  const [letters, others] = [lettersOf(one), lettersOf(other)];
  if (letters === others) return 'same';
  const shortest = Math.min(letters.length, others.length);
  if (shortest >= 4 && editDistance(letters, others) <= (shortest >= 8 ? 2 : 1)) return 'slip';
  const known = new Set(wordsOf(other));
  return wordsOf(one).some((word) => known.has(word)) ? 'part' : 'other';
}

const LAST: Readonly<Record<NamePartLikeness, Reason>> = {
  same: { code: 'lastname', points: 9 },
  slip: { code: 'lastnameSlip', points: 7 },
  part: { code: 'lastnamePart', points: 6 },
  // Many people are known under a maiden name.
  other: { code: 'lastnameOther', points: -4 },
};
const FIRST: Readonly<Record<NamePartLikeness, Reason>> = {
  same: { code: 'firstname', points: 6 },
  slip: { code: 'firstnameSlip', points: 4 },
  part: { code: 'firstnamePart', points: 4 },
  // Siblings and twins share everything else.
  other: { code: 'firstnameOther', points: -9 },
};
const ADDRESS: Readonly<Record<AddressLikeness, Reason>> = {
  same: { code: 'address', points: 8 },
  street: { code: 'street', points: 4 },
  town: { code: 'town', points: 1 },
  other: { code: 'addressOther', points: -2 },
  unknown: { code: 'addressUnknown', points: 0 },
};

/** Last and first name, in the order that fits better: bookers confuse the two. */
function nameEvidence(one: ComparedPerson, other: ComparedPerson): readonly [Reason, Reason] {
  const straight = [
    LAST[namePartLikeness(one.lastname, other.lastname)],
    FIRST[namePartLikeness(one.firstname, other.firstname)],
  ] as const;
  const crossed = [
    LAST[namePartLikeness(one.firstname, other.lastname)],
    FIRST[namePartLikeness(one.lastname, other.firstname)],
  ] as const;
  const sum = ([last, first]: readonly [Reason, Reason]) => last.points + first.points;
  return sum(crossed) > sum(straight) ? crossed : straight;
}
