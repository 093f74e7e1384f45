import { ApiProblem } from '@navette/shared/api';
import { isIsoDate } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';

/** Bookings of the same client, destination, date, time and type that exist already. */
export interface Duplicates {
  readonly ids: readonly number[];
  readonly dates: readonly IsoDate[];
}

const listOf = (value: string | number | undefined): string[] =>
  String(value ?? '')
    .split(',')
    .filter(Boolean);

/** The bookings that a refusal names as the same trip; `undefined` for any other error (DECISIONS 26). */
export function duplicatesOf(error: unknown): Duplicates | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'booking.duplicate') return undefined;
  const { ids, dates } = error.params ?? {};
  return { ids: listOf(ids).map(Number), dates: listOf(dates).filter(isIsoDate) };
}
