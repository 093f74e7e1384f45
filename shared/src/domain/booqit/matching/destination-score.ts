import type { DestinationMatchReason } from '@navette/openapi/enums';
import { straightKm } from '../../distance/estimate.ts';
import { fold } from '../../text/fold.ts';
import {
  addressLikeness,
  type AddressLikeness,
  type ComparedAddress,
  type Evidence,
  type Score,
  scoreOf,
} from './evidence.ts';

/** Fields of places of care and destinations that are compared. */
export interface ComparedPlace extends ComparedAddress {
  readonly name: string;
  /** Degrees; null when unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Prior odds in bits: one of some five hundred records. */
const BEFORE = -9;

type Reason = Evidence<DestinationMatchReason>;

/** Probability that a destination is the place of care: weighs name, address and distance. */
export const destinationScore = (place: ComparedPlace, destination: ComparedPlace): Score<DestinationMatchReason> =>
  scoreOf(BEFORE, [
    nameEvidence(place.name, destination.name),
    ADDRESS[addressLikeness(place, destination)],
    distanceEvidence(place, destination),
  ]);

/** Words that occur in the names of half of all hospitals. */
const COMMON = new Set([
  'clinique',
  'cliniques',
  'hopital',
  'hopitaux',
  'ziekenhuis',
  'kliniek',
  'centre',
  'centrum',
  'site',
  'campus',
  'universitaires',
  'universitaire',
  'medical',
  'medisch',
  'saint',
  'sint',
  'dag',
  'van',
  'des',
  'les',
  'het',
  'the',
]);

const wordsOf = (name: string): Set<string> =>
  new Set(
    fold(name)
      .split(/[^a-z0-9]+/u)
      .filter((word) => word.length > 1 && !COMMON.has(word)),
  );

function nameEvidence(one: string, other: string): Reason {
  if (fold(one) === '' || fold(other) === '') return { code: 'nameUnknown', points: 0 };
  if (fold(one) === fold(other)) return { code: 'name', points: 14 };
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  const isPart = shared > 0 && (shared === words.size || shared === others.size);
  if (isPart) return { code: 'namePart', points: 5 };
  // Two departments of one hospital share its name and its address.
  return shared > 0 ? { code: 'nameDepartment', points: -5 } : { code: 'nameOther', points: -7 };
}

const ADDRESS: Readonly<Record<AddressLikeness, Reason>> = {
  same: { code: 'address', points: 8 },
  street: { code: 'street', points: 4 },
  town: { code: 'town', points: 0 },
  other: { code: 'addressOther', points: -4 },
  unknown: { code: 'addressUnknown', points: 0 },
};

function distanceEvidence(one: ComparedPlace, other: ComparedPlace): Reason {
  const [from, to] = [spotOf(one), spotOf(other)];
  if (!from || !to) return { code: 'distanceUnknown', points: 0 };
  const km = straightKm(from, to);
  if (km <= 0.1) return { code: 'near', points: 5 };
  if (km <= 0.5) return { code: 'quarter', points: 2 };
  return km <= 1.5 ? { code: 'distant', points: -2 } : { code: 'far', points: -7 };
}

const spotOf = ({ latitude, longitude }: ComparedPlace) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };
