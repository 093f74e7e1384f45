import { PLAN_SETTINGS } from '@navette/shared/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
const server = await createTestApp({ now: () => new Date('2026-03-10T09:30:00Z') });
const token = await server.signedIn('super');
afterAll(() => server.close());

const insertIdOf = (text: string): number => {
  const { insertId }: { insertId: number } = JSON.parse(text);
  return insertId;
};
const address = { address: 'rue Haute 322', zip: '1000', city: 'Bruxelles' };

describe('destinations, insurers, drivers, care centers and M-codes', () => {
  it.each([
    [
      'createDestination',
      'getDestination',
      'updateDestination',
      'listDestinations',
      'deleteDestination',
      { name: 'Clinique du Test', ...address },
      { name: 'Clinique changée du Test' },
    ],
    [
      'createInsurance',
      'getInsurance',
      'updateInsurance',
      'listInsurances',
      'deleteInsurance',
      { name: 'Mutualité du Test', address: 'rue Haute 1', min10km: 9.5 },
      { plus10km: 0 },
    ],
    [
      'createDriver',
      'getDriver',
      'updateDriver',
      'listDrivers',
      'deleteDriver',
      { firstname: 'Jan', lastname: 'Testers', mobile: '0470123456', ...address },
      { active: false, refreshTime: 60, commission: 12.5 },
    ],
    [
      'createCareCenter',
      'getCareCenter',
      'updateCareCenter',
      'listCareCenters',
      'deleteCareCenter',
      { name: 'Home du Test', ...address, email_address: 'not an address' },
      { visited: true },
    ],
    [
      'createMCode',
      'getMCode',
      'updateMCode',
      'listMCodes',
      'deleteMCode',
      { mcode: 'MTEST', price_other: 12.5, price_dialyse: 14.4, price_radio: 13, price_chemo: 13 },
      { name: 'Test' },
    ],
  ] as const)('%s, get, change, list, find and delete', async (create, get, update, list, remove, form, change) => {
    const made = await server.callWith(token, create, form);
    expect(made.body).toEqual({ insertId: expect.any(Number) });
    const path = { id: insertIdOf(made.raw.body) };
    expect((await server.callWith(token, get, undefined, { path })).body).toMatchObject([
      {
        id: path.id,
        ...('mobile' in form ? { lastname: 'Testers', mobile: '+32470123456', active: true, role: 'driver' } : form),
      },
    ]);
    expect((await server.callWith(token, update, { ...form, ...change }, { path })).body).toEqual({ affectedRows: 1 });
    expect((await server.callWith(token, list, undefined, { query: { q: 'test', limit: 3 } })).body).toContainEqual(
      expect.objectContaining({ id: path.id, ...change }),
    );
    expect((await server.callWith(token, list, undefined, { query: { q: 'nothing like it' } })).body).toEqual([]);
    expect((await server.callWith(token, remove, undefined, { path })).body).toEqual({ affectedRows: 1 });
    expect((await server.callWith(token, get, undefined, { path })).status).toBe(404);
  });

  it.each([
    ['createInsurance', { name: 'Mutualité du Compte', address: 'rue Haute 1' }],
    ['createDriver', { firstname: 'Jan', lastname: 'Compte', mobile: '0470123456', active: false, ...address }],
  ] as const)('%s refuses an account that is no IBAN, and stores a right one without spaces', async (create, form) => {
    const refused = await server.callWith(token, create, { ...form, bank_account: 'BE68 5390 0754 7035' });
    expect(refused.problem.fields).toEqual([{ field: 'bank_account', messageKey: 'validation.iban' }]);
    const made = await server.callWith(token, create, { ...form, bank_account: 'be68 5390 0754 7034' });
    expect(made.status).toBe(200);
    const table = create === 'createDriver' ? 'driver' : 'insurance';
    const { bank_account } = await server.db
      .selectFrom(table)
      .select('bank_account')
      .where('id', '=', insertIdOf(made.raw.body))
      .executeTakeFirstOrThrow();
    expect(bank_account).toBe('BE68539007547034');
  });

  it('refuses an insurer whose enterprise number has wrong check digits', async () => {
    const form = { name: 'Mutualité du Numéro', address: 'rue Haute 1', cn: '0566.988.258' };
    expect((await server.call(token, 'createInsurance', form)).problem.fields).toEqual([
      { field: 'cn', messageKey: 'validation.enterpriseNumber' },
    ]);
  });

  it('refuses a second M-code with the same code', async () => {
    const form = { mcode: 'M1', price_other: 1, price_dialyse: 1, price_radio: 1, price_chemo: 1 };
    await server.call(token, 'createMCode', form);
    expect((await server.call(token, 'createMCode', form)).problem.fields).toEqual([
      { field: 'mcode', messageKey: 'validation.duplicate' },
    ]);
  });

  it('refuses to delete an M-code that clients have', async () => {
    await server.db.insertInto('client').values({ firstname: 'A', lastname: 'B', mcode: 'M1' }).execute();
    const { id } = await server.db.selectFrom('mcode').select('id').where('mcode', '=', 'M1').executeTakeFirstOrThrow();
    expect((await server.call(token, 'deleteMCode', undefined, { path: { id } })).problem).toMatchObject({
      code: 'referenced',
      params: { count: 1 },
    });
  });

  it('lists active drivers alone, in short form', async () => {
    await server.db
      .insertInto('driver')
      .values([
        { firstname: 'On', lastname: 'Duty' },
        { firstname: 'Off', lastname: 'Duty', active: false },
      ])
      .execute();
    const { body } = await server.call(token, 'listActiveDrivers');
    expect(body).toMatchObject([{ firstname: 'On' }]);
  });

  it('lists names without a difference of accents and case, Ç beside C', async () => {
    const named = ['Zola', 'Çelik', 'de Smet', 'Claes', 'Élias', 'Dubois', 'Cools'];
    await server.db
      .insertInto('driver')
      .values(named.map((lastname) => ({ firstname: 'Ann', lastname })))
      .execute();
    const { body } = await server.call(token, 'listActiveDrivers');
    const order = body
      .map(({ lastname }: { lastname: string }) => lastname)
      .filter((name: string) => named.includes(name));
    expect(order).toEqual(['Çelik', 'Claes', 'Cools', 'de Smet', 'Dubois', 'Élias', 'Zola']);
  });
});

describe('settings', () => {
  const save = (variable: string, value: string | null, id?: number) =>
    server.call(token, 'saveSetting', { variable, value, ...(id && { id }) });

  it('adds, changes and lists settings by both calls', async () => {
    const { raw } = await save('adminPrice', '3.5');
    const { id }: { id: number } = raw.json();
    expect((await save('adminPrice', '4', id)).body).toMatchObject({ id, variable: 'adminPrice', value: '4' });
    expect((await save('adminPrice', '4,50')).body).toMatchObject({ id, variable: 'adminPrice', value: '4,50' });
    const listed = await server.call(token, 'listSettings');
    expect(listed.body).toContainEqual(expect.objectContaining({ id, variable: 'adminPrice', value: '4,50' }));
    expect((await server.call(token, 'readSettings')).body).toEqual(listed.body);
  });

  it('limits a setting to 25 characters, and the company profile to more', async () => {
    const long = 'x'.repeat(26);
    expect((await save('note', long)).problem.fields).toEqual([
      { field: 'value', messageKey: 'validation.tooLong', params: { max: 25 } },
    ]);
    expect((await save(long, 'x')).problem.fields).toEqual([
      { field: 'variable', messageKey: 'validation.tooLong', params: { max: 25 } },
    ]);
    expect((await save('companyName', long)).status).toBe(200);
  });

  it('refuses an invalid amount of a setting', async () => {
    expect((await save('adminPrice', 'three')).problem.fields).toEqual([
      { field: 'value', messageKey: 'validation.number' },
    ]);
  });

  it('the settings include the retention of positions in whole days from 30 to 90', async () => {
    expect((await server.call(token, 'listSettings')).body).toContainEqual(
      expect.objectContaining({ variable: 'positionDays', value: '60' }),
    );
    for (const value of ['29', '91', '45.5', 'x', ''])
      expect((await save('positionDays', value)).problem.fields).toEqual([
        { field: 'value', messageKey: 'validation.setting.positionDays', params: { min: 30, max: 90 } },
      ]);
    expect((await save('positionDays', '45')).status).toBe(200);
  });

  it('the settings come with the slack of the planning, which is whole minutes up to an hour', async () => {
    expect((await server.call(token, 'listSettings')).body).toContainEqual(
      expect.objectContaining({ variable: 'planningSlack', value: '5' }),
    );
    for (const value of ['61', '2.5', 'x', ''])
      expect((await save('planningSlack', value)).problem.fields).toEqual([
        { field: 'value', messageKey: 'validation.setting.whole', params: { min: 0, max: 60 } },
      ]);
    expect((await save('planningSlack', '0')).status).toBe(200);
  });

  it('the settings come with those of planning a day at their defaults, each within its limits', async () => {
    const { body } = await server.call(token, 'listSettings');
    const values = Object.fromEntries(body.map(({ variable, value }) => [variable, value]));
    for (const [variable, { default: value, min, max }] of Object.entries(PLAN_SETTINGS)) {
      expect([variable, values[variable]]).toEqual([variable, String(value)]);
      for (const odd of [String(min - 1), String(max + 1), '2.5', ''])
        expect((await save(variable, odd)).problem.fields).toEqual([
          { field: 'value', messageKey: 'validation.setting.whole', params: { min, max } },
        ]);
      expect((await save(variable, String(max))).status).toBe(200);
    }
  });
});

describe('availability', () => {
  it('stores the slots in which a driver is not available; none means available all day', async () => {
    const { id: driverId } = await server.db
      .insertInto('driver')
      .values({ firstname: 'A', lastname: 'V' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const day = (date: string, available: string) =>
      server.call(token, 'saveDriverAvailability', { driverId, date, available });
    await day('2026-03-12', '5,0,1');
    await day('2026-03-13', '2');
    await day('2026-03-13', '');
    const { body } = await server.call(token, 'listDriverAvailability', { driverId });
    expect(body).toEqual([{ driverId, date: '2026-03-12', available: '0,1,5' }]);
    expect(
      (await server.call(token, 'listAvailability', undefined, { query: { startDate: '2026-03-13' } })).body,
    ).toEqual([]);
    expect(
      (await server.call(token, 'listAvailability', undefined, { query: { endDate: '2026-03-12' } })).body,
    ).toEqual(body);
  });

  it('requires an existing driver and a range that ends after its start', async () => {
    expect(
      (await server.call(token, 'saveDriverAvailability', { driverId: 99_999, date: '2026-03-12', available: '0' }))
        .status,
    ).toBe(404);
    const { problem } = await server.call(token, 'listAvailability', undefined, {
      query: { startDate: '2026-03-12', endDate: '2026-03-11' },
    });
    expect(problem.fields).toEqual([{ field: 'endDate', messageKey: 'validation.endBeforeStart' }]);
  });
});

it('lists daily reports by the caller unless another author is chosen, latest first', async () => {
  const dispatch = await server.signedIn('dispatch');
  const account = await server.db
    .insertInto('app_user')
    .values({ firstname: 'No', lastname: 'Author', role: 'account', email: 'no@navette.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.call(dispatch, 'createDailyReport', { date: '2026-03-09', report: 'Hier' });
  const made = await server.call(dispatch, 'createDailyReport', { date: '2026-03-10', report: 'Aujourd’hui' });
  const { body } = await server.call(dispatch, 'listDailyReports', undefined, { query: { limit: 5 } });
  expect(body).toMatchObject([{ report: 'Aujourd’hui', time: '10:30', user_name: 'Ada dispatch' }, { report: 'Hier' }]);
  const skipped = { date: '2026-03-29', time: '02:30', report: 'x' };
  expect(await server.call(dispatch, 'createDailyReport', skipped)).toMatchObject({
    status: 400,
    problem: { fields: [{ field: 'time', messageKey: 'validation.timeSkipped' }] },
  });
  const path = { id: insertIdOf(made.raw.body) };
  const wrong = await server.call(
    dispatch,
    'updateDailyReport',
    { date: '2026-03-10', report: 'x', user: account.id },
    { path },
  );
  expect(wrong.problem.fields).toEqual([{ field: 'user', messageKey: 'validation.oneOf' }]);
  await server.call(dispatch, 'updateDailyReport', { date: '2026-03-08', time: '08:00', report: 'Changé' }, { path });
  expect((await server.call(dispatch, 'listDailyReports')).body).toMatchObject([
    { report: 'Hier' },
    { report: 'Changé', user_name: 'Ada dispatch' },
  ]);
  expect((await server.call(dispatch, 'deleteDailyReport', undefined, { path })).body).toEqual({ affectedRows: 1 });
});
