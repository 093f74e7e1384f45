import { expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const { server, token, records } = await bookingStage({ role: 'super', now: () => new Date('2026-04-20T09:00:00Z') });
const { clientId } = records;
const date = '2026-03-10';

it('a client invoice names the client only when it goes to another name, as draft and once it is made', async () => {
  const book = () => insertBooking(server.db, records, { status: 1, price: 20, factuur: true });
  const draft = async () =>
    (await server.call(token, 'draftClientInvoice', { clientId, date, bookings: [await book()] })).body.about;
  expect(await draft()).toBeNull();
  await server.db.updateTable('client').set({ invoiceName: 'CPAS de Forest' }).where('id', '=', clientId).execute();
  expect(await draft()).toBe('Zoé Œuvrard');
  const made = await server.call(token, 'createClientInvoice', {
    invoice: { clientId, date, amount: 23 },
    bookings: [await book()],
  });
  const { body } = await server.call(token, 'getClientInvoiceDocument', undefined, { path: { id: made.body.id } });
  expect([body.payer.name, body.about]).toEqual(['CPAS de Forest', 'Zoé Œuvrard']);
});
