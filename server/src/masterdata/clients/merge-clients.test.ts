import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MOVED_TABLES } from './merge-queries.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { clientStage } from './testing/client-stage.ts';

const { server, office, boss, client, full, read, trip, invoice } = await clientStage();

describe('two records of one person', () => {
  it('merges two clients: trips and invoices move, gaps are filled, the removed number redirects', async () => {
    const keep = await client({ birthday: null });
    const remove = await client({ mobile: '0470 12 34 56', problem: true });
    const bookingId = await trip(remove);
    await invoice(remove, 1, bookingId);
    expect((await server.call(office, 'mergeClients', { keep, remove })).body).toEqual({
      id: expect.any(Number),
      bookings: 1,
      invoices: 1,
    });
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

  it('tells whether two masked national numbers are the same', async () => {
    const own = await client({ ssn: '85.07.30-033-28' });
    const sameAs = async (ssn: string | null) =>
      (
        await server.call(office, 'countClientRecords', undefined, {
          path: { id: own },
          query: { beside: await client({ ssn }) },
        })
      ).body.sameNationalNumber;
    expect([await sameAs('85073003328'), await sameAs('93.05.18-223-28'), await sameAs(null)]).toEqual([
      true,
      false,
      null,
    ]);
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

const merge = async (keep: number, remove: number, choices: BodyOf<'mergeClients'>['choices'] = []) =>
  (await server.call(office, 'mergeClients', { keep, remove, choices })).body.id;
const undo = (id: number) => server.call(office, 'undoClientMerge', { id });
const mergesOf = async (id: number) =>
  (await server.call(office, 'listClientMerges', undefined, { path: { id } })).body;
const ownerOf = async (table: 'booking' | 'client_document' | 'sent_mail', id: number) =>
  (await server.db.selectFrom(table).select('clientId').where('id', '=', id).executeTakeFirst())?.clientId;
const row = async (id: number) =>
  server.db.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the undo of a merge', () => {
  it('moves every table that refers to a client', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint where confrelid = 'client'::regclass and contype = 'f'`.execute(
      server.db,
    );
    expect(rows.map(({ table }) => table.replace(/^.*\./u, '')).toSorted()).toEqual([...MOVED_TABLES].toSorted());
  });

  it('restores both records with their trips, invoices, documents, mails and former numbers', async () => {
    const [keep, remove, older] = [
      await client({ comment: 'Canne' }),
      await client({ ...full, mcode: null }),
      await client(),
    ];
    await merge(remove, older);
    const [before, gone] = [await row(keep), await row(remove)];
    const [own, theirs] = [await trip(keep), await trip(remove)];
    await invoice(remove, 1, theirs);
    const document = await server.db
      .insertInto('client_document')
      .values({
        clientId: remove,
        kind: 'other',
        name: 'x.pdf',
        fileKey: 'k',
        contentType: 'application/pdf',
        size: 1,
        userName: 'x',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await merge(keep, remove);
    expect([await ownerOf('booking', theirs), await ownerOf('client_document', document.id)]).toEqual([keep, keep]);
    const known = { id, removed: remove, name: 'Dequeker Zoé', kept: keep, keptName: 'Dequeker Zoé' };
    expect(await mergesOf(keep)).toMatchObject([known]);
    expect((await server.call(office, 'listAllClientMerges')).body).toContainEqual(expect.objectContaining(known));
    expect((await server.call(office, 'countClientRecords', undefined, { path: { id: keep } })).body).toEqual({
      bookings: 2,
      invoices: 1,
      documents: 1,
      messages: 0,
      payments: 0,
      numbers: 2,
    });
    const since = await trip(keep);
    expect((await undo(id)).body).toEqual({ removed: remove, bookings: 1, invoices: 1, stayed: 0, changed: [] });
    expect([await row(keep), await row(remove)]).toEqual([before, gone]);
    expect([await ownerOf('booking', own), await ownerOf('booking', since), await ownerOf('booking', theirs)]).toEqual([
      keep,
      keep,
      remove,
    ]);
    expect(await ownerOf('client_document', document.id)).toBe(remove);
    expect((await read(older))?.id).toBe(remove);
    expect(await mergesOf(keep)).toEqual([]);
    expect(await undo(id)).toMatchObject({ status: 409, problem: { code: 'client.mergeOver' } });
    const { body: history } = await server.call(office, 'listBookingHistory', undefined, { path: { id: theirs } });
    expect(JSON.stringify(history)).toContain(`"new":${remove}`);
  });

  it('keeps later changes, and trips that were invoiced to the kept record since', async () => {
    const [keep, remove] = [await client({ tel: '02 500 00 00', postbox: null }), await client(full)];
    const [theirs, invoiced] = [await trip(remove), await trip(remove)];
    const id = await merge(keep, remove, [{ field: 'email', from: 'remove' }]);
    expect(await read(keep)).toMatchObject({ email: 'zoe@example.test', mcode: 'M1' });
    await server.db.updateTable('client').set({ mcode: 'M9' }).where('id', '=', keep).execute();
    await invoice(keep, 1, invoiced);
    const undone = { removed: remove, bookings: 1, invoices: 0, stayed: 1, changed: ['mcode'] };
    expect((await server.call(office, 'previewClientUnmerge', undefined, { path: { id } })).body).toEqual(undone);
    expect((await undo(id)).body).toEqual(undone);
    expect((await server.call(office, 'previewClientUnmerge', undefined, { path: { id } })).status).toBe(409);
    expect(await read(keep)).toMatchObject({ email: null, mcode: 'M9' });
    expect([await ownerOf('booking', theirs), await ownerOf('booking', invoiced)]).toEqual([remove, keep]);
  });

  it('undoes merges into a third record one after the other', async () => {
    const [first, second, third] = [await client(), await client(), await client()];
    const inner = await merge(second, first);
    const outer = await merge(third, second);
    expect(await undo(inner)).toMatchObject({ status: 409, problem: { code: 'client.mergeOver' } });
    expect((await undo(outer)).status).toBe(200);
    expect((await read(first))?.id).toBe(second);
    expect((await undo(inner)).status).toBe(200);
    expect((await read(first))?.id).toBe(first);
  });

  it('ends after 30 days, and when the person is anonymised', async () => {
    const [keep, remove] = [await client(), await client({ comment: 'Secret' })];
    const id = await merge(keep, remove);
    const old = new Date(Date.now() - 30 * 86_400_000);
    await server.db.updateTable('client_merge').set({ at: old }).where('id', '=', id).execute();
    expect([(await undo(id)).status, await mergesOf(keep)]).toEqual([409, []]);
    const [other, gone] = [await client(), await client({ comment: 'Secret' })];
    const second = await merge(other, gone);
    // The next merge forgets what can be undone no longer.
    expect(await server.db.selectFrom('client_merge').select('id').where('id', '=', id).execute()).toEqual([]);
    await server.call(boss, 'anonymiseClient', { id: other, lastname: 'Dequeker' });
    expect((await undo(second)).status).toBe(409);
    expect(
      await server.db
        .selectFrom('client_merge')
        .select(['removed', 'before', 'after'])
        .where('id', '=', second)
        .execute(),
    ).toEqual([{ removed: null, before: null, after: null }]);
  });

  it('undo of a merge requires the permission to change clients, and writes a line to the log without a name', async () => {
    const [keep, remove] = [await client(), await client()];
    const id = await merge(keep, remove);
    const stranger = await server.signedIn('invoice');
    const refused = await server.call(stranger, 'undoClientMerge', { id });
    expect(refused.status).toBe(403);
    await undo(id);
    const lines = await server.db.selectFrom('log').selectAll().where('operation', '=', 'undoClientMerge').execute();
    expect(lines.some(({ body }) => body?.includes(`"remove":${remove}`))).toBe(true);
    expect(JSON.stringify(lines)).not.toMatch(/Dequeker|Zoé/u);
  });
});
