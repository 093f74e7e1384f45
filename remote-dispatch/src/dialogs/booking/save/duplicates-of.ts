import { ApiProblem } from '@navette/shared/api';
import { isIsoDate } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { z } from 'zod';
import { doubleTripSchema, type DoubleTrip } from '../../../bookings/doubles/double-trip.ts';

/** Trips that take the client at overlapping or near times already. */
export interface Duplicates {
  readonly client: string;
  readonly ids: readonly number[];
  readonly dates: readonly IsoDate[];
  /** The first of them. */
  readonly trips: readonly DoubleTrip[];
}

const listOf = (value: string | number | undefined): string[] =>
  String(value ?? '')
    .split(',')
    .filter(Boolean);

/** The trips that a refusal names beside the new one; `undefined` for any other error (DECISIONS 26). */
export function duplicatesOf(error: unknown): Duplicates | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'booking.duplicate') return undefined;
  const { client, ids, dates, trips } = error.params ?? {};
  return {
    client: String(client ?? ''),
    ids: listOf(ids).map(Number),
    dates: listOf(dates).filter(isIsoDate),
    trips: tripsIn(String(trips ?? '[]')),
  };
}

function tripsIn(text: string): readonly DoubleTrip[] {
  try {
    return z.array(doubleTripSchema).parse(JSON.parse(text));
  } catch {
    return [];
  }
}
