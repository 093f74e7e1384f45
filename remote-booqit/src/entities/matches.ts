import type { components } from '@navette/openapi/types';
import { clientDraft, destinationDraft, SURE_SCORE } from '@navette/shared/domain';
import { passengerName, placeText } from './transport/transport-columns.ts';
import type { TransportRow } from './transport/transport-row.ts';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

type Schemas = components['schemas'];

/** Kind of a matched record of our database. */
export type MatchKind = Schemas['MatchKind'];

export type Match = Schemas['MatchedRecord'];

/** A candidate with score and reasons. */
export type Candidate = Schemas['MatchCandidate'];

type Found = Schemas['TransportMatch'];

/** Initial search text: the passenger, or the name of the place. */
export const searchTextOf = (kind: MatchKind, { passenger, care }: TransportRow): string =>
  kind === 'client' ? passengerName(passenger) : (care.name ?? care.street ?? '');

/** Passenger or place of a transport, as on the platform. */
export interface Wanted {
  readonly name: string;
  /** ISO day; of a passenger. */
  readonly birthday?: string | null;
  readonly address?: string;
}

export function wantedOf(kind: MatchKind, row: TransportRow): Wanted {
  if (kind === 'destination') {
    return { name: placeText(row.care), address: destinationDraft(row).fullAddress };
  }
  const { birthday, fullAddress } = clientDraft(row);
  return { name: passengerName(row.passenger), birthday, address: fullAddress };
}

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

export type Choice = components['schemas']['MatchChoice'];

/** Maximum transports of one call. */
const MOST = 2000;

const MATCHES = [['post', '/service/booqit/matches']] as const;
const CHOICES = [['get', '/service/booqit/choices']] as const;
const inPlace = { meta: { failure: 'inPlace' } } as const;

/** Matches found by the server, by kind and transport; empty until it answered. */
export function useFoundMatches(rows: readonly TransportRow[] | undefined): {
  readonly found: ReadonlyMap<string, Found>;
  readonly isLoading: boolean;
} {
  const transportIds = useMemo(
    () => [...new Set((rows ?? []).map(({ transportId }) => transportId))].slice(0, MOST),
    [rows],
  );
  const { data, isLoading } = $api.useQuery(
    'post',
    '/service/booqit/matches',
    { body: { transportIds } },
    { enabled: transportIds.length > 0, staleTime: 60_000, ...inPlace },
  );
  const found = useMemo(() => new Map((data ?? []).map((match) => [foundKey(match.kind, match), match])), [data]);
  return { found, isLoading };
}

const foundKey = (kind: MatchKind, { transportId, part }: Pick<Found, 'transportId' | 'part'>): string =>
  `${kind} ${transportId} ${String(part)}`;

/** Match of a part: its own, else that of the part before. */
export function foundFor(
  found: ReadonlyMap<string, Found>,
  kind: MatchKind,
  { transportId, part }: Pick<Found, 'transportId' | 'part'>,
): Found | undefined {
  for (let at = part; at >= 0; at -= 1) {
    const own = found.get(foundKey(kind, { transportId, part: at }));
    if (own) return own;
  }
  return undefined;
}

/** Remembers a choice for the next transport of the same passenger or place. */
export function useRemember() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['MatchChoiceForm']) =>
      dataOf(api.POST('/service/booqit/choices', { body })),
    onSettled: () => invalidate(cache, [...MATCHES, ...CHOICES]),
  });
}

export const useChoices = () => $api.useQuery('get', '/service/booqit/choices', {}, inPlace);

export function useForget() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => dataOf(api.DELETE('/service/booqit/choices/{id}', { params: { path: { id } } })),
    onSettled: () => invalidate(cache, [...MATCHES, ...CHOICES]),
  });
}
