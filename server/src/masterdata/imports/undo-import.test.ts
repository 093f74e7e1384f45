import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createImportStage, fieldsOf, jean, marie, rowsOf } from '../../testing/import-stage.ts';
import { createRecords, type Records } from '../../testing/records.ts';
const stage = await createImportStage();
afterAll(() => stage.server.close());
beforeEach(() => stage.reset());

describe('import of bookings', () => {
  let records: Records;
  const trip = {
    date: '2026-05-04',
    ap_time: '10:00',
    type: 'to',
    client: 'OEUVRARD Zoé',
    driver: 'Benali Karim',
    destination: 'clinique saint jean',
  };
  beforeEach(async () => {
    records = await createRecords(stage.server.db);
    await stage.server.db.updateTable('client').set({ lastname: 'Oeuvrard' }).execute();
  });

  it('finds client, driver and destination by name, and takes the address of the client', async () => {
    const { body } = await stage.preview('bookings', rowsOf(trip));
    expect(body[0]).toMatchObject({
      fields: [],
      values: {
        clientId: records.clientId,
        driverId: records.driverId,
        destinationId: records.destinationId,
        pick_address: 'Rue Neuve 3, 1000 Bruxelles',
      },
    });
    expect((await stage.run('bookings', rowsOf(trip))).body).toMatchObject({ created: 1 });
    expect(await stage.server.db.selectFrom('booking').selectAll().execute()).toMatchObject([
      {
        clientId: records.clientId,
        driverId: records.driverId,
        commission: 20,
        ap_date: '2026-05-04',
        pick_address: 'Rue Neuve 3, 1000 Bruxelles',
      },
    ]);
    expect((await stage.run('bookings', rowsOf(trip))).body).toMatchObject({ created: 0, skipped: 1 });
  });

  it('names the column of a record that is unknown or ambiguous, and every other wrong field', async () => {
    await stage.server.db
      .insertInto('client')
      .values({ firstname: 'Zoé', lastname: 'Oeuvrard', birthday: '1990-01-01' })
      .execute();
    const { body } = await stage.preview(
      'bookings',
      rowsOf({ ...trip, driver: 'Nobody', ap_time: '25:00' }, { ...trip, clientBirthday: '1985-07-30' }),
    );
    expect(body[0]?.fields).toMatchObject([
      { field: 'client', messageKey: 'validation.import.ambiguous', params: { count: 2 } },
      { field: 'driver', messageKey: 'validation.import.unknown' },
      { field: 'ap_time', messageKey: 'validation.time' },
    ]);
    expect(body[1]).toMatchObject({ fields: [], values: { clientId: records.clientId } });
  });

  it('says since when a named client, destination or insurer is inactive', async () => {
    const { server, token } = stage;
    const insurer = { name: 'Mutualité Fermée', address: 'rue Haute 1', zip: '1000', city: 'Bruxelles' };
    const { insertId } = (await server.call(token, 'createInsurance', insurer)).body;
    const change = (id: number) => ({ records: [{ id, changes: { active: false }, seen: { active: true } }] });
    await server.call(token, 'updateInsurances', change(insertId));
    await server.call(token, 'updateClients', change(records.clientId));
    await server.db.updateTable('destination').set({ active: false }).where('id', '=', records.destinationId).execute();
    const { body } = await stage.preview('bookings', rowsOf({ ...trip, insurer: String(insertId) }));
    const DAY: unknown = expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/u);
    const inactive = (field: string, since: unknown) => ({
      field,
      messageKey: 'validation.import.inactive',
      params: { since },
    });
    expect(body[0]?.fields).toMatchObject([
      inactive('client', DAY),
      inactive('destination', 'none'),
      inactive('insurer', DAY),
    ]);
    for (const table of ['client', 'destination'] as const)
      await server.db.updateTable(table).set({ active: true }).execute();
  });

  it('makes a standing order of a row, there and back, from today on and without holidays', async () => {
    const { date: _date, type: _type, ...rest } = trip;
    const order = { ...rest, weekdays: '1,4', from: '2025-01-01', until: '2026-05-15', returnTime: '16:00' };
    const rows = rowsOf(order, { ...order, weekdays: '6x', until: '2026-04-01', ap_time: '' });
    const { body } = await stage.preview('standingOrders', rows);
    expect(body.map(({ fields, values }) => [values.from, fields.map(({ field }) => field)])).toEqual([
      ['2026-05-01', []],
      [undefined, ['weekdays', 'ap_time']],
    ]);
    const run = await stage.run('standingOrders', rows.slice(0, 1));
    expect(run.body).toMatchObject({ created: 6, skipped: 0 });
    const bookings = await stage.server.db.selectFrom('booking').selectAll().orderBy('id').execute();
    expect(bookings.map(({ ap_date, type, ap_time }) => [ap_date, type, ap_time.slice(0, 5)])).toEqual([
      ...['2026-05-04', '2026-05-07', '2026-05-11'].map((day) => [day, 'to', '10:00']),
      ...['2026-05-04', '2026-05-07', '2026-05-11'].map((day) => [day, 'back', '16:00']),
    ]);
    expect(new Set(bookings.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect((await stage.run('standingOrders', rows.slice(0, 1))).body).toMatchObject({ created: 0, skipped: 1 });
    expect((await stage.undo(run.body.id)).body).toEqual({ deleted: 6, restored: 0, kept: 0 });
  });

  it('import of bookings is undone with a line in the history', async () => {
    const { body } = await stage.run('bookings', rowsOf(trip, { ...trip, type: 'back', ap_time: '12:00' }));
    expect((await stage.undo(body.id)).body).toEqual({ deleted: 2, restored: 0, kept: 0 });
    expect(await stage.server.db.selectFrom('booking').selectAll().execute()).toEqual([]);
    const history = await stage.server.db.selectFrom('booking_history').select('action').execute();
    expect(history.map(({ action }) => action).toSorted()).toEqual(['create', 'create', 'delete', 'delete']);
  });

  it('does not undo clients who have bookings since', async () => {
    const { body } = await stage.run('clients', rowsOf(marie, jean));
    expect(await stage.run('bookings', rowsOf({ ...trip, client: 'Maes Jean' }))).toMatchObject({ status: 200 });
    const answer = await stage.undo(body.id);
    expect([answer.status, answer.problem.code, fieldsOf(answer)]).toEqual([
      409,
      'import.blocked',
      [['rows.3', 'problem.import.referenced']],
    ]);
    expect((await stage.undo(body.id, true)).body).toEqual({ deleted: 1, restored: 0, kept: 1 });
    expect((await stage.clients()).map(({ lastname }) => lastname)).toEqual(['Oeuvrard', 'Maes']);
  });
});

describe('undo of an import', () => {
  it('deletes the created records and restores the updated ones', async () => {
    await stage.run('clients', rowsOf({ ...marie, tel: '02 512 34 56', basePrice: 12.5 }));
    const [before] = await stage.clients();
    const [one, two] = rowsOf({ ...marie, tel: '02 512 34 57', basePrice: 13, address: 'rue Basse 1' }, jean);
    const { body } = await stage.run(
      'clients',
      one && two ? [{ ...one, choice: 'update', recordId: before?.id ?? 0 }, two] : [],
    );
    expect(body).toMatchObject({ created: 1, updated: 1 });
    expect((await stage.undo(body.id)).body).toEqual({ deleted: 1, restored: 1, kept: 0 });
    expect(await stage.clients()).toEqual([before]);
    expect((await stage.undo(body.id)).problem.code).toBe('import.undone');
    expect((await stage.server.call(stage.token, 'listImports')).body).toMatchObject([
      { id: body.id, undoneBy: 'super Ada', undoneAt: expect.any(String) },
      { undoneAt: null },
    ]);
  });

  it('refuses records that were changed since, and undoes nothing', async () => {
    const { body } = await stage.run('clients', rowsOf(marie, jean));
    await stage.server.db.updateTable('client').set({ comment: 'Nouveau' }).where('lastname', '=', 'Maes').execute();
    const answer = await stage.undo(body.id);
    expect([answer.status, answer.problem.params, fieldsOf(answer)]).toEqual([
      409,
      { count: 1, total: 2 },
      [['rows.3', 'problem.import.changed']],
    ]);
    expect(await stage.clients()).toHaveLength(2);
  });

  it('undo of an import requires an administrator', async () => {
    const { body } = await stage.run('clients', rowsOf(marie), stage.dispatch);
    expect((await stage.server.call(stage.dispatch, 'undoImport', { id: body.id })).status).toBe(403);
    expect((await stage.server.call(stage.token, 'undoImport', { id: 999_999 })).status).toBe(404);
  });

  it('deletes the former values of a client once the client is anonymised', async () => {
    await stage.run('clients', rowsOf({ ...marie, tel: '02 512 34 56' }));
    const [{ id } = { id: 0 }] = await stage.clients();
    const [row] = rowsOf({ ...marie, tel: '02 512 34 57' });
    const { body } = await stage.run('clients', row ? [{ ...row, choice: 'update', recordId: id }] : []);
    expect((await stage.server.call(stage.token, 'anonymiseClient', { id, lastname: 'Peeters' })).status).toBe(200);
    const kept = await stage.server.db.selectFrom('import_record').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/5123456|Peeters|1950/u);
    expect((await stage.undo(body.id)).problem.code).toBe('import.blocked');
  });

  it('deletes the lines of a bank statement, which may then be imported again', async () => {
    const send = () =>
      stage.server.app.inject({
        method: 'POST',
        url: '/service/transaction/import?name=mai.csv',
        headers: { authorization: `Bearer ${stage.token}`, 'content-type': 'application/octet-stream' },
        payload: 'date;account;amount;detail\r\n03/05/2026;;54,50;Paiement\r\n04/05/2026;;1,00;x\r\n',
      });
    await send();
    await send();
    const { body } = await stage.server.call(stage.token, 'listImports', undefined, {
      query: { kind: 'transactions' },
    });
    expect(body).toMatchObject([{ source: 'mai.csv', created: 2, skipped: 0 }]);
    expect((await stage.undo(body[0]?.id ?? 0)).body).toEqual({ deleted: 2, restored: 0, kept: 0 });
    expect((await stage.server.call(stage.token, 'listTransactions')).body).toEqual([]);
    expect((await send()).json()).toMatchObject({ added: 2 });
  });

  it('shows the imports of the kinds that the caller may import', async () => {
    await stage.run('insurances', rowsOf({ name: 'Solidaris', address: 'rue Haute 1' }));
    await stage.run('clients', rowsOf(marie));
    expect((await stage.server.call(stage.dispatch, 'listImports')).body.map(({ kind }) => kind)).toEqual(['clients']);
    expect((await stage.server.call(stage.token, 'listImports')).body.map(({ kind }) => kind)).toEqual([
      'clients',
      'insurances',
    ]);
  });
});
