import type { components } from '@navette/openapi/types';
import { SURE_SCORE } from '@navette/shared/domain';
import { passengerName, placeText } from '../transport/transport-columns.ts';
import type { TransportRow } from '../transport/transport-row.ts';

type Schemas = components['schemas'];

/** What a transport is matched with in our own records. */
export type MatchKind = Schemas['MatchKind'];
/** A record that a transport is about. */
export type Match = Schemas['MatchedRecord'];
/** A record that it may be about, with score and reasons. */
export type Candidate = Schemas['MatchCandidate'];
/** What the server found for a transport. */
export type Found = Schemas['TransportMatch'];

/** What is looked for first: the passenger, or the name of the place. */
export const searchTextOf = (kind: MatchKind, { passenger, care }: TransportRow): string =>
  kind === 'client' ? passengerName(passenger) : (care.name ?? care.street ?? '');

/** Who or where a transport is about, as the platform says it. */
export const wantedText = (kind: MatchKind, { passenger, care }: TransportRow): string =>
  kind === 'client' ? passengerName(passenger) : placeText(care);

/** Passengers and places are matched once: other transports of the same ones have the match too. */
export const matchKey = (kind: MatchKind, { passenger, care }: TransportRow): string =>
  kind === 'client'
    ? `client ${passengerName(passenger)} ${passenger?.dateOfBirth ?? ''}`
    : `destination ${placeText(care)}`;

/** The match that needs no question: what was chosen before, or the only candidate that is sure. */
export function sureMatch({ chosen, candidates }: Found): Match | undefined {
  if (chosen) return chosen;
  const [best, ...others] = candidates.filter(({ score }) => score >= SURE_SCORE);
  return best && others.length === 0 ? best : undefined;
}
