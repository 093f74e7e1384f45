import * as z from 'zod';
import type { ParkingTicket } from '../../live-records.ts';
import { date, id, orNull } from './record-parts.ts';

const schema = z.object({
  bookingId: id,
  driver: orNull(z.string().max(200)),
  date: orNull(date),
  imageUrl: orNull(z.string().max(2000)),
});

/** A parking receipt; its photo is an address, or a path in Storage. Undefined when invalid. */
export function readTicket(key: string, value: unknown): ParkingTicket | undefined {
  const { data } = schema.safeParse(value);
  return data && { ticketId: key, ...data };
}
