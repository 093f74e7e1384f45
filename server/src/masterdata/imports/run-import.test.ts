import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createImportStage, fieldsOf, type ImportRow, jean, marie, rowsOf } from '../../testing/import-stage.ts';
const stage = await createImportStage();
afterAll(() => stage.server.close());
beforeEach(() => stage.reset());

describe('preview of an import', () => {
  it('reports for each row what the create would refuse, and the position of the address', async () => {
    const { status, body } = await stage.preview(
      'clients',
      rowsOf(
        marie,
        { ...jean, lastname: '', birthday: '31/02/1950', mobile: '02 512 34 56' },
        { ...jean, mobile: '02 512 34 56', birthday: '2030-01-01' },
        { ...jean, colour: 'red' },
      ),
    );
    expect(status).toBe(200);
    expect(body[0]).toEqual({
      row: 2,
      fields: [],
      notices: [{ field: 'address', messageKey: 'validation.import.noNumber' }],
      leftOut: [],
      duplicates: [],
      values: { latitude: expect.closeTo(50.84, 1), longitude: expect.closeTo(4.35, 1) },
    });
    expect(
      body
        .slice(1)
        .map(({ row, fields, leftOut }) => [
          row,
          ...[fields, leftOut ?? []].map((list) => list.map((one) => `${one.field} ${one.messageKey}`).toSorted()),
        ]),
    ).toEqual([
      [3, ['birthday validation.date', 'lastname validation.required', 'mobile validation.mobile'], []],
      [4, [], ['birthday validation.future', 'mobile validation.mobile']],
      [5, ['colour validation.invalid'], []],
    ]);
    expect(await stage.clients()).toEqual([]);
  });

  it('reports unknown addresses, and accepts them', async () => {
    const rows = rowsOf(
      { ...jean, address: 'rue Qui N’Existe Pas 999', zip: '1000', city: 'Bruxelles' },
      { ...marie, address: 'rue Qui N’Existe Pas 999', zip: '9999', city: 'Nullepart' },
    );
    const { body } = await stage.preview('clients', rows);
    expect(body.map(({ fields, notices }) => [fields, notices])).toEqual([
      [[], [{ field: 'address', messageKey: 'validation.import.noStreet' }]],
      [[], [{ field: 'address', messageKey: 'validation.import.noPlace' }]],
    ]);
    expect((await stage.run('clients', rows)).body).toMatchObject({ created: 2 });
  });

  it('takes the town from the postal code and back, and asks where several fit', async () => {
    const { zip: _z, city: _c, ...noPlace } = marie;
    const rows = rowsOf(
      { ...noPlace, zip: '9000' },
      { ...noPlace, city: 'NAMUR' },
      { ...noPlace, zip: '1300' },
      { ...noPlace, city: 'Ghent' },
    );
    const { body } = await stage.preview('clients', rows);
    expect(body.map(({ fields, values }) => [fields, values.zip, values.city])).toEqual([
      [[], undefined, 'Gent'],
      [[], '5000', undefined],
      [[], undefined, 'Wavre'],
      [[], '9000', undefined],
    ]);
    expect(body[2]?.notices).toContainEqual({
      field: 'city',
      messageKey: 'validation.import.place',
      params: { value: 'Wavre', count: 2 },
    });
  });

  it('finds the records that a row may repeat, with the reason', async () => {
    await stage.run('clients', rowsOf(marie, jean));
    const { body } = await stage.preview(
      'clients',
      rowsOf(
        { ...marie, lastname: 'Marie', firstname: 'Peeters' },
        { ...jean, firstname: 'Johan', lastname: 'X' },
        { ...marie, firstname: 'Anne' },
        { ...marie, birthday: '31/02/1950' },
      ),
    );
    expect(body.map(({ duplicates }) => duplicates.map(({ name, reason }) => [name, reason]))).toEqual([
      [['Peeters Marie', 'nameAndBirthday']],
      [['Maes Jean', 'ssn']],
      [],
      [['Peeters Marie', 'nameAndAddress']],
    ]);
  });

  it('preview of an import requires the permission to create the records', async () => {
    expect(
      (await stage.preview('insurances', rowsOf({ name: 'Solidaris', address: 'rue 1' }), stage.dispatch)).status,
    ).toBe(403);
    expect((await stage.preview('clients', rowsOf(marie), stage.dispatch)).status).toBe(200);
    expect(
      (await stage.run('insurances', rowsOf({ name: 'Solidaris', address: 'rue 1' }), stage.dispatch)).status,
    ).toBe(403);
  });
});

describe('run of an import', () => {
  it('creates the records, and adds nothing when the same file comes again', async () => {
    expect((await stage.run('clients', rowsOf(marie, jean))).body).toMatchObject({
      kind: 'clients',
      source: 'clients.csv',
      created: 2,
      updated: 0,
      skipped: 0,
      userName: 'super Ada',
      undoneAt: null,
    });
    expect(await stage.clients()).toMatchObject([
      { lastname: 'Peeters', zip: '1000', fullAddress: 'rue Haute 12, 1000 Bruxelles' },
      { lastname: 'Maes', ssn: '93.05.18-223-61' },
    ]);
    expect((await stage.run('clients', rowsOf(marie, jean))).body).toMatchObject({ created: 0, skipped: 2 });
    expect(await stage.clients()).toHaveLength(2);
  });

  it('adds the rows once when the same file comes twice at once', async () => {
    const answers = await Promise.all([
      stage.run('clients', rowsOf(marie, jean)),
      stage.run('clients', rowsOf(marie, jean)),
    ]);
    expect(answers.map(({ body }) => body.created).toSorted((one, other) => one - other)).toEqual([0, 2]);
    expect(await stage.clients()).toHaveLength(2);
  });

  it('imports a row that the file repeats once, unless it is marked as another person', async () => {
    const [one, two, three] = rowsOf(marie, marie, marie);
    if (!one || !two || !three) throw new Error('rows');
    expect((await stage.run('clients', [one, two, { ...three, choice: 'create' }])).body).toMatchObject({
      created: 2,
      skipped: 1,
    });
  });

  it('imports users with temporary passwords, no role above that of the importer, and undoes those who have not signed in', async () => {
    const nora = {
      lastname: 'Thiry',
      firstname: 'Nora',
      address: 'rue Haute 12',
      zip: '1000',
      city: 'Bruxelles',
      role: 'dispatch',
      email: 'nora@navette.example',
    };
    const rows = rowsOf(nora, { ...nora, firstname: 'Jan', role: 'driver', email: 'jan@navette.example' });
    expect((await stage.preview('users', rows, stage.dispatch)).status).toBe(403);
    const office = await stage.server.signedIn('office');
    const { body: checks } = await stage.preview(
      'users',
      rowsOf({ ...nora, role: 'super' }, { ...nora, role: 'chef' }),
      office,
    );
    expect(checks.map(({ fields }) => fields.map(({ field, messageKey }) => [field, messageKey]))).toEqual([
      [['role', 'validation.role.super']],
      [['role', 'validation.oneOf']],
    ]);
    const { body } = await stage.run('users', rows, office);
    expect(body).toMatchObject({
      created: 2,
      passwords: [{ row: 2, name: 'Thiry Nora', email: 'nora@navette.example' }],
    });
    const password = body.passwords?.[0]?.password ?? '';
    expect((await stage.server.call(undefined, 'signIn', { email: nora.email, password })).body).toMatchObject({
      msg: 'change pass',
    });
    const again = await stage.preview('users', rowsOf({ ...nora, lastname: 'Other', email: 'NORA@navette.example' }));
    expect(again.body[0]?.duplicates).toMatchObject([{ reason: 'email' }]);
    expect((await stage.undo(body.id)).body).toEqual({ deleted: 2, restored: 0, kept: 0 });
  });

  it('imports M-codes and care centers, changes a known code, and undoes codes that no client has', async () => {
    const code = { mcode: 'Q77', price_other: 20, price_dialyse: 21, price_radio: 22, price_chemo: 23 };
    const first = await stage.run('mcodes', rowsOf(code, { ...code, mcode: 'Q78' }));
    const { body } = await stage.preview('mcodes', rowsOf({ ...code, mcode: 'q-77' }));
    const [{ id } = { id: 0 }] = body[0]?.duplicates ?? [];
    expect(body[0]?.duplicates).toEqual([{ id, name: 'Q77', detail: null, reason: 'code' }]);
    await stage.run('clients', rowsOf({ ...marie, mcode: 'Q78' }));
    expect((await stage.undo(first.body.id, true)).body).toEqual({ deleted: 1, restored: 0, kept: 1 });
    const centers = await stage.run(
      'carecenters',
      rowsOf({ name: 'CHU', address: 'rue Haute 12', zip: '1000', city: '' }),
    );
    expect(centers.body).toMatchObject({ created: 1 });
    expect((await stage.undo(centers.body.id)).body).toMatchObject({ deleted: 1 });
  });

  it('finds the record whose number a row has, and tells whether it has its name too', async () => {
    await stage.run('clients', rowsOf(marie));
    const [{ id } = { id: 0 }] = await stage.clients();
    const rows = rowsOf({ ...marie, id: String(id), email: 'marie@navette.example' }, { ...jean, id: String(id) });
    const { body } = await stage.preview('clients', rows);
    expect(body.map(({ fields, duplicates }) => [fields, duplicates.map((one) => [one.id, one.reason])])).toEqual([
      [[], [[id, 'record']]],
      [[], [[id, 'recordNumber']]],
    ]);
    const update = rows.slice(0, 1).map((row) => ({ ...row, choice: 'update' as const, recordId: id }));
    expect((await stage.run('clients', update)).body).toMatchObject({ created: 0, updated: 1 });
    expect(await stage.clients()).toMatchObject([{ id, email: 'marie@navette.example' }]);
  });

  it('remembers the shape of the file, unless the import is undone', async () => {
    const shape = {
      headings: ['Ref'],
      columns: ['mcode'],
      words: [{ field: 'mobility', text: 'rollator', value: 'foot' }],
    };
    const order = { source: 'a.csv', shape, rows: rowsOf(marie) };
    const { body } = await stage.server.call(stage.token, 'runImport', order, { path: { kind: 'clients' } });
    const shapes = async () =>
      (await stage.server.call(stage.token, 'listImportShapes', undefined, { path: { kind: 'clients' } })).body;
    expect(await shapes()).toEqual([shape]);
    await stage.undo(body.id);
    expect(await shapes()).toEqual([]);
  });

  it('imports nothing when one row is refused, and names row and field', async () => {
    const answer = await stage.run('clients', rowsOf(marie, { ...jean, lastname: '', email: 'x' }));
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([
      ['rows.3.lastname', 'validation.required'],
      ['rows.3.email', 'validation.email'],
    ]);
    expect(await stage.clients()).toEqual([]);
    expect(
      (
        await stage.run(
          'clients',
          rowsOf(marie, { ...jean, zip: '' }).map((row) => (row.row === 3 ? { ...row, choice: 'skip' } : row)),
        )
      ).body,
    ).toMatchObject({ created: 1, skipped: 1 });
  });

  it('imports nothing when a record to update no longer exists', async () => {
    const rows = rowsOf(marie, jean).map((row): ImportRow =>
      row.row === 3 ? { ...row, choice: 'update', recordId: 999_999 } : row,
    );
    expect(fieldsOf(await stage.run('clients', rows))).toEqual([['rows.3.recordId', 'validation.notFound']]);
    expect(await stage.clients()).toEqual([]);
  });

  it('updates only the fields of the row in a record', async () => {
    await stage.run('clients', rowsOf({ ...marie, comment: 'Ancienne remarque', tel: '02 512 34 56' }));
    const [{ id } = { id: 0 }] = await stage.clients();
    const [row] = rowsOf({ ...marie, tel: '02 512 34 57' });
    expect((await stage.run('clients', row ? [{ ...row, choice: 'update', recordId: id }] : [])).body).toMatchObject({
      created: 0,
      updated: 1,
    });
    expect(await stage.clients()).toMatchObject([{ id, tel: '+3225123457', comment: 'Ancienne remarque' }]);
  });

  it('imports drivers, destinations and insurers by the checks of their own create', async () => {
    expect(fieldsOf(await stage.run('drivers', rowsOf(marie)))).toEqual([['rows.2.mobile', 'validation.required']]);
    expect(
      (await stage.run('drivers', rowsOf({ ...marie, mobile: '0470 12 34 56', commission: 12.5 }))).body,
    ).toMatchObject({
      created: 1,
    });
    expect(
      (await stage.run('destinations', rowsOf({ name: 'CHU', address: 'rue Haute 1', zip: '1000', city: 'Bruxelles' })))
        .body,
    ).toMatchObject({ created: 1 });
    expect(
      (await stage.run('insurances', rowsOf({ name: 'Solidaris', address: 'rue Haute 1', min10km: -1 }))).problem
        .fields[0],
    ).toMatchObject({ field: 'rows.2.min10km' });
    expect(
      (await stage.run('insurances', rowsOf({ name: 'Solidaris', address: 'rue Haute 1', min10km: 9.5 }))).body,
    ).toMatchObject({ created: 1 });
  });

  it('writes one line to the log, without names', async () => {
    await stage.run('clients', rowsOf(marie, jean));
    const lines = await stage.server.db.selectFrom('log').selectAll().execute();
    expect(lines.filter(({ operation }) => operation === 'runImport')).toMatchObject([
      { body: expect.stringMatching(/"created":2/u), details: { subject: 'clients.csv' } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Peeters|Maes|1950/u);
  });

  it('takes 5,000 rows in one call', { timeout: 120_000 }, async () => {
    const letters = (index: number) => String(index).replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)));
    const rows = rowsOf(
      ...Array.from({ length: 5000 }, (_, index) => ({
        ...marie,
        birthday: null,
        firstname: `Zoé${letters(index)}`,
        address: `rue Haute ${index + 1}`,
        latitude: 50.8,
        longitude: 4.3,
        comment: 'x'.repeat(200),
      })),
    );
    expect((await stage.run('clients', rows)).body).toMatchObject({ created: 5000 });
    const [{ id } = { id: 0 }] = (await stage.server.call(stage.token, 'listImports')).body;
    expect((await stage.undo(id)).body).toEqual({ deleted: 5000, restored: 0, kept: 0 });
    expect(await stage.clients()).toEqual([]);
  });
});
