import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { atOnce } from '../testing/at-once.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestApp } from '../testing/test-app.ts';
const server = await createTestApp();
afterAll(() => server.close());

const oldpassword = 'the old password 1';

const newAccount = async (email: string) => ({
  email,
  id: await createStaff(server.db, { email, password: oldpassword }),
});
const lockOf = (id: number) => sql`select from app_user where id = ${id} for update`;

describe('changing a password', () => {
  it('refuses the name of the user or of the organisation with little more, at its field', async () => {
    const { email, id } = await newAccount('own-name@navette.example');
    await server.db
      .updateTable('app_user')
      .set({ firstname: 'Wilhelmina', lastname: 'Peeters' })
      .where('id', '=', id)
      .execute();
    await server.db
      .insertInto('setting')
      .values({ variable: 'companyName', value: 'Samaritains de Liège' })
      .onConflict((known) => known.column('variable').doUpdateSet({ value: 'Samaritains de Liège' }))
      .execute();
    for (const newpassword of ['WilhelminaPeeters1', 'p33ters-wilhelmina', 'Samaritains-Liège-26'])
      expect(
        (await server.call(undefined, 'changePassword', { email, oldpassword, newpassword })).problem.fields,
      ).toEqual([expect.objectContaining({ field: 'newpassword', messageKey: 'validation.passwordCommon' })]);
  });

  it('changes the password once when two requests use the same old password concurrently', async () => {
    const { email, id } = await newAccount('twice@navette.example');
    const change = (newpassword: string) => () =>
      server.call(undefined, 'changePassword', { email, oldpassword, newpassword });
    const answers = await atOnce(server.db, lockOf(id), [change('a new password 2'), change('a new password 3')]);
    expect(answers.map(({ body }) => body.auth).toSorted((one, other) => Number(one) - Number(other))).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['before', false],
    ['after', true],
  ])('never undoes a reset by the office that arrives %s it', async (when, isLater) => {
    const { email, id } = await newAccount(`reset-${when}@navette.example`);
    const token = await server.signedIn('super');
    const temporary: (string | null)[] = [];
    const reset = async () => {
      const { body } = await server.call(token, 'resetPassword', { id, email });
      temporary.push(body.temporaryPassword);
    };
    const change = async () => {
      await server.call(undefined, 'changePassword', { email, oldpassword, newpassword: 'a new password 2' });
    };
    await atOnce(server.db, lockOf(id), isLater ? [change, reset] : [reset, change]);
    const { body } = await server.call(undefined, 'signIn', { email, password: temporary[0] ?? '' });
    expect(body).toMatchObject({ auth: true, msg: 'change pass' });
  });
});
