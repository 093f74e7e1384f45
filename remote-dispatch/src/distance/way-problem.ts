import { ApiProblem } from '@navette/shared/api';
import type { DistanceQuestion } from './get-distance.ts';

/** Why a way could not be measured: places that nobody knows, no road between them, or a failure of the call. */
export type WayProblem =
  | { readonly kind: 'unknown'; readonly addresses: readonly string[] }
  | { readonly kind: 'noRoad' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Reads it from what the call of a question threw. */
export function wayProblem(error: unknown, question: DistanceQuestion | null): WayProblem {
  if (!(error instanceof ApiProblem) || error.status !== 400) return { kind: 'failed', error };
  const asked = Array.isArray(question) ? question : (question?.addresses ?? []);
  const addresses = error.fields.flatMap(({ field }) => asked[Number(/(\d+)$/u.exec(field)?.[1] ?? -1)] ?? []);
  if (addresses.length > 0) return { kind: 'unknown', addresses };
  return error.fields.some(({ field }) => field === 'addresses') ? { kind: 'noRoad' } : { kind: 'failed', error };
}
