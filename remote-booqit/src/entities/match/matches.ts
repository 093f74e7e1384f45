import type { TransportRow } from '../transport/transport-row.ts';
import { passengerName, placeText } from '../transport/transport-columns.ts';

/** What a transport is matched with in our own records. */
export type MatchKind = 'client' | 'destination';

/** A record that was chosen for a transport. */
export interface Match {
  readonly id: number;
  readonly label: string;
}

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
