import * as z from 'zod';
import type { Demand } from '../../live-records.ts';
import { date, id, instant, list, orNull, time } from './record-parts.ts';

const booking = z.object({
  date,
  picktime: orNull(time),
  trip: z.object({ origin: z.string().max(300), destination: z.string().max(300) }),
});
const schema = z.object({
  id,
  driverId: id,
  endtime: instant,
  price: orNull(z.number().min(0)),
  bookings: list(z.array(booking).min(1).max(2)),
});

/** A demand as the app of a driver writes it; undefined when invalid. */
export function readDemand(key: string, value: unknown): Demand | undefined {
  const { data } = schema.safeParse(value);
  return data && { key, ...data };
}
