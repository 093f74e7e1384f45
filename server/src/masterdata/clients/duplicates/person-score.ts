import type { DuplicateBand, DuplicateReasonCode } from '@navette/openapi/enums';
import {
  addressLikeness,
  areNumberedApart,
  type ComparedAddress,
  editDistance,
  type Evidence,
  lettersOf,
  nationalDigits,
  namePartLikeness,
  type NamePartLikeness,
  parseNationalNumber,
  scoreOf,
  swappedBirthday,
} from '@navette/shared/domain';

/** A client as compared with others, with how many clients share a value: what many share proves little. */
export interface ScoredPerson extends ComparedAddress {
  readonly firstname: string;
  readonly lastname: string;
  /** ISO date; null when unknown. */
  readonly birthday: string | null;
  readonly ssn: string | null;
  readonly email: string | null;
  readonly mutuality: string | null;
  readonly memberNumber: string | null;
  /** Clients with a phone number, by number. */
  readonly phones: Readonly<Record<string, number>>;
  readonly namesakes: number;
  readonly neighbours: number;
}

/** Probability that two records are one person, and why. */
export interface PairScore {
  readonly bits: number;
  readonly score: number;
  readonly band: DuplicateBand;
  /** The weightiest first. */
  readonly reasons: Reason[];
}

type Reason = Evidence<DuplicateReasonCode>;

/** Prior odds in bits: one pair in some hundred thousand is a double. */
const BEFORE = -17;

/** Odds in bits from which a pair is proposed: 1 of 2, 19 of 20, 999 of 1000. */
const POSSIBLE = 0;
const LIKELY = 4.3;
const VERY_LIKELY = 10;

/** Most that address, phone and e-mail say together: whoever lives together shares them all. */
const MOST_OF_HOME = 12;

/** Years between a parent and a child of the same name. */
const GENERATION = 15;

/** Clients of a file that is assumed at least, so that in a small one nothing counts as common. */
const LEAST_CLIENTS = 1000;

/** Weight of a shared value: the rarer, the more. */
const rarity = (holders: number, total: number, most: number): number =>
  Math.min(most, Math.log2((total + LEAST_CLIENTS) / (holders + 1)));

/**
 * Scores two clients by the Fellegi–Sunter model (specification/clients.md#doubles): each field adds the logarithm of how much likelier its agreement
 * or difference is for one person than for two; a missing value adds nothing.
 * @param total number of clients
 * @returns undefined when they are not even possibly one person
 */
export function scorePair(one: ScoredPerson, other: ScoredPerson, total: number): PairScore | undefined {
  const facts = [
    numberReason(one.ssn, other.ssn),
    ...birthdayReasons(one.birthday, other.birthday),
    ...homeReasons(one, other, total),
    memberReason(one, other),
  ].flatMap((reason) => reason ?? []);
  // Most candidates are namesakes: names, which take longest to compare, are left out when even equal ones would not do.
  const isHopeless = scoreOf(BEFORE, facts).bits + LAST.same.points + FIRST.same.points < POSSIBLE;
  if ((isHopeless && !facts.some(({ code }) => code === 'ssn')) || areNumberedApart(one, other)) return undefined;
  const reasons = [...nameReasons(one, other, total), ...facts];
  const has = (code: DuplicateReasonCode) => reasons.some((reason) => reason.code === code);
  const { bits: sum } = scoreOf(BEFORE, reasons);
  const bits = bounded(sum, has('ssn'), has('firstnameOther'));
  if (bits < POSSIBLE) return undefined;
  return {
    bits,
    score: Math.floor(100 / (1 + 2 ** -bits)),
    band: bits >= VERY_LIKELY ? 'veryLikely' : bits >= LIKELY ? 'likely' : 'possible',
    reasons: reasons
      .map(({ code, points }) => ({ code, points: Math.round(points * 10) / 10 }))
      .toSorted((first, second) => Math.abs(second.points) - Math.abs(first.points)),
  };
}

/**
 * Corrects the sum where fields depend on each other. Two records with one national number are always to be looked at, whoever made the mistake; twins
 * and couples share all but the first name and the number, so that without these nothing is more than possible.
 */
function bounded(sum: number, hasNumber: boolean, isOtherFirstname: boolean): number {
  if (hasNumber) return Math.max(sum, LIKELY);
  return isOtherFirstname ? Math.min(sum, LIKELY - 0.1) : sum;
}

function numberReason(one: string | null, other: string | null): Reason | undefined {
  const [digits, others] = [nationalDigits(one), nationalDigits(other)];
  if (digits === '' || others === '') return undefined;
  if (digits === others) return { code: 'ssn', points: 26 };
  const [valid, otherValid] = [parseNationalNumber(digits), parseNationalNumber(others)];
  // A mistyped digit fails the check, so two valid numbers are two persons, unless one is a bis number that was replaced later.
  if (valid && otherValid) return { code: 'ssnOther', points: valid.bis === otherValid.bis ? -15 : -3 };
  return editDistance(digits, others) <= 2 ? { code: 'ssnSlip', points: 8 } : { code: 'ssnOther', points: -5 };
}

const LAST: Readonly<Record<NamePartLikeness, Reason>> = {
  same: { code: 'lastname', points: 10 },
  slip: { code: 'lastnameSlip', points: 7 },
  part: { code: 'lastnamePart', points: 6 },
  // Many people are known under a maiden name.
  other: { code: 'lastnameOther', points: -4 },
};
const FIRST: Readonly<Record<NamePartLikeness, Reason>> = {
  same: { code: 'firstname', points: 7 },
  slip: { code: 'firstnameSlip', points: 4 },
  part: { code: 'firstnamePart', points: 4 },
  other: { code: 'firstnameOther', points: -8 },
};

/** Of the first names also an initial: J. for Jean. */
function firstLikeness(one: string, other: string): NamePartLikeness {
  const likeness = namePartLikeness(one, other);
  const [short = '', long = ''] = [lettersOf(one), lettersOf(other)].toSorted((a, b) => a.length - b.length);
  return likeness === 'other' && short.length === 1 && long.startsWith(short) ? 'part' : likeness;
}

/** Last and first name, in the order that fits better: bookers confuse the two. */
function nameReasons(one: ScoredPerson, other: ScoredPerson, total: number): readonly Reason[] {
  const common = rarity(Math.max(one.namesakes, other.namesakes), total, LAST.same.points);
  const last = (likeness: NamePartLikeness): Reason => ({
    ...LAST[likeness],
    points: Math.min(LAST[likeness].points, common),
  });
  const straight = [
    last(namePartLikeness(one.lastname, other.lastname)),
    FIRST[firstLikeness(one.firstname, other.firstname)],
  ];
  if (straight.every(({ code }) => code === 'lastname' || code === 'firstname')) return straight;
  const crossed: Reason[] = [
    last(namePartLikeness(one.lastname, other.firstname)),
    FIRST[namePartLikeness(one.firstname, other.lastname)],
    { code: 'namesSwapped', points: -3 },
  ];
  const sum = (reasons: readonly Reason[]) => reasons.reduce((points, reason) => points + reason.points, 0);
  return sum(crossed) > sum(straight) ? crossed : straight;
}

function birthdayReasons(one: string | null, other: string | null): readonly Reason[] {
  if (!one || !other) return [];
  // The first of January stands for an unknown day.
  if (one === other) return [{ code: 'birthday', points: one.endsWith('-01-01') ? 7 : 12 }];
  if (swappedBirthday(one) === other) return [{ code: 'birthdaySwapped', points: 8 }];
  if (editDistance(one, other) === 1) return [{ code: 'birthdaySlip', points: 5 }];
  const isParent = Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) >= GENERATION;
  return [
    { code: 'birthdayOther', points: -8 },
    ...(isParent ? [{ code: 'generation', points: -4 } satisfies Reason] : []),
  ];
}

/** Address, phone and e-mail, which a household shares. */
function homeReasons(one: ScoredPerson, other: ScoredPerson, total: number): readonly Reason[] {
  const likeness = addressLikeness(one, other);
  const phones = Object.entries(one.phones).filter(([number]) => Object.hasOwn(other.phones, number));
  const email = one.email?.toLowerCase();
  const shared: Reason[] = [];
  if (likeness === 'same')
    shared.push({ code: 'address', points: rarity(Math.max(one.neighbours, other.neighbours), total, 10) });
  if (likeness === 'street') shared.push({ code: 'street', points: 3 });
  if (phones.length > 0)
    shared.push({ code: 'phone', points: rarity(Math.min(...phones.map(([, holders]) => holders)), total, 9) });
  if (email && email === other.email?.toLowerCase()) shared.push({ code: 'email', points: 9 });
  const sum = shared.reduce((points, reason) => points + reason.points, 0);
  const part = Math.min(1, MOST_OF_HOME / sum);
  return [
    ...shared.map(({ code, points }) => ({ code, points: points * part })),
    ...(likeness === 'other' || likeness === 'town' ? [{ code: 'addressOther', points: -2 } satisfies Reason] : []),
  ];
}

function memberReason(one: ScoredPerson, other: ScoredPerson): Reason | undefined {
  const [number, others] = [nationalDigits(one.memberNumber), nationalDigits(other.memberNumber)];
  if (number === '' || others === '') return undefined;
  if (number === others) return { code: 'member', points: 14 };
  return one.mutuality === other.mutuality ? { code: 'memberOther', points: -4 } : undefined;
}
