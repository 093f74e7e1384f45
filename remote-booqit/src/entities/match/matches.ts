import type { components } from '@navette/openapi/types';
import { SURE_SCORE } from '@navette/shared/domain';
import { passengerName, placeText } from '../transport/transport-columns.ts';
import type { TransportRow } from '../transport/transport-row.ts';

type Schemas = components['schemas'];

/** Kind of a matched record of our database. */
export type MatchKind = Schemas['MatchKind'];
/** The matched record of a transport. */
export type Match = Schemas['MatchedRecord'];
/** A candidate with score and reasons. */
export type Candidate = Schemas['MatchCandidate'];
/** Matches of a transport found by the server. */
export type Found = Schemas['TransportMatch'];

/** Initial search text: the passenger, or the name of the place. */
export const searchTextOf = (kind: MatchKind, { passenger, care }: TransportRow): string =>
  kind === 'client' ? passengerName(passenger) : (care.name ?? care.street ?? '');

/** Passenger or place of a transport, as on the platform. */
export const wantedText = (kind: MatchKind, { passenger, care }: TransportRow): string =>
  kind === 'client' ? passengerName(passenger) : placeText(care);

/** Passengers and places are matched once: other transports of the same ones share the match. */
export const matchKey = (kind: MatchKind, { passenger, care }: TransportRow): string =>
  kind === 'client'
    ? `client ${passengerName(passenger)} ${passenger?.dateOfBirth ?? ''}`
    : `destination ${placeText(care)}`;

/** The certain match: a remembered choice, or the only sufficiently sure candidate. */
export function sureMatch({ chosen, candidates }: Found): Match | undefined {
  if (chosen) return chosen;
  const [best, ...others] = candidates.filter(({ score }) => score >= SURE_SCORE);
  return best && others.length === 0 ? best : undefined;
}
