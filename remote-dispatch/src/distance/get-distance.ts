import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { untilAnswered } from './stand-in.ts';

type Schemas = components['schemas'];

/** A way to be measured: addresses of driver, client and destination, with what is known besides. */
export type DistanceQuestion = Schemas['DistanceDetailedQuery'];

const FRESH_MS = 600_000;

/**
 * Distance, duration and price of a way; aborted when another one is asked. Nothing is asked while `question` is null. An estimate that stands in for a
 * service is replaced by itself once the service answers.
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

/** Legs, totals and prices of a way. */
export type DistanceResult = NonNullable<ReturnType<typeof useDistance>['data']>;
