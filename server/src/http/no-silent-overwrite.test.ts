import type { OperationId } from '@navette/openapi/operations';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOperations } from '../kernel/contract.ts';
import { handlers } from '../main/handlers.ts';
import { atOnce } from '../testing/at-once.ts';
import { createRecords, insertBooking, type Records } from '../testing/records.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let token: string;
let records: Records;
beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('super');
  records = await createRecords(server.db);
});
afterAll(() => server.close());

const address = { address: 'rue Haute 12', zip: '1000', city: 'Bruxelles' };
const person = { firstname: 'Zoé', lastname: 'Œuvrard', ...address, mobile: '+32470123456' };
const rowLock = (table: string, id: number | string) =>
  sql`select from ${sql.table(table)} where id = ${id} for update`;

/** A record that PUT changes: how one comes to be, and the lock that a change of it waits for. */
interface Example {
  readonly make: () => Promise<{ readonly path: Record<string, number | string>; readonly lock: RawBuilder<unknown> }>;
  /** A field that a form may change, and two other values of it. */
  readonly field: string;
  readonly values: readonly [unknown, unknown];
}

async function made(table: string, id: OperationId, form: unknown) {
  const { body } = await server.callWith(token, id, form);
  const key: number = Reflect.get(Object(body), 'insertId');
  return { path: { id: key }, lock: rowLock(table, key) };
}

const record = (
  table: string,
  create: OperationId,
  form: object,
  field: string,
  values: [string, string],
): Example => ({
  make: () => made(table, create, { ...form }),
  field,
  values,
});

let count = 0;
const email = () => `overwrite-${(count += 1)}@navette.example`;
const prices = { price_other: 1, price_dialyse: 1, price_radio: 1, price_chemo: 1 };
const arranged = (shown: string[]) => ({ shown, hidden: [], order: [] });
const register = { name: 'Garage', description: 'Pneus', date: '2026-03-02' };
const leave = { startDate: '2026-07-01', endDate: '2026-07-02', reason: null };

/** One of every kind of record that the contract has a PUT with a form for. */
const examples: { readonly [Id in OperationId]?: Example } = {
  updateBooking: {
    make: async () => {
      const id = await insertBooking(server.db, records);
      return { path: { id }, lock: rowLock('booking', id) };
    },
    field: 'comment',
    values: ['le mien', 'le sien'],
  },
  updateClient: record('client', 'createClient', { ...person, ssn: '85.07.30-033-28' }, 'info', ['un', 'deux']),
  updateDriver: record('driver', 'createDriver', person, 'car', ['un', 'deux']),
  updateDestination: record('destination', 'createDestination', { name: 'Clinique', ...address }, 'name', ['A', 'B']),
  updateInsurance: record('insurance', 'createInsurance', { name: 'Mutualité', ...address }, 'name', ['A', 'B']),
  updateCareCenter: record('carecenter', 'createCareCenter', { name: 'Séniorie', ...address }, 'name', ['A', 'B']),
  updateMCode: {
    make: () => made('mcode', 'createMCode', { mcode: `N${(count += 1)}`, ...prices }),
    field: 'name',
    values: ['A', 'B'],
  },
  updateUser: {
    make: () => made('app_user', 'createUser', { ...person, role: 'lead', email: email() }),
    field: 'zones',
    values: ['A', 'B'],
  },
  updateDailyReport: record(
    'daily_report',
    'createDailyReport',
    { date: '2026-03-02', time: '10:00', report: 'Calme' },
    'report',
    ['A', 'B'],
  ),
  updateView: {
    make: () =>
      made('list_view', 'createView', {
        list: 'clients',
        name: `Vue ${(count += 1)}`,
        params: [],
        columns: arranged([]),
      }),
    field: 'columns',
    values: [arranged(['info']), arranged(['comment'])],
  },
  updateTask: {
    make: async () => {
      const form = { data: { title: 'Appeler', date: '2026-03-02' } };
      const { id: key } = (await server.call(token, 'createTask', form)).body;
      return { path: { key }, lock: rowLock('task', key) };
    },
    field: 'status',
    values: ['done', 'in-progress'],
  },
  updateExpense: record('expense', 'createExpense', register, 'description', ['A', 'B']),
  updateInsert: record('inserts', 'createInsert', register, 'description', ['A', 'B']),
  saveAvailabilityPattern: {
    make: async () => {
      const { path } = await made('driver', 'createDriver', person);
      return { path, lock: sql`select pg_advisory_xact_lock(hashtextextended('availability', ${path.id}))` };
    },
    field: 'leave',
    values: [[leave], [{ ...leave, reason: 'congé' }]],
  },
  saveCompanyProfile: {
    make: async () => {
      await server.call(token, 'saveSetting', { variable: 'companyName', value: 'Navette' });
      return { path: {}, lock: sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))` };
    },
    field: 'companyName',
    values: ['Navette ASBL', 'Navette VZW'],
  },
  saveAccessPolicy: {
    make: async () => {
      await server.call(token, 'saveSetting', { variable: 'secondFactorRoles', value: null });
      return { path: {}, lock: sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))` };
    },
    field: 'secondFactorRoles',
    values: [['lead'], ['admin', 'invoice']],
  },
  savePlatformTables: {
    make: async () => {
      const insurer = { id: 1, name: 'Mutualité' };
      await server.db
        .insertInto('insurance')
        .values(insurer)
        .onConflict((row) => row.doNothing())
        .execute();
      await server.db.deleteFrom('platform_reason').execute();
      return { path: {}, lock: sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))` };
    },
    field: 'reasons',
    values: [[{ value: 'dialysis', motive: 4 }], [{ value: 'dialysis', motive: 5 }]],
  },
};

const puts = contractOperations.filter(({ method, documented }) => method === 'PUT' && documented.requestBody);
/** The PUT and the GET of the same path. */
const pairs = puts.map(({ id, path }) => {
  const read = contractOperations.find((other) => other.method === 'GET' && other.path === path);
  if (!read) throw new Error(`${path} has no GET`);
  return { update: id, read: read.id, isHandled: handlers[id] !== undefined };
});

async function read(id: OperationId, path: Record<string, number | string>) {
  const { body, raw, status } = await server.callWith(token, id, undefined, { path });
  expect([id, status]).toEqual([id, 200]);
  const [given]: object[] = Array.isArray(body) ? body : [body];
  return { given: given ?? {}, tag: String(raw.headers.etag) };
}

it('knows an example of every record that PUT changes', () => {
  expect(
    pairs
      .filter(({ isHandled }) => isHandled)
      .map(({ update }) => update)
      .toSorted(),
  ).toEqual(Object.keys(examples).toSorted());
  expect(pairs.filter(({ isHandled }) => !isHandled)).toEqual([]);
});

describe.each(pairs.filter(({ isHandled }) => isHandled))('$update', ({ update, read: readId }) => {
  const example = () => {
    const found = examples[update];
    if (!found) throw new Error(`no example of ${update}`);
    return found;
  };
  const put = (path: Record<string, number | string>, body: object, tag?: string) =>
    server.callWith(token, update, body, { path, ...(tag && { headers: { 'if-match': tag } }) });

  it('takes what its GET gave, with its version and without, and changes nothing', async () => {
    const { path } = await example().make();
    const { given, tag } = await read(readId, path);
    expect(tag).toMatch(/^"[\w-]+"$/u);
    const { status, problem } = await put(path, given, tag);
    expect([status, status === 200 ? null : problem.fields]).toEqual([200, null]);
    expect((await put(path, given)).status).toBe(200);
    expect((await read(readId, path)).given).toEqual(given);
  });

  it('answers the version that it made', async () => {
    const { path } = await example().make();
    const { given, tag } = await read(readId, path);
    const { raw } = await put(path, { ...given, [example().field]: example().values[0] }, tag);
    expect(raw.headers.etag).toBe((await read(readId, path)).tag);
    expect(raw.headers.etag).not.toBe(tag);
  });

  it('refuses the second of two changes of the same version, and says who was first and when', async () => {
    const { path } = await example().make();
    const { field, values } = example();
    const { given, tag } = await read(readId, path);
    expect((await put(path, { ...given, [field]: values[0] }, tag)).status).toBe(200);
    const { status, problem } = await put(path, { ...given, [field]: values[1] }, tag);
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'record.changed' });
    expect(problem.params).toMatchObject({ known: 'yes', who: 'Ada super' });
    expect(Math.abs(Date.now() - Date.parse(String(problem.params?.at)))).toBeLessThan(60_000);
    expect((await read(readId, path)).given).toMatchObject({ [field]: values[0] });
  });

  it('lets one of two changes at the same moment win', async () => {
    const { path, lock } = await example().make();
    const { field, values } = example();
    const { given, tag } = await read(readId, path);
    const answers = await atOnce(
      server.db,
      lock,
      values.map((value) => () => put(path, { ...given, [field]: value }, tag)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await read(readId, path)).given).toMatchObject({ [field]: values[0] });
  });

  it('changes a record whatever its version for a program that names none', async () => {
    const { path } = await example().make();
    const { field, values } = example();
    const { given } = await read(readId, path);
    for (const value of values) expect((await put(path, { ...given, [field]: value })).status).toBe(200);
    expect((await read(readId, path)).given).toMatchObject({ [field]: values[1] });
  });

  it('refuses a change of what only the server writes, by the name of the field', async () => {
    const { path } = await example().make();
    const { given } = await read(readId, path);
    if (!('id' in given)) return;
    const other = typeof given.id === 'number' ? given.id + 1 : `${String(given.id)}x`;
    const { status, problem } = await put(path, { ...given, id: other });
    expect([status, problem.fields]).toEqual([400, [{ field: 'id', messageKey: 'validation.readOnly' }]]);
  });
});

it('refuses a new record that brings a number of its own', async () => {
  const { status, problem } = await server.callWith(token, 'createClient', { ...person, id: 9 });
  expect([status, problem.fields]).toEqual([400, [{ field: 'id', messageKey: 'validation.readOnly' }]]);
});

describe('records that POST changes', () => {
  const settingNamed = async (name: string) =>
    (await server.call(token, 'listSettings')).body.find(({ variable }) => variable === name);
  const save = (body: object, headers: Record<string, string> = {}) =>
    server.callWith(token, 'saveSetting', body, { headers });
  const newSetting = async () => {
    const variable = `colour${(count += 1)}`;
    await save({ variable, value: 'red' });
    const row = await settingNamed(variable);
    if (!row) throw new Error('the setting is not there');
    return row;
  };

  it('refuses the second of two changes of one setting, and says who was first', async () => {
    const { id, variable, version } = await newSetting();
    const headers = { 'if-match': `"${version}"` };
    expect((await save({ id, variable, value: 'blue' }, headers)).status).toBe(200);
    const { status, problem } = await save({ id, variable, value: 'green' }, headers);
    expect([status, problem.code, problem.params?.who]).toEqual([409, 'record.changed', 'Ada super']);
    expect((await settingNamed(variable))?.value).toBe('blue');
  });

  it('lets one of two changes of a setting at the same moment win', async () => {
    const { id, variable, version } = await newSetting();
    const answers = await atOnce(
      server.db,
      sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))`,
      ['blue', 'green'].map((value) => () => save({ id, variable, value }, { 'if-match': `"${version}"` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await settingNamed(variable))?.value).toBe('blue');
  });

  it('adds no setting over one of that name that somebody added meanwhile', async () => {
    const { variable } = await newSetting();
    const { status, problem } = await save({ variable, value: 'green' }, { 'if-none-match': '*' });
    expect([status, problem.fields[0]?.field]).toEqual([400, 'variable']);
    expect((await settingNamed(variable))?.value).toBe('red');
  });

  const marking = ['saveDriverAvailability', 'saveDriverAvailabilityDays'] as const;
  const newDriver = async () => (await made('driver', 'createDriver', person)).path.id;
  const marksOf = (driverId: number) => server.callWith(token, 'listDriverAvailability', { driverId, marked: true });
  const mark = (id: (typeof marking)[number], driverId: number, available: string, tag?: string) => {
    const day = { date: '2027-06-08', available };
    const body = id === 'saveDriverAvailability' ? { driverId, ...day } : { driverId, days: [day] };
    return server.callWith(token, id, body, tag ? { headers: { 'if-match': tag } } : {});
  };

  it.each(marking)('refuses marks of a day meant for other marks: %s', async (id) => {
    const driverId = await newDriver();
    const tag = String((await marksOf(driverId)).raw.headers.etag);
    expect(tag).toMatch(/^"[\w-]+"$/u);
    const first = await mark(id, driverId, '1', tag);
    expect(first.status).toBe(200);
    const { status, problem } = await mark(id, driverId, '2', tag);
    expect([status, problem.code, problem.params?.who]).toEqual([409, 'record.changed', 'Ada super']);
    const after = await marksOf(driverId);
    expect(after.raw.headers.etag).toBe(first.raw.headers.etag);
    expect((await mark(id, driverId, '2')).status).toBe(200);
  });

  it.each(marking)('lets one of two marks at the same moment win: %s', async (id) => {
    const driverId = await newDriver();
    const tag = String((await marksOf(driverId)).raw.headers.etag);
    const answers = await atOnce(
      server.db,
      sql`select pg_advisory_xact_lock(hashtextextended('availability', ${driverId}))`,
      ['1', '2'].map((slots) => () => mark(id, driverId, slots, tag)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  });
});
