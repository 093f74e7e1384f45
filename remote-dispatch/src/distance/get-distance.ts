import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { untilAnswered } from './fallback-estimate.ts';

type Schemas = components['schemas'];

/** Route to measure: addresses of driver, client and destination, with positions, stops and time where known. */
export type DistanceQuestion = Schemas['DistanceDetailedQuery'];

const FRESH_MS = 600_000;

/**
 * Distance, duration and price of a route; the request is aborted when the question changes, and disabled while
 * `question` is null. A fallback estimate is refetched until the service answers.
 */
export const useDistance = (question: DistanceQuestion | null) =>
  $api.useQuery(
    'post',
    '/service/distance/get',
    { body: question ?? [] },
    {
      enabled: question !== null,
      staleTime: (query) => untilAnswered(query) || FRESH_MS,
      refetchInterval: untilAnswered,
      meta: { failure: 'inPlace' },
    },
  );

/** Legs, totals and prices of a route. */
export type DistanceResult = NonNullable<ReturnType<typeof useDistance>['data']>;
