import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
const server = await createTestApp();
const token = await server.signedIn('super');
afterAll(() => server.close());

const address = { address: 'rue Haute 12', zip: '1000', city: 'Bruxelles' };
let count = 0;
async function center(): Promise<number> {
  const form = { name: `Séniorie ${(count += 1)}`, ...address, visited: false, marked: true };
  return (await server.call(token, 'createCareCenter', form)).body.insertId;
}
const read = async (id: number) => (await server.call(token, 'getCareCenter', undefined, { path: { id } })).body[0];

describe('a change of several records', () => {
  it('changes each record separately, and reports the result of each', async () => {
    const [one, other, gone] = [await center(), await center(), 999_999];
    const { body, status } = await server.call(token, 'updateCareCenters', {
      records: [
        { id: one, changes: { visited: true }, seen: { visited: false } },
        { id: other, changes: { marked: true }, seen: { marked: true } },
        { id: gone, changes: { visited: true }, seen: { visited: false } },
      ],
    });
    expect(status).toBe(200);
    expect(body.map(({ id, result, problem }) => [id, result, problem?.code])).toEqual([
      [one, 'changed', undefined],
      [other, 'unchanged', undefined],
      [gone, 'refused', 'notFound'],
    ]);
    expect(await read(one)).toMatchObject({ visited: true, marked: true, name: expect.stringMatching('Séniorie') });
  });

  it('refuses a record when a colleague changed the field since, and names the colleague', async () => {
    const id = await center();
    const record = await read(id);
    expect(record).toBeDefined();
    const { latitude: _n, longitude: _e, ...form } = { ...record, name: record?.name ?? '', ...address, visited: true };
    expect((await server.callWith(token, 'updateCareCenter', form, { path: { id } })).status).toBe(200);
    const seen = {
      records: [{ id, changes: { visited: false, marked: false }, seen: { visited: false, marked: true } }],
    };
    const [refused] = (await server.call(token, 'updateCareCenters', seen)).body;
    expect(refused).toMatchObject({
      result: 'refused',
      problem: { code: 'record.changed', status: 409, params: { known: 'yes', who: expect.any(String) } },
    });
    expect(await read(id)).toMatchObject({ visited: true, marked: true });
  });

  it('makes a new version of each record, so that an open form does not overwrite it', async () => {
    const id = await center();
    const { raw } = await server.call(token, 'getCareCenter', undefined, { path: { id } });
    await server.call(token, 'updateCareCenters', {
      records: [{ id, changes: { visited: true }, seen: { visited: false } }],
    });
    const { status, problem } = await server.callWith(
      token,
      'updateCareCenter',
      { name: 'Autre', ...address },
      { path: { id }, headers: { 'if-match': String(raw.headers.etag) } },
    );
    expect([status, problem.code]).toEqual([409, 'record.changed']);
  });

  it('a bulk change of records is refused completely for fields that records do not share', async () => {
    const id = await center();
    const named = [{ id, changes: { name: 'X' }, seen: { name: 'Y' } }];
    expect((await server.callWith(token, 'updateCareCenters', { records: named })).status).toBe(400);
  });

  it('gives a mobile to a driver without one, and takes it from none', async () => {
    const { id } = await server.db
      .insertInto('driver')
      .values({ firstname: 'Karim', lastname: 'Sansmobile' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const change = async (mobile: string | null, seen: string | null) =>
      (await server.call(token, 'updateDrivers', { records: [{ id, changes: { mobile }, seen: { mobile: seen } }] }))
        .body[0]?.result;
    expect(await change('+32470123456', null)).toBe('changed');
    expect(await change(null, '+32470123456')).toBe('refused');
  });

  it('a change of several records is written down with the names of the changed records', async () => {
    const form = { firstname: 'Zoé', lastname: 'Œuvrard', ...address, mobile: '+32470123456' };
    const id = (await server.call(token, 'createClient', form)).body.insertId;
    const records = [{ id, changes: { mobility: 'wheelchair', language: 'nl' }, seen: { mobility: 'foot' } }] as const;
    const { body } = await server.call(token, 'updateClients', { records: records.map((one) => ({ ...one })) });
    expect(body).toEqual([{ id, result: 'changed', problem: null }]);
    const line = await server.db
      .selectFrom('log')
      .select('details')
      .where('operation', '=', 'updateClients')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(line?.details).toMatchObject({ subject: 'Zoé Œuvrard' });
  });
});
