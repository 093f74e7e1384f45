import { describe, expect, it } from 'vitest';
import { clientStage } from './testing/client-stage.ts';

const { server, office, boss, client, read, trip, invoice } = await clientStage();

describe('two records of one person', () => {
  it('merges two clients: trips and invoices move, gaps are filled, the removed number redirects', async () => {
    const keep = await client({ birthday: null });
    const remove = await client({ mobile: '0470 12 34 56', problem: true });
    const bookingId = await trip(remove);
    await invoice(remove, 1, bookingId);
    expect((await server.call(office, 'mergeClients', { keep, remove })).body).toEqual({ bookings: 1, invoices: 1 });
    expect(await read(remove)).toMatchObject({
      id: keep,
      mobile: '+32470123456',
      birthday: '1985-07-30',
      problem: true,
    });
    const trips = await server.call(office, 'listClientTrips', undefined, { path: { id: keep } });
    expect(trips.body).toMatchObject([{ id: bookingId, date: '2026-01-05', amount: 20, status: 1 }]);
    expect((await server.call(boss, 'listClientInvoiceHistory', undefined, { path: { id: keep } })).body).toMatchObject(
      [{ total: 23.45, status: 1 }],
    );
    const { body: history } = await server.call(office, 'listBookingHistory', undefined, { path: { id: bookingId } });
    expect(JSON.stringify(history)).toContain('clientId');
  });

  it('takes over the family contact, doctor and mutuality of the other record whole, never mixed', async () => {
    const daughter = { contactName: 'Mia', contactPhone: '0471 11 22 33', contactRelation: 'fille' };
    const keep = await client({ contactName: 'Jos', doctorName: null, mutuality: null });
    const remove = await client({ ...daughter, doctorPhone: '02 511 22 33', mutuality: 'Helan', memberNumber: '12' });
    await server.call(office, 'mergeClients', { keep, remove });
    expect(await read(keep)).toMatchObject({
      contactName: 'Jos',
      contactPhone: null,
      contactRelation: null,
      doctorPhone: '+3225112233',
      mutuality: 'Helan',
      memberNumber: '12',
    });
  });

  it('follows the redirect through several merges', async () => {
    const [first, second, third] = [await client(), await client(), await client()];
    await server.call(office, 'mergeClients', { keep: second, remove: first });
    await server.call(office, 'mergeClients', { keep: third, remove: second });
    expect((await read(first))?.id).toBe(third);
  });

  it('refuses to merge a client with itself, or with a missing one', async () => {
    const id = await client();
    expect((await server.call(office, 'mergeClients', { keep: id, remove: id })).status).toBe(400);
    expect((await server.call(office, 'mergeClients', { keep: id, remove: 999_999 })).status).toBe(404);
    expect((await read(id))?.id).toBe(id);
  });

  it('merges two clients once when two users do it concurrently in opposite directions', async () => {
    const [left, right] = [await client(), await client()];
    const answers = await Promise.all([
      server.call(office, 'mergeClients', { keep: left, remove: right }),
      server.call(boss, 'mergeClients', { keep: right, remove: left }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});
