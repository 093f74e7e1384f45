import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOperations } from '../kernel/contract.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createLogger } from '../kernel/logger.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });

describe('for those who run it', () => {
  it('says that it lives and that it can serve', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ok', database: true });
  });

  it('counts calls by operation and status', async () => {
    await server.call(undefined, 'getSession');
    const { body } = await get('/metrics');
    expect(body).toContain('navette_calls_total{operation="getSession",status="401"} 1');
    expect(body).toMatch(/navette_call_seconds_count\{operation="getSession"\} 1/);
    expect(body).toMatch(/navette_database_connections \d/);
  });
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

  it('finds operations by words, and shows what is typed as text', async () => {
    const { body } = await get(`/api-docs?q=${encodeURIComponent('booking archive')}`);
    expect(body).toContain('id="archiveBooking"');
    expect(body).not.toContain('id="signIn"');
    expect((await get('/api-docs?q=%3Cscript%3E')).body).toContain('value="&lt;script&gt;"');
  });

  it('is the same document for programs', async () => {
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

  it('holds no passwords, tokens or national numbers, nor what the database quotes', () => {
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
