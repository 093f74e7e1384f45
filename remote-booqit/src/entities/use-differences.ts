import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { useLiveBookings, useLivePlatform } from '@navette/shared/realtime';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A field of a booked transport that changed on the platform. */
export type Difference = components['schemas']['TransportDifference'];
type Decision = components['schemas']['DifferenceDecision'];

const LIST = [['get', '/service/booqit/differences']] as const;
const COUNT = [['get', '/service/booqit/differences/count']] as const;
const inPlace = { meta: { failure: 'inPlace' } } as const;

/** The open differences, kept up to date. */
export function useDifferences() {
  useLivePlatform(LIST);
  useLiveBookings(LIST);
  return $api.useQuery('get', '/service/booqit/differences', {}, inPlace);
}

/** Numbers of differences and offered transports, kept up to date. */
export function useCounts() {
  useLivePlatform(COUNT);
  useLiveBookings(COUNT);
  return $api.useQuery('get', '/service/booqit/differences/count', {}, { meta: { failure: 'banner' } }).data;
}

export type Decided = Pick<Decision, 'decision' | 'clientId' | 'destinationId' | 'alsoLinked'>;

/** Applies or ignores differences; the lists are refetched in any case. */
export function useDecide() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ difference, decided }: { readonly difference: Difference; readonly decided: Decided }) => {
      const { transportId, part, field, token } = difference;
      return dataOf(
        api.POST('/service/booqit/differences/decide', { body: { transportId, part, field, token, ...decided } }),
      );
    },
    onSettled: () => invalidate(cache, [...LIST, ...COUNT]),
  });
}
