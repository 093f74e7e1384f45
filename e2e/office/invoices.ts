import { callAs } from './api.ts';
import { quietDay } from './days.ts';
import { newBooking, type Client } from './records.ts';

/** A closed trip of 12 euros on a day of its own, that its client gets an invoice for. */
export async function tripToInvoice(): Promise<{ readonly id: number; readonly client: Client; readonly day: string }> {
  const day = quietDay();
  const { id, client } = await newBooking(day);
  await callAs('super', 'PUT', `/api/booking/${id}`, { status: 1, factuur: true });
  return { id, client, day };
}
