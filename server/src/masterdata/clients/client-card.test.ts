import { describe, expect, it } from 'vitest';
import { clientStage } from './testing/client-stage.ts';

const { server, office, boss, client, trip, invoice } = await clientStage();

const cardOf = async (id: number, token = office) =>
  (await server.call(token, 'getClientCard', undefined, { path: { id } })).body;

describe('the card of a client', () => {
  it('shows the next trip by date first, then the latest of the others, and the usual trip', async () => {
    const id = await client({ mobility: 'wheelchair' });
    const far = await trip(id, { ap_date: '2199-03-02', status: 0 });
    const near = await trip(id, { ap_date: '2199-01-05', status: 0 });
    const old = await trip(id, { ap_date: '2025-12-01' });
    const recent = await trip(id, { ap_date: '2026-01-09' });
    const card = await cardOf(id);
    expect(card.next.map((one) => one.id)).toEqual([near, far]);
    expect(card.nextCount).toBe(2);
    expect(card.last.map((one) => one.id)).toEqual([recent, old]);
    expect(card.client).toMatchObject({ id, mobility: 'wheelchair' });
    expect(card.usual).toMatchObject({ destination_name: expect.any(String), driver_name: expect.any(String) });
  });

  it('has no trip of a new client, and is of the remaining record once it was merged', async () => {
    const keep = await client();
    const remove = await client();
    await server.call(office, 'mergeClients', { keep, remove });
    expect(await cardOf(remove)).toMatchObject({ client: { id: keep }, next: [], last: [], usual: null });
  });

  it('shows open invoices, less payments and closed ones, only to those who may see invoices', async () => {
    const id = await client();
    const bookingId = await trip(id);
    const invoiceId = await invoice(id, 0, bookingId);
    await invoice(id, 1, await trip(id));
    await server.db
      .insertInto('invoice_payment')
      .values({
        kind: 'client',
        invoiceId,
        date: '2026-02-03',
        amount: 3.45,
        source: 'cash',
        at: new Date(),
        userName: 'x',
      })
      .execute();
    expect((await cardOf(id)).open).toBeNull();
    expect((await cardOf(id, boss)).open).toEqual({ count: 1, amount: 20 });
  });

  it('says that the last SMS to the number as it is now did not arrive', async () => {
    const id = await client({ mobile: '+32470123456' });
    const told = (state: 'delivered' | 'failed', changedAt: string, recipient = '+32470123456') =>
      server.db
        .insertInto('client_message')
        .values({
          bookingId: 1,
          clientId: id,
          event: 'tomorrow',
          channel: 'sms',
          language: 'fr',
          recipient,
          state,
          reason: state === 'failed' ? 'unreachable' : null,
          day: changedAt,
          dueAt: changedAt,
          changedAt,
          at: changedAt,
        })
        .execute();
    expect((await cardOf(id)).unreachable).toBe(false);
    await told('failed', '2026-02-01');
    expect((await cardOf(id)).unreachable).toBe(true);
    await told('delivered', '2026-02-02');
    expect((await cardOf(id)).unreachable).toBe(false);
    await told('failed', '2026-02-03', '+32470999999');
    expect((await cardOf(id)).unreachable).toBe(false);
  });

  it('is refused to a role without bookings', async () => {
    const account = await server.signedIn('account');
    const path = { path: { id: await client() } };
    expect((await server.call(account, 'getClientCard', undefined, path)).status).toBe(403);
    expect((await server.call(account, 'findClientsByPhone', { tel: '02 512 34 56' })).status).toBe(403);
  });
});

describe('clients by phone', () => {
  it.each(['+32 479 99 88 77', '0032479998877', '0479/99.88.77', '+32 (0)479 99 88 77'])(
    'finds the client and the patient of a family contact by %s',
    async (tel) => {
      const own = await client({ mobile: '0479 99 88 77', lastname: `A${tel}`.slice(0, 20) });
      const contact = await client({ contactName: 'Mia', contactPhone: '0479 99 88 77' });
      const { body } = await server.call(office, 'findClientsByPhone', { tel });
      expect(body).toContainEqual(expect.objectContaining({ id: own, contact: false }));
      expect(body).toContainEqual(expect.objectContaining({ id: contact, contact: true }));
    },
  );

  it('finds nobody by a part of a number, and refuses what can be none', async () => {
    await client({ mobile: '0478 12 12 12' });
    expect((await server.call(office, 'findClientsByPhone', { tel: '02 478 12 12' })).body).toEqual([]);
    const refused = await server.call(office, 'findClientsByPhone', { tel: 'anonymous' });
    expect(refused.status).toBe(400);
    expect(refused.raw.json().fields).toMatchObject([{ field: 'tel' }]);
  });
});
