import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const server = await createTestApp();
afterAll(() => server.close());
const token = await server.signedIn('super');

const mcode = { mcode: 'M1', name: 'Un', price_other: 1, price_dialyse: 1, price_radio: 1, price_chemo: 1 };
const log = (path: string, by = token) => server.call(by, 'listRecordLog', undefined, { query: { path } });

it('tells who changed a record, also after it was deleted, with its creation and changes of several', async () => {
  const { body: made } = await server.call(token, 'createMCode', mcode);
  await server.call(token, 'createMCode', { ...mcode, mcode: 'M2' });
  const id = made.insertId;
  const path = { path: { id } };
  await server.call(token, 'updateMCode', { ...mcode, price_other: 2 }, path);
  await server.call(token, 'updateMCodes', {
    records: [{ id, changes: { price_radio: 3 }, seen: { price_radio: 1 } }],
  });
  await server.call(token, 'deleteMCode', undefined, path);
  const { body } = await log(`/api/mcode/${id}`);
  expect(body.map(({ operation }) => operation)).toEqual(['deleteMCode', 'updateMCodes', 'updateMCode', 'createMCode']);
  expect(body[2]?.changes).toEqual([{ field: 'price_other', before: '1', after: '2' }]);
  expect((await log(`/api/mcode/${id + 5000}`)).body).toEqual([]);
});

it('is for readers of the log, and for paths of one record', async () => {
  expect((await log('/api/mcode/1', await server.signedIn('admin'))).status).toBe(403);
  expect((await log('/api/mcode')).status).toBe(400);
});

it('tells who changed a group of settings, with what belongs to it', async () => {
  const profile = (await server.call(token, 'getCompanyProfile')).body;
  await server.call(token, 'saveCompanyProfile', { ...profile, companyCity: 'Namur' });
  await server.call(token, 'removeCompanyLogo');
  await server.call(token, 'saveSetting', { id: null, variable: 'booqitInsuranceId', value: '1' });
  const { body } = await log('/service/settings/company');
  expect(body.map(({ operation }) => operation)).toEqual(['removeCompanyLogo', 'saveCompanyProfile']);
  expect(body[1]?.changes).toMatchObject([{ field: 'companyCity', after: 'Namur' }]);
  expect((await log('/service/settings/save')).body).toMatchObject([{ subject: 'booqitInsuranceId' }]);
  expect((await log('/service/settings')).status).toBe(400);
});
