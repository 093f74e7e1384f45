import { ApiProblem } from '@navette/shared/api';
import type { DistanceQuestion } from './get-distance.ts';

/** Why a route could not be measured: unknown places, no road between them, or a failed call. */
export type RouteProblem =
  | { readonly kind: 'unknown'; readonly addresses: readonly string[] }
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
