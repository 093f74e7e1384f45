import { Writable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../testing/registry.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createLogger } from '../../kernel/logger.ts';
let address = 0;
const lines: string[] = [];
const registry = await createTestRegistry();
const logger = createLogger(
  'debug',
  new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
);
const server = await createTestApp({ env: { REGISTRY_DIR: registry.folder }, logger });
for (const version of ['1.0.0', '1.1.0']) await registry.publish('dispatch', version);
await registry.activate('dispatch@1.0.0');
const set = await registry.activate('dispatch@1.1.0');
afterEach(() => server.db.deleteFrom('release_load').execute());
afterAll(async () => {
  await server.close();
  await registry.remove();
});

const send = (payload: string, { type = 'application/csp-report', from = `10.0.0.${++address}` } = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/csp-report',
    payload,
    headers: { 'content-type': type },
    remoteAddress: from,
  });
const inRegistry = (version: string, remote = 'dispatch') =>
  `https://navette.example/registry/${remote}/${version}/main.1a.js?patient=Dupont`;
const old = (source: string, blocked = 'eval') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://navette.example/client?q=Dupont',
      'effective-directive': 'script-src',
      'source-file': source,
      'blocked-uri': blocked,
    },
  });
const rows = async () =>
  (await server.db.selectFrom('release_load').selectAll().execute()).map(
    ({ setId, remote, version, session, outcome, events }) => ({ setId, remote, version, session, outcome, events }),
  );

describe('a report of a violation', () => {
  it('a report of a policy violation is counted for the remote that contains the code, in both formats', async () => {
    expect((await send(old(inRegistry('1.1.0')))).statusCode).toBe(204);
    const reports = [
      {
        type: 'csp-violation',
        age: 1,
        url: 'https://navette.example/',
        user_agent: 'x',
        body: { effectiveDirective: 'script-src', blockedURL: inRegistry('1.1.0'), sourceFile: null },
      },
    ];
    expect((await send(JSON.stringify(reports), { type: 'application/reports+json' })).statusCode).toBe(204);
    expect(await rows()).toEqual([
      { setId: set, remote: 'dispatch', version: '1.1.0', session: '', outcome: 'violation', events: 2 },
    ]);
    const status = await server.call(await server.signedIn('super'), 'getReleaseStatus');
    expect(status.body.remotes[0]).toMatchObject({ violations: 2, sessions: 0, failed: 0 });
  });

  it('a report of a violation is counted for a version that ran before, in pages that still have it', async () => {
    await send(old(inRegistry('1.0.0')));
    expect(await rows()).toMatchObject([{ setId: '', remote: 'dispatch', version: '1.0.0' }]);
  });

  it.each([
    ['no file is named', '', 'inline'],
    ['the remote was never published', inRegistry('1.0.0', 'unicorns'), 'eval'],
    ['the version was never published', inRegistry('9.9.9'), 'eval'],
    ['it is a folder of the registry itself', 'https://navette.example/registry/sets/1.0.0/x.js', 'eval'],
  ])('is counted for the host when %s', async (_, source, blocked) => {
    await send(old(source, blocked));
    expect(await rows()).toEqual([
      { setId: set, remote: 'host', version: '0.0.0', session: '', outcome: 'violation', events: 1 },
    ]);
  });

  it('a report of a policy violation is not counted for a browser extension', async () => {
    expect((await send(old('moz-extension://1234/content.js'))).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('logs the violation without addresses and queries', async () => {
    lines.length = 0;
    const report = old(inRegistry('1.1.0')).replace('script-src', 'style-src');
    for (let time = 0; time < 3; time++) await send(report);
    expect(lines.filter((line) => line.includes('refused something'))).toHaveLength(1);
    expect(lines.find((line) => line.includes('refused something'))).toContain(
      '"remote":"dispatch","version":"1.1.0","directive":"style-src"',
    );
    expect(lines.join('')).not.toMatch(/Dupont|patient|client\?/);
  });

  it('a report of a violation is a metric', async () => {
    await send(old(inRegistry('1.1.0')));
    expect((await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics' } })).body).toMatch(
      /navette_remote_loads_total\{remote="dispatch",version="1\.1\.0",outcome="violation"\} \d/,
    );
  });
});

describe('untrusted senders of reports', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"csp-report":'],
    ['deep lists', `${'['.repeat(7000)}${']'.repeat(7000)}`],
    ['deep objects', `${'{"csp-report":'.repeat(1000)}1${'}'.repeat(1000)}`],
    ['a prototype', '{"__proto__":{"csp-report":{"source-file":"x"}},"constructor":{"prototype":{"x":1}}}'],
    ['numbers', '{"csp-report":{"source-file":1,"blocked-uri":[],"effective-directive":{}}}'],
    ['half a character', '{"csp-report":{"source-file":"https://x/registry/dispatch/1.1.0/\\ud800\\u0000"}}'],
    ['a climb', old('https://navette.example/registry/../../../etc/passwd')],
    ['a hidden climb', old('https://navette.example/registry/dispatch/1.1.0%2f..%2f..%2f/x')],
    ['a very long name', old(`https://navette.example/registry/${'a'.repeat(9000)}/1.0.0/x`)],
    ['many', JSON.stringify(Array.from({ length: 150 }, () => ({ type: 'csp-violation', body: {} })))],
  ])('a report with %s causes no failure', async (_, payload) => {
    for (const type of ['application/csp-report', 'application/reports+json']) {
      const { statusCode } = await send(payload, { type });
      expect([204, 400]).toContain(statusCode);
    }
    expect((await rows()).every(({ remote, events }) => ['host', 'dispatch'].includes(remote) && events <= 40)).toBe(
      true,
    );
  });

  it('sends at most 16 kB', async () => {
    expect((await send(old('x'.repeat(16 * 1024)))).statusCode).toBe(413);
    expect(await rows()).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'sends reports, not %j',
    async (type) => {
      expect((await send('{}', { type })).statusCode).toBe(415);
    },
  );

  it('untrusted senders of reports are limited in rate', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 130; call++) statuses.push((await send(old(''), { from: '10.9.9.9' })).statusCode);
    expect([statuses[0], statuses[119], statuses.at(-1)]).toEqual([204, 204, 429]);
    expect((await send(old(''))).statusCode).toBe(204);
    expect((await rows())[0]?.events).toBeLessThanOrEqual(123);
  });

  it('reports need no session, and cannot be read', async () => {
    expect((await server.app.inject({ url: '/csp-report', headers: { accept: '*/*' } })).statusCode).toBe(404);
  });
});
