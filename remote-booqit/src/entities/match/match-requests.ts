import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TransportRow } from '../transport/transport-row.ts';
import type { Found, MatchKind } from './matches.ts';

/** A remembered choice. */
export type Choice = components['schemas']['MatchChoice'];

/** Maximum transports of one call. */
const MOST = 2000;

const MATCHES = [['post', '/service/booqit/matches']] as const;
const CHOICES = [['get', '/service/booqit/choices']] as const;
const inPlace = { meta: { failure: 'inPlace' } } as const;

/** Matches found by the server, by kind and transport; empty until it answered. */
export function useFoundMatches(rows: readonly TransportRow[] | undefined): ReadonlyMap<string, Found> {
  const transportIds = useMemo(
    () => [...new Set((rows ?? []).map(({ transportId }) => transportId))].slice(0, MOST),
    [rows],
  );
  const { data } = $api.useQuery(
    'post',
    '/service/booqit/matches',
    { body: { transportIds } },
    { enabled: transportIds.length > 0, staleTime: 60_000, ...inPlace },
  );
  return useMemo(() => new Map((data ?? []).map((found) => [foundKey(found.kind, found), found])), [data]);
}

/** Key of a match. */
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

/** The remembered choices. */
export const useChoices = () => $api.useQuery('get', '/service/booqit/choices', {}, inPlace);

/** Forgets a choice. */
export function useForget() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => dataOf(api.DELETE('/service/booqit/choices/{id}', { params: { path: { id } } })),
    onSettled: () => invalidate(cache, [...MATCHES, ...CHOICES]),
  });
}
