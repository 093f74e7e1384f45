import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { createTestApp } from '../../testing/test-app.ts';
const server = await createTestApp();
const boss = await server.signedIn('super');
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('setting').execute();
  await server.db.deleteFrom('setting_history').execute();
});

type Profile = BodyOf<'saveCompanyProfile'>;
const profile = async (): Promise<Profile> => (await server.call(boss, 'getCompanyProfile')).body;
const history = async () =>
  (await server.call(boss, 'listSettingHistory')).body.map(({ variable, before, after }) => [variable, before, after]);

describe('the history of settings', () => {
  it('lists the author of a change last name first, and the stored name once the account is deleted', async () => {
    const change = { variable: 'company', before: null, after: 'x' };
    const [author] = await server.db.selectFrom('app_user').select('id').where('role', '=', 'super').execute();
    await server.db
      .insertInto('setting_history')
      .values([
        { ...change, at: '2026-03-10T10:00:00Z', userId: author?.id ?? null, userName: 'Ada super' },
        { ...change, at: '2026-03-10T09:00:00Z', userId: 999, userName: 'Once Here' },
      ])
      .execute();
    const { body } = await server.call(boss, 'listSettingHistory');
    expect(body.map(({ by }) => by)).toEqual(['super Ada', 'Once Here']);
  });
});

describe('the profile of the organisation', () => {
  it('gives unset properties of the company profile their defaults', async () => {
    expect(await profile()).toMatchObject({
      paymentTerm: 15,
      noticeTerm: 7,
      adminPrice: 3,
      min10km: 9,
      plus10km: 0.9,
      epcReference: 'structured',
      companyVat: 'Association sans but lucratif – TVA non applicable',
    });
  });

  it('saves the company profile normalised, with author and history of every change', async () => {
    const change = {
      ...(await profile()),
      companyName: 'ASBL Exemple Transport',
      companyBank: 'be68539007547034',
      companyNumber: '0566988259',
      companyTel: '02/512 34 56',
      adminPrice: 4.5,
      companyVat: null,
    };
    await server.call(boss, 'saveCompanyProfile', change);
    expect(await profile()).toMatchObject({
      companyBank: 'BE68 5390 0754 7034',
      companyNumber: '0566.988.259',
      companyTel: '+3225123456',
      adminPrice: 4.5,
      companyVat: null,
    });
    expect(await history()).toContainEqual(['adminPrice', '3', '4.5']);
    expect((await server.call(boss, 'saveCompanyProfile', await profile())).body).toEqual({ affectedRows: 0 });
  });

  it.each([
    [{ companyBank: 'BE69539007547034' }, 'companyBank'],
    [{ companyNumber: '0566.988.258' }, 'companyNumber'],
    [{ companyTel: '12' }, 'companyTel'],
    [{ companyName: ' ' }, 'companyName'],
    [{ companyName: 'x'.repeat(71) }, 'companyName'],
    [{ adminPrice: -1 }, 'adminPrice'],
    [{ adminPrice: 1.005 }, 'adminPrice'],
    [{ paymentTerm: 1.5 }, 'paymentTerm'],
    [{ companyBic: 'x' }, 'companyBic'],
    [{ companyEmail: 'x' }, 'companyEmail'],
  ])('refuses %j at its field', async (wrong, field) => {
    const { status, problem } = await server.call(boss, 'saveCompanyProfile', { ...(await profile()), ...wrong });
    expect([status, problem.fields[0]?.field]).toEqual([400, field]);
    expect(await history()).toEqual([]);
  });
});

describe('a setting of the generic table', () => {
  it('keeps the history of a setting, also when it is renamed', async () => {
    const { body } = await server.call(boss, 'saveSetting', { variable: 'couleur', value: 'rouge' });
    await server.call(boss, 'saveSetting', { id: body.id, variable: 'couleur', value: 'bleu' });
    await server.call(boss, 'saveSetting', { id: body.id, variable: 'teinte', value: 'bleu' });
    expect(await history()).toEqual(
      expect.arrayContaining([
        ['couleur', null, 'rouge'],
        ['couleur', 'rouge', 'bleu'],
        ['couleur', 'bleu', null],
        ['teinte', null, 'bleu'],
      ]),
    );
  });

  it('limits a setting of the generic table to 25 characters', async () => {
    expect(
      (await server.call(boss, 'saveSetting', { variable: 'x', value: 'x'.repeat(26) })).problem.fields,
    ).toMatchObject([{ field: 'value', messageKey: 'validation.tooLong', params: { max: 25 } }]);
  });
});
