import { BOOKING_TYPES } from '@navette/shared/domain';
import { z } from 'zod';

/** A trip that takes the same client at an overlapping or near time. */
export const doubleTripSchema = z.object({
  id: z.int(),
  client: z.string(),
  destination: z.string().nullable(),
  ap_date: z.iso.date(),
  ap_time: z.string(),
  type: z.enum(BOOKING_TYPES),
});

/** {@link doubleTripSchema} */
export type DoubleTrip = z.infer<typeof doubleTripSchema>;
