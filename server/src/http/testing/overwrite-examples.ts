import type { OperationId } from '@navette/openapi/operations';
import { CHANGEABLE_PAGES, CHANGEABLE_ROLES, type Page, pagesOfRole } from '@navette/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, expect } from 'vitest';
import { contractOperations } from '../../kernel/contract.ts';
import { handlers } from '../../main/start-server.ts';
import { createRecords, insertBooking, type Records } from '../../testing/records.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** The pages of all roles, with those of the office. */
const rolesWith = (office: readonly Page[]) =>
  CHANGEABLE_ROLES.map((role) => {
    const own = role === 'office' ? office : pagesOfRole(role);
    return { role, pages: CHANGEABLE_PAGES.filter((page) => own.includes(page)) };
  });

/** A record that PUT changes: how one comes to be, and the lock that a change of it waits for. */
interface Example {
  readonly make: () => Promise<{ readonly path: Record<string, number | string>; readonly lock: RawBuilder<unknown> }>;
  /** A field that a form may change, and two other values of it. */
  readonly field: string;
  readonly values: readonly [unknown, unknown];
}

const address = { address: 'rue Haute 12', zip: '1000', city: 'Bruxelles' };
const person = { firstname: 'Zoé', lastname: 'Œuvrard', ...address, mobile: '+32470123456' };

const puts = contractOperations.filter(({ method, documented }) => method === 'PUT' && documented.requestBody);

const pairs = puts.map(({ id, path }) => {
  const read = contractOperations.find((other) => other.method === 'GET' && other.path === path);
  if (!read) throw new Error(`${path} has no GET`);
  return { update: id, read: read.id, isHandled: handlers[id] !== undefined };
});

/** A server of its own with an example of every record that PUT changes. */
export async function overwriteStage() {
  const server = await createTestApp();
  afterAll(() => server.close());
  const token = await server.signedIn('super');
  const { examples, made } = examplesOn(server, token, await createRecords(server.db));

  /** GET response of a record, and its version. */
  async function read(id: OperationId, path: Record<string, number | string>) {
    const { body, raw, status } = await server.callWith(token, id, undefined, { path });
    expect([id, status]).toEqual([id, 200]);
    const [given]: object[] = Array.isArray(body) ? body : [body];
    return { given: given ?? {}, tag: String(raw.headers.etag) };
  }

  return { server, token, person, made, examples, pairs, read };
}

function examplesOn(server: TestApp, token: string, records: Records) {
  const rowLock = (table: string, id: number | string) =>
    sql`select from ${sql.table(table)} where id = ${id} for update`;

  /** Makes a record, and gives the lock that a change of it waits for. */
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
    updateSupplier: record('supplier', 'createSupplier', { name: 'Garage Peeters' }, 'city', ['A', 'B']),
    updateDriverHandover: record(
      'driver_handover',
      'createDriverHandover',
      { driverId: records.driverId, date: '2026-03-02', amount: 20, receivedBy: 'Ada' },
      'remark',
      ['A', 'B'],
    ),
    updateBankRule: record(
      'bank_rule',
      'createBankRule',
      { contains: 'Proximus', sign: 'any', action: 'aside', reason: 'Frais' },
      'reason',
      ['Frais A', 'Frais B'],
    ),
    updateMoneyCategory: {
      make: () => made('money_category', 'createMoneyCategory', { register: 'expense', name: `Cafés ${(count += 1)}` }),
      field: 'account',
      values: ['619100', '619200'],
    },
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
    saveRolePages: {
      make: async () => {
        await server.call(token, 'saveRolePages', { roles: rolesWith(['help']) });
        return { path: {}, lock: sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))` };
      },
      field: 'roles',
      values: [rolesWith(['client']), rolesWith(['client', 'mcode'])],
    },
    saveAccounts: {
      make: async () => {
        await server.call(token, 'saveSetting', { variable: 'account.clients', value: '400000' });
        return { path: {}, lock: sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))` };
      },
      field: 'clients',
      values: ['400500', '400600'],
    },
    saveMessageSettings: {
      make: async () => {
        await server.call(token, 'saveSetting', { variable: 'messageReminder', value: '17:00' });
        return { path: {}, lock: sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))` };
      },
      field: 'reminderTime',
      values: ['16:00', '18:00'],
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

  return { examples, made };
}
