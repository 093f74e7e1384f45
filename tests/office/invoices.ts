import { callAs } from './api.ts';
import { brusselsToday, quietDay } from './days.ts';
import { newBooking, type Client } from './records.ts';

/** Closed trip of 12 euros on a quiet day, to be invoiced to its client. */
export async function tripToInvoice(): Promise<{ readonly id: number; readonly client: Client; readonly day: string }> {
  const day = quietDay();
  const { id, client } = await newBooking(day);
  await callAs('super', 'PUT', `/api/booking/${id}`, { status: 1, factuur: true });
  return { id, client, day };
}

/** Client invoice of 15 euros for a new trip, made over the API. */
export async function madeInvoice(
  trip?: Pick<Awaited<ReturnType<typeof tripToInvoice>>, 'id' | 'client'>,
): Promise<{ readonly invoice: number; readonly client: Client }> {
  const { id, client } = trip ?? (await tripToInvoice());
  const { id: invoice } = await callAs<{ id: number }>('invoice', 'POST', '/service/wallet/setInvoice', {
    invoice: { date: brusselsToday(), amount: 15, factuur: true, clientId: client.id },
    bookings: [id],
  });
  return { invoice, client };
}
