import type { components } from '@navette/openapi/types';
import { $api, ApiProblem } from '@navette/shared/api';

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

/** Polling interval and stale time, ms, of a fallback estimate: the service may have recovered. */
const FALLBACK_REFETCH_MS = 30_000;

interface Asked {
  readonly state: { readonly data?: { readonly unavailable?: string | null | undefined } | undefined };
}

/** Refetch interval for a query: polls until the unavailable service answers. */
export const untilAnswered = ({ state }: Asked): number | false =>
  state.data?.unavailable ? FALLBACK_REFETCH_MS : false;

/** Why a route could not be measured: unknown places, places known by their town alone, no road between them, or a failed call. */
export type RouteProblem =
  | { readonly kind: 'unknown'; readonly addresses: readonly string[] }
  | { readonly kind: 'sameTown' }
  | { readonly kind: 'noRoad' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Maps the error of a distance call. */
export function routeProblem(error: unknown, question: DistanceQuestion | null): RouteProblem {
  if (!(error instanceof ApiProblem) || error.status !== 400) return { kind: 'failed', error };
  const asked = Array.isArray(question) ? question : (question?.addresses ?? []);
  const addresses = error.fields.flatMap(({ field }) => asked[Number(/(\d+)$/u.exec(field)?.[1] ?? -1)] ?? []);
  if (addresses.length > 0) return { kind: 'unknown', addresses };
  return error.fields.some(({ field }) => field === 'addresses') ? { kind: 'noRoad' } : { kind: 'failed', error };
}
