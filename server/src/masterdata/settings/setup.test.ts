import { expect, it } from 'vitest';
import { noteBackup } from '../../db/last-backup.ts';
import { createTestApp } from '../../testing/test-app.ts';

const now = new Date('2026-05-03T10:00:00Z');
const server = await createTestApp({ now: () => now, env: { SMS_URL: 'http://127.0.0.1:9/sms', SMS_FROM: 'Navette' } });
const token = await server.signedIn('super');

const open = async (as = token) => {
  const { body } = await server.call(as, 'getSetup');
  return body.steps.filter(({ done }) => !done).map(({ step }) => step);
};

it('a step is done once the organisation has what it is about, and services once the server is configured', async () => {
  expect(await open()).toEqual([
    'company',
    'logo',
    'users',
    'roles',
    'tariffs',
    'drivers',
    'insurers',
    'clients',
    'mailOut',
    'mailbox',
    'booqit',
    'addresses',
    'routes',
    'map',
    'mailingList',
    'backup',
  ]);
  const profile = (await server.call(token, 'getCompanyProfile')).body;
  const company = { companyName: 'ASBL Trajet', companyAddress: 'rue Haute 1', companyEmail: 'info@trajet.example' };
  await server.call(token, 'saveCompanyProfile', { ...profile, ...company });
  const { steps } = (await server.call(token, 'getSetup')).body;
  expect(steps[0]).toMatchObject({ step: 'company', done: false, missing: ['companyNumber', 'companyBank'] });
  await server.call(token, 'saveCompanyProfile', {
    ...profile,
    ...company,
    companyNumber: '0999.999.922',
    companyBank: 'BE68539007547034',
  });
  await server.call(token, 'createMCode', {
    mcode: 'M1',
    price_other: 1,
    price_dialyse: 1,
    price_radio: 1,
    price_chemo: 1,
  });
  await server.call(token, 'createInsurance', { name: 'Mutualité', address: 'rue Haute 2' });
  await server.signedIn('dispatch');
  expect(await open()).toEqual(expect.not.arrayContaining(['company', 'users', 'tariffs', 'insurers']));
});

it('names the work that nobody has besides the administrators, as the organisation gave its pages', async () => {
  const missing = async () => {
    const { steps } = (await server.call(token, 'getSetup')).body;
    return steps.find(({ step }) => step === 'roles')?.missing;
  };
  expect(await missing()).toEqual(['administrators', 'invoicing']);
  await server.db.insertInto('setting').values({ variable: 'pages.dispatch', value: 'walletclient' }).execute();
  expect(await missing()).toEqual(['administrators']);
  await server.db.updateTable('app_user').set({ role: 'super' }).where('role', '=', 'dispatch').execute();
  expect(await missing()).toEqual(['dispatching', 'invoicing']);
});

it('a backup counts for a week', async () => {
  await noteBackup(server.db, '2026-04-26T10:00:01.000Z');
  expect(await open()).not.toContain('backup');
  await noteBackup(server.db, '2026-04-26T09:59:59.000Z');
  expect(await open()).toContain('backup');
});

it('is dismissed and shown again by those with the page of settings alone', async () => {
  expect((await server.call(token, 'dismissSetup', { dismissed: true })).status).toBe(200);
  expect((await server.call(token, 'getSetup')).body.dismissed).toBe(true);
  await server.call(token, 'dismissSetup', { dismissed: false });
  expect((await server.call(token, 'getSetup')).body.dismissed).toBe(false);
  const dispatcher = await server.signedIn('dispatch');
  expect((await server.call(dispatcher, 'getSetup')).status).toBe(403);
  expect((await server.call(dispatcher, 'dismissSetup', { dismissed: true })).status).toBe(403);
});
