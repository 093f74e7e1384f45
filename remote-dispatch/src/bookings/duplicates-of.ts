import { BOOKING_TYPES, isIsoDate } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { z } from 'zod';
import type { DoubleTrip } from '@navette/shared/ui-booking';

/** A trip that takes the same client at an overlapping or near time. */
export const doubleTripSchema = z.object({
  id: z.int(),
  client: z.string(),
  destination: z.string().nullable(),
  ap_date: z.iso.date(),
  ap_time: z.string(),
  type: z.enum(BOOKING_TYPES),
});

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

/** A problem as thrown, or as contained in an answer about several bookings. */
const refusalSchema = z.object({
  code: z.literal('booking.duplicate'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** The double trips named by a refusal; `undefined` for any other problem (specification/bookings.md#double-trips). */
export function duplicatesOf(problem: unknown): Duplicates | undefined {
  const { data } = refusalSchema.safeParse(problem);
  if (!data) return undefined;
  const { client, ids, dates, trips } = data.params ?? {};
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
