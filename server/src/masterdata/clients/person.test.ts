import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { clientStage } from './testing/client-stage.ts';

const { server, office, boss, person, client, read } = await clientStage();

describe('the national number of a client', () => {
  it('masks the national number in the record and shows it in full on demand, which is logged', async () => {
    const id = await client({ ssn: '85.07.30-033-28' });
    expect((await read(id))?.ssn).toBe('••.••.••-•••-28');
    expect((await server.call(office, 'showNationalNumber', { id })).body).toEqual({ ssn: '85.07.30-033-28' });
    const line = await server.db
      .selectFrom('log')
      .selectAll()
      .where('url', '=', '/service/client/ssn')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line.body).toBe(`{"id":${id}}`);
  });

  it('keeps the national number when the form sends the masked one', async () => {
    const id = await client({ ssn: '85.07.30-033-28' });
    await server.call(
      office,
      'updateClient',
      { ...person, ssn: '••.••.••-•••-28', lastname: 'Peeters' },
      { path: { id } },
    );
    expect((await server.call(office, 'showNationalNumber', { id })).body.ssn).toBe('85.07.30-033-28');
    await server.call(office, 'updateClient', { ...person, ssn: null }, { path: { id } });
    expect((await read(id))?.ssn).toBeNull();
  });
});

describe('duplicates of a client', () => {
  const ask = async (question: BodyOf<'findClientDuplicates'>) =>
    (await server.call(office, 'findClientDuplicates', question)).body.map(({ id, names, reason }) => [
      id,
      names,
      reason,
    ]);

  it('finds duplicates by national number in any format', async () => {
    const same = await client({ ssn: '93051822361' });
    expect(await ask({ firstname: 'x', lastname: 'y', ssn: '93.05.18-223-61' })).toEqual([[same, null, 'ssn']]);
    const dotted = await client({ ssn: '85.07.30-033-28' });
    expect(await ask({ firstname: 'x', lastname: 'y', ssn: '85073003328' })).toContainEqual([dotted, null, 'ssn']);
    expect(await ask({ id: same, firstname: 'x', lastname: 'y', ssn: '93051822361' })).toEqual([]);
  });

  it('finds duplicates with the same, swapped or misspelt names', async () => {
    const same = await client({ firstname: 'Léa', lastname: 'Şahin', birthday: '1990-01-02' });
    const birthday = '1990-01-02';
    expect(await ask({ firstname: 'LEA', lastname: 'sahin', birthday })).toEqual([[same, 'same', 'nameAndBirthday']]);
    expect(await ask({ firstname: 'Sahin', lastname: 'Lea', birthday })).toEqual([
      [same, 'swapped', 'nameAndBirthday'],
    ]);
    expect(await ask({ firstname: 'Léa', lastname: 'Sahim', birthday })).toEqual([
      [same, 'similar', 'nameAndBirthday'],
    ]);
    expect(await ask({ firstname: 'Léa', lastname: 'Şahin', birthday: '1990-01-03' })).toEqual([]);
    expect(await ask({ id: same, firstname: 'Léa', lastname: 'Şahin', birthday })).toEqual([]);
  });

  it('finds duplicates without a birth date, by the address or by the name alone', async () => {
    const same = await client({ firstname: 'Wilhelmina', lastname: 'Zwaenepoel', birthday: null });
    const { address, zip } = person;
    expect(await ask({ firstname: 'Wilhelmina', lastname: 'Zwanepoel', address, zip })).toEqual([
      [same, 'similar', 'nameAndAddress'],
    ]);
    expect(await ask({ firstname: 'wilhelmina', lastname: 'zwaenepoel' })).toEqual([[same, 'same', 'name']]);
    expect(await ask({ firstname: 'Wilhelmina', lastname: 'Zwanepoel' })).toEqual([]);
  });
});

describe('a person in the forms of the office', () => {
  it.each([
    [{ birthday: '2199-12-31' }, 'birthday', 'validation.future'],
    [{ mobile: '02 512 34 56' }, 'mobile', 'validation.mobile'],
    [{ basePrice: -1 }, 'basePrice', 'validation.money'],
    [{ contactPhone: '0000 00' }, 'contactPhone', 'validation.phone'],
    [{ doctorPhone: '0000 00' }, 'doctorPhone', 'validation.phone'],
  ])('refuses a client with %j', async (wrong, field, messageKey) => {
    const { status, problem } = await server.call(office, 'createClient', { ...person, ...wrong });
    expect([status, problem.fields]).toMatchObject([400, [{ field, messageKey }]]);
  });

  it('finds a client by the phone of the family, as it is typed', async () => {
    const id = await client({ contactPhone: '0479 55 66 77' });
    const { body } = await server.call(office, 'listClients', undefined, { query: { q: '0479/55.66.77', limit: 5 } });
    expect(body.map((row) => row.id)).toEqual([id]);
    expect(body[0]).not.toHaveProperty('contactPhone');
  });

  it('marks an anonymised client in the list', async () => {
    const id = await client({ lastname: 'Uitgewist' });
    await server.call(boss, 'anonymiseClient', { id, lastname: 'Uitgewist' });
    const { body } = await server.call(office, 'listClients');
    expect(body.find((row) => row.id === id)).toMatchObject({ anonymised: true, fullAddress: null });
  });
});
