import { CLIENT_COLUMNS, namesWith } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { clientStage } from '../testing/client-stage.ts';

const { server, office, boss, person, client, full, read, trip, invoice } = await clientStage();

describe('personal data of a client', () => {
  it('exports the data of a client in full for super alone', async () => {
    const id = await client({ ssn: '85.07.30-033-28' });
    await trip(id);
    const { body } = await server.call(boss, 'exportClientData', undefined, { path: { id } });
    expect(body).toMatchObject({
      client: { id, ssn: '85.07.30-033-28' },
      trips: [{ comment: 'Zoé a mal au dos' }],
      aliases: [],
      invoices: [],
    });
    expect((await server.call(office, 'exportClientData', undefined, { path: { id } })).status).toBe(403);
    const again = await server.call(boss, 'exportClientData', undefined, { path: { id } });
    expect(again.body.log.map(({ url }) => url)).toContain(`/service/client/${id}/export`);
  });

  it('anonymises a client, and keeps invoiced amounts equal to the cent', async () => {
    const id = await client({ ssn: '85.07.30-033-28', info: 'Fauteuil' });
    const bookingId = await trip(id);
    const invoiceId = await invoice(id, 1, bookingId);
    await server.call(office, 'updateClient', { ...person, comment: 'secret' }, { path: { id } });
    expect((await server.call(boss, 'anonymiseClient', { id, lastname: 'Dequeker' })).status).toBe(200);
    const {
      client: left,
      trips,
      invoices,
    } = (await server.call(boss, 'exportClientData', undefined, { path: { id } })).body;
    expect(JSON.stringify([left, trips])).not.toMatch(/Zoé|Dequeker|Rogier|85\.07|secret|Fauteuil|dos/u);
    expect(invoices).toMatchObject([{ id: invoiceId, total: 23.45 }]);
    expect(trips).toMatchObject([{ price: 20 }]);
    const line = await server.db
      .selectFrom('client_invoice_line')
      .selectAll()
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ amount: 23.45, snapshot: { price: 20 } });
    const logs = await server.db.selectFrom('log').select('body').where('url', '=', `/api/client/${id}`).execute();
    expect(logs.every(({ body }) => body === null)).toBe(true);
  });

  it('erases every column in the list of personal columns', async () => {
    const id = await client({ ...full, ssn: '85.07.30-033-28' });
    const columns = namesWith(CLIENT_COLUMNS, 'erased');
    const row = () => server.db.selectFrom('client').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
    const before = await row();
    expect(columns.filter((column) => before[column] === null)).toEqual([]);
    await server.call(boss, 'anonymiseClient', { id, lastname: 'Dequeker' });
    const left = await row();
    expect(Object.fromEntries(Object.entries(left).filter(([, value]) => value !== null))).toEqual({
      firstname: '—',
      lastname: `Anonyme ${id}`,
      problem: false,
      mobility: 'foot',
      companion: false,
      sharesRides: false,
      messages: false,
    });
  });

  it('refuses to anonymise while a trip is planned, an invoice is open, or the name does not match', async () => {
    const [coming, open, other] = [await client(), await client(), await client()];
    await trip(coming, { ap_date: '2099-01-01', status: 0 });
    await invoice(open, 0, await trip(open));
    for (const id of [coming, open])
      expect((await server.call(boss, 'anonymiseClient', { id, lastname: 'Dequeker' })).problem).toMatchObject({
        status: 409,
        code: 'client.openBookings',
        params: { count: 1 },
      });
    expect(
      (await server.call(boss, 'anonymiseClient', { id: other, lastname: 'Peeters' })).problem.fields,
    ).toMatchObject([{ field: 'lastname' }]);
    expect((await read(other))?.firstname).toBe('Zoé');
  });
});
