import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@navette/openapi/operations';
import { bookingForm, createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
const folder = await mkdtemp(join(tmpdir(), 'navette-hostile-'));
const server = await createTestApp({
  filesDir: join(folder, 'files'),
  env: { REGISTRY_DIR: join(folder, 'registry'), HOST_DIR: join(folder, 'host') },
});
const records = await createRecords(server.db);
const token = await server.signedIn('super');
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Ends sessions, that of the caller too. */
const endsSession: readonly OperationId[] = ['signOut', 'renewSession'];
const ids = Object.keys(operations).filter(
  (name): name is OperationId => name in operations && !endsSession.some((id) => id === name),
);
const withBody = ids.filter((id) => operations[id].method !== 'GET' && operations[id].method !== 'DELETE');

async function send(id: OperationId, payload: string, type = 'application/json', path = '1') {
  const url = operations[id].path.replaceAll(/\{\w+\}/g, path);
  return server.app.inject({
    method: operations[id].method,
    url,
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
  });
}

const isProblem = (answer: { statusCode: number; headers: Record<string, unknown>; body: string }): boolean =>
  answer.statusCode < 400 ||
  (String(answer.headers['content-type']).startsWith('application/problem+json') &&
    !/node_modules|\.ts:\d|passwordHash|\$argon2/iu.test(answer.body));
const isFault = ({ statusCode }: { statusCode: number }): boolean => statusCode >= 500 && statusCode !== 501;

describe('any operation', () => {
  it.each([
    ['nothing of value', 'null'],
    ['half of a text', '{"a":'],
    ['lists in lists in lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['objects in objects in objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['names that every object has', '{"constructor":1,"toString":1,"hasOwnProperty":1,"valueOf":1}'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['numbers that are none', '{"id":1e400,"bookingId":1e400,"price":-1e400}'],
    ['a name twice', '{"bookingId":1,"bookingId":"2"}'],
  ])('refuses or survives a body of %s', async (_, payload) => {
    const wrong: string[] = [];
    for (const id of withBody) {
      const answer = await send(id, payload);
      if (isFault(answer) || !isProblem(answer)) wrong.push(`${id}: ${answer.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ';;'])(
    'refuses a body of the type %s',
    async (type) => {
      const wrong: string[] = [];
      for (const id of withBody) {
        const answer = await send(id, 'a=b', type);
        if (isFault(answer) || answer.statusCode < 400 || !isProblem(answer)) wrong.push(`${id}: ${answer.statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    '-1',
    '0',
    '1e400',
    'NaN',
    '99999999999999999999',
    '1.5',
    "1'--",
    '%00',
    '%ff',
    '..%2f..%2fetc%2fpasswd',
    'constructor',
    '__proto__',
  ])('refuses %s as the number of a record', async (number) => {
    const wrong: string[] = [];
    for (const id of ids.filter((name) => operations[name].path.includes('{'))) {
      const answer = await send(id, '{}', 'application/json', number);
      if (isFault(answer) || !isProblem(answer)) wrong.push(`${id}: ${answer.statusCode} ${answer.body.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('text of a search', () => {
  it.each([
    "'; drop table booking; --",
    '%',
    '\\',
    '(?=a)',
    '\ud800',
    'constructor',
    'constructor dupont',
    '__proto__ x',
    '٣٤',
    '𝟙𝟚',
    'İ',
    '2026-02-30',
    '12/03/0000',
    '9'.repeat(100),
    'a '.repeat(50),
  ])('a searched text is treated as text: %j', async (q) => {
    for (const id of ['searchAll', 'suggestAddresses'] as const)
      expect((await server.callWith(token, id, { q })).status).toBe(200);
    for (const id of ['listClients', 'listDrivers', 'listLogs'] as const)
      expect((await server.callWith(token, id, undefined, { query: { q } })).status).toBe(200);
  });

  it('a null byte in a search is answered or refused, without a failure', async () => {
    for (const id of ['searchAll', 'suggestAddresses'] as const)
      expect([200, 400]).toContain((await server.callWith(token, id, { q: 'a\0b' })).status);
    expect([200, 400]).toContain(
      (await server.callWith(token, 'listLogs', undefined, { query: { q: 'a\0b' } })).status,
    );
  });
});

describe('a booking form', () => {
  it.each([
    ['a day that does not exist', { dates: ['2026-02-30'] }],
    ['a year that does not exist', { dates: ['0000-01-01'] }],
    ['one day twice', { dates: ['2026-03-03', '2026-03-03'] }],
    [
      'more days than a year has',
      {
        dates: Array.from({ length: 401 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)),
      },
    ],
    ['text with a byte that ends texts', { comment: 'a\0b' }],
    ['an amount in tenths of a cent', { price: 1.234 }],
    ['a driver nobody knows', { driverId: 2_147_483_647 }],
    ['an hour after the last', { ap_time: '24:00' }],
    ['a distance that is no distance', { distance: '['.repeat(3000) }],
  ])('is refused with %s', async (_, values) => {
    const { status, problem } = await server.callWith(token, 'addBookings', { ...bookingForm(records), ...values });
    expect({ status, code: problem.code }).toEqual({ status: 400, code: 'validation' });
  });

  it('a booking form is refused when it is larger than two megabytes', async () => {
    const { status, problem } = await server.callWith(token, 'addBookings', {
      ...bookingForm(records),
      comment: 'x'.repeat(2_200_000),
    });
    expect({ status, code: problem.code }).toEqual({ status: 413, code: 'validation' });
  });
});

it('limits the length of a setting with the name of an object property', async () => {
  const { status } = await server.callWith(token, 'saveSetting', { variable: 'constructor', value: 'x'.repeat(26) });
  expect(status).toBe(400);
});

describe('the log shown to staff', () => {
  it('the log contains no query or body that the contract does not describe', async () => {
    const id = await insertBooking(server.db, records);
    const url = operations.archiveBooking.path.replace('{id}', String(id));
    const headers = { authorization: `Bearer ${token}` };
    const sent = await server.app.inject({
      method: operations.archiveBooking.method,
      url: `${url}?${'a'.repeat(3000)}`,
      payload: { what: 'ever' },
      headers,
    });
    expect(sent.statusCode).toBe(200);
    const { body } = await server.call(token, 'listLogs', undefined, { query: { limit: 1 } });
    expect(body).toEqual([expect.objectContaining({ url, body: null })]);
  });
});

describe('an address', () => {
  it.each([
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/registry/a/b/%',
    '/files/%ff',
    '/registry/a/b/..%2f..%2f..%2fauth-secret',
    '/registry/%2e%2e/%2e%2e/auth-secret',
    '/assets/..%2f..%2fpackage.json',
    '/registry/a/b/.env',
    '/registry/a/b/c.js%00.html',
    `/${'a'.repeat(300)}.js`,
    '/release/../../x',
  ])('an unknown address answers a problem: %s', async (url) => {
    const answer = await server.app.inject({ url });
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(isProblem(answer)).toBe(true);
  });

  it.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'an unknown address with the method %s never causes a failure',
    async (method) => {
      for (const url of [
        '/',
        '/healthz',
        '/api/client',
        '/service/booking/byDate',
        '/release/current',
        '/files/x',
        '/openapi.json',
      ]) {
        const options: object = { method, url, headers: { authorization: `Bearer ${token}` } };
        const answer = await server.app.inject(options);
        expect({ method, url, fault: isFault(answer) }).toEqual({ method, url, fault: false });
      }
    },
  );
});
