import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { contractOperations } from '../kernel/contract.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createLogger } from '../kernel/logger.ts';
const server = await createTestApp();
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });

describe('operations for administrators of the server', () => {
  it('the server answers liveness and readiness', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({
      status: 'ok',
      database: true,
      disk: true,
      files: true,
      registry: true,
    });
  });

  it('shows metrics only with the token', async () => {
    const other = await createTestApp({ beside: server, env: { METRICS_TOKEN: '' } });
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
      for (const { app } of [server, other])
        expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    await other.close();
  });

  it('names a text with a null byte, in a body and in an address', async () => {
    const token = await server.signedIn('super');
    const found = await server.callWith(token, 'findBookedTransports', { transportIds: ['1', 'a\u0000b'] });
    expect([found.status, found.problem.fields]).toEqual([
      400,
      [{ field: 'transportIds.1', messageKey: 'validation.invalid' }],
    ]);
    const asked = await server.app.inject({ url: '/api/client?q=a%00', headers: { authorization: `Bearer ${token}` } });
    expect([asked.statusCode, asked.json().fields]).toEqual([400, [{ field: 'q', messageKey: 'validation.invalid' }]]);
  });

  it.each([
    [
      'more properties than any body has',
      `{${Array.from({ length: 100_001 }, (_, index) => `"k${index}":1`).join(',')}}`,
    ],
    ['lists in lists without end', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
  ])('does not parse %s', async (_, payload) => {
    const headers = {
      authorization: `Bearer ${await server.signedIn('super')}`,
      'content-type': 'application/json',
    };
    const answer = await server.app.inject({ method: 'POST', url: '/service/booking/bulk', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'validation']);
  });

  it('names every unknown property of a small body, and the first one of a large body', async () => {
    const token = await server.signedIn('super');
    const named = async (count: number) => {
      const unknown = Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
      const sent = { to: '2026-03-03', ...unknown };
      return (await server.callWith(token, 'findBookedTransports', sent)).problem.fields.length;
    };
    expect(await named(20)).toBe(22);
    expect(await named(90_000)).toBe(1);
  });

  it('forbids browsers to cache answers of the API', async () => {
    const token = await server.signedIn('super');
    for (const id of ['listClients', 'listDrivers', 'listLogs', 'listBookingsByDate'] as const) {
      const body = id === 'listBookingsByDate' ? { startDate: '2026-03-03' } : undefined;
      expect((await server.callWith(token, id, body)).raw.headers['cache-control']).toBe('no-store');
    }
  });

  it('refuses days in unreasonable centuries', async () => {
    const token = await server.signedIn('super');
    for (const startDate of ['0000-01-01', '0999-12-31', '1899-12-31', '2200-01-01', '9999-12-31'])
      expect(await server.call(token, 'listBookingsByDate', { startDate })).toMatchObject({
        status: 400,
        problem: { fields: [{ field: 'startDate', messageKey: 'validation.date' }] },
      });
  });

  it('counts calls by operation and status', async () => {
    await server.call(undefined, 'getSession');
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics' } });
    expect(body).toContain('navette_calls_total{operation="getSession",status="401"} 1');
    expect(body).toMatch(/navette_call_seconds_count\{operation="getSession"\} 1/);
    expect(body).toMatch(/navette_database_connections \d/);
  });
});

describe('while the database is away', () => {
  afterEach(() => vi.restoreAllMocks());
  const refuse = () =>
    vi.spyOn(server.pool, 'connect').mockImplementation(() => Promise.reject(new Error('connect ECONNREFUSED')));

  it('answers 503 for every operation, with the time to retry', async () => {
    const token = await server.signedIn('super');
    refuse();
    const credentials = { email: 'ada@navette.example', password: 'a password' };
    const bodies: Partial<Record<string, object>> = {
      signIn: credentials,
      signInDriver: { mobile: '+32470123456', password: 'a password' },
      changePassword: { email: credentials.email, oldpassword: 'a password', newpassword: 'another password' },
    };
    const others: string[] = [];
    for (const { id } of contractOperations) {
      const { status, raw, problem } = await server.callWith(token, id, bodies[id]);
      if (status !== 503 || problem.code !== 'unavailable' || !raw.headers['retry-after']) others.push(id);
    }
    expect(others).toEqual([]);
  });

  it('the server is not ready while the database refuses connections or does not answer', async () => {
    const down = { status: 'unavailable', database: false, disk: true, files: true, registry: true };
    refuse();
    expect([(await get('/readyz')).statusCode, (await get('/readyz')).json()]).toEqual([503, down]);
    vi.spyOn(server.pool, 'connect').mockImplementation(() => new Promise(() => undefined));
    expect((await get('/readyz')).json()).toEqual(down);
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  });
});

it('an unreadable registry is told by readiness and metrics, and the server stays ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navette-damaged-'));
  await writeFile(join(folder, 'current'), '{');
  const other = await createTestApp({ beside: server, env: { REGISTRY_DIR: folder, METRICS_TOKEN: 'metrics' } });
  const ready = await other.app.inject({ method: 'GET', url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toMatchObject([200, { status: 'ok', registry: false }]);
  const asked = { url: '/metrics', headers: { authorization: 'Bearer metrics' } };
  expect((await other.app.inject(asked)).body).toContain('navette_registry_readable 0');
  await other.close();
});

describe('a full disk', () => {
  const full = { status: 'unavailable', database: true, disk: false, files: true, registry: true };

  it('a full disk is recognised by the free space', async () => {
    const terabyte = String(10 ** 12);
    const other = await createTestApp({ beside: server, env: { DATA_DIR: tmpdir(), DISK_FLOOR_MB: terabyte } });
    const answer = await other.app.inject({ method: 'GET', url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([503, full]);
    await other.close();
  });

  it.each([
    ['here', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
    [
      'where the database is',
      Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' }),
    ],
  ])('a full disk is reported by a write that failed %s', async (_where, error) => {
    const other = await createTestApp({ beside: server });
    const token = await other.signedIn('super');
    vi.spyOn(other.services.sessions, 'find').mockRejectedValueOnce(error);
    const { status, problem, raw } = await other.call(token, 'listMCodes');
    expect([status, problem.code, raw.headers['retry-after']]).toEqual([503, 'diskFull', '60']);
    const answer = await other.app.inject({ method: 'GET', url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([503, full]);
    await other.close();
  });
});

it.each([
  ['a file on a read-only disk', { code: 'EROFS', syscall: 'open' }],
  ['a folder on a read-only disk', { code: 'ENOENT', syscall: 'mkdir' }],
])('a call that cannot write %s is answered in words', async (_, error) => {
  const other = await createTestApp({ beside: server });
  const token = await other.signedIn('super');
  vi.spyOn(other.services.sessions, 'find').mockRejectedValueOnce(Object.assign(new Error('closed'), error));
  const { status, problem } = await other.call(token, 'listMCodes');
  expect([status, problem.code]).toEqual([503, 'filesUnavailable']);
  expect((await other.app.inject({ method: 'GET', url: '/readyz' })).json()).toMatchObject({ files: false });
  await other.close();
});

it('the server is not ready while its folder of files cannot be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navette-closed-'));
  const other = await createTestApp({ beside: server, env: { DATA_DIR: folder } });
  const ready = () => other.app.inject({ method: 'GET', url: '/readyz' });
  expect((await ready()).statusCode).toBe(200);
  await symlink(join(folder, 'files'), join(folder, 'files'));
  const answer = await ready();
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'unavailable', database: true, disk: true, files: false, registry: true },
  ]);
  await other.close();
  await rm(folder, { recursive: true });
});

describe('the page of the contract', () => {
  it('shows every operation and schema without any script', async () => {
    const { body, headers } = await get('/api-docs');
    expect(contractOperations.filter(({ id, path }) => !body.includes(`id="${id}"`) || !body.includes(path))).toEqual(
      [],
    );
    expect(body).toContain('id="schema-Problem"');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('finds operations by words, and escapes the typed text', async () => {
    const { body } = await get(`/api-docs?q=${encodeURIComponent('booking archive')}`);
    expect(body).toContain('id="archiveBooking"');
    expect(body).not.toContain('id="signIn"');
    expect((await get('/api-docs?q=%3Cscript%3E')).body).toContain('value="&lt;script&gt;"');
  });

  it('the page of the contract is the same document for programs', async () => {
    expect((await get('/openapi.json')).json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      paths: { '/auth/adminlogin': expect.anything() },
    });
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const logger = createLogger(
    'info',
    new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
  );

  it('the log contains no passwords, tokens, national numbers or values quoted by the database', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(zoe@example.be) already exists.',
    });
    logger.error(
      { err: error, body: { password: 'geheim', user: { token: 'abc.def' }, ssn: '85.07.30-033-28' } },
      'failed',
    );
    expect(lines.join('')).toContain('duplicate key');
    expect(lines.join('')).not.toMatch(/geheim|abc\.def|85\.07|zoe@/);
  });
});
