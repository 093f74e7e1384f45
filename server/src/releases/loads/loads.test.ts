import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { stage } from '@navette/ops/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { createLogger } from '../../kernel/logger.ts';
import { choice, createTestRegistry, ops, type TestRegistry } from '../../testing/registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Event = BodyOf<'reportLoads'>['events'][number];

let registry: TestRegistry;
let server: TestApp;
let token: string;
let before: string;
let set: string;
let later = 0;
const lines: string[] = [];
beforeAll(async () => {
  registry = await createTestRegistry();
  const logger = createLogger(
    'info',
    new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
  );
  server = await createTestApp({
    logger,
    env: { REGISTRY_DIR: registry.folder },
    now: () => new Date(Date.now() + later),
  });
  for (const name of ['dispatch', 'masterdata'])
    for (const version of ['1.0.0', '1.1.0']) await registry.publish(name, version);
  before = await registry.activate('dispatch@1.0.0', 'masterdata@1.0.0');
  set = await registry.activate('dispatch@1.1.0');
  token = await server.signedIn('super');
});
afterEach(async () => {
  later = 0;
  await server.db.deleteFrom('release_load').execute();
});
afterAll(async () => {
  await server.close();
  await registry.remove();
});

const event = (outcome: Event['outcome'], more: Partial<Event> = {}): Event => ({
  set,
  remote: 'dispatch',
  version: '1.1.0',
  outcome,
  ...more,
});
const report = async (by: string, ...events: Event[]) => server.call(by, 'reportLoads', { events });
const rows = () => server.db.selectFrom('release_load').selectAll().execute();

async function fares(name = 'dispatch') {
  const remote = (await server.call(token, 'getReleaseStatus')).body.remotes.find((one) => one.name === name);
  const { sessions, failed, errors, violations, failures } = remote ?? {};
  return { sessions, failed, errors, violations, failures };
}

describe('load reports of remotes', () => {
  it('counts a load of a remote also when the running set cannot be read', async () => {
    const pointer = join(registry.folder, 'current');
    const sound = await readFile(pointer);
    await writeFile(pointer, '{"set":"20');
    const { body } = await report(token, event('loaded'));
    await writeFile(pointer, sound);
    expect([body, await rows()]).toMatchObject([{ affectedRows: 1 }, [{ remote: 'dispatch', version: '1.1.0' }]]);
  });

  it('counts a load of a remote once per session and outcome, however often a page is loaded', async () => {
    const [ada, bob, eve] = [
      await server.signedIn('dispatch'),
      await server.signedIn('dispatch'),
      await server.signedIn('lead'),
    ];
    expect((await report(ada, event('loaded'), event('loaded'))).body).toEqual({ affectedRows: 2 });
    await report(ada, event('loaded'), event('error'));
    await report(bob, event('hang'), event('hang'), event('threw'));
    await report(eve, event('hang'), event('loaded'), event('violation'));
    expect(await fares()).toEqual({
      sessions: 3,
      failed: 2,
      errors: 1,
      violations: 1,
      failures: [
        { kind: 'hang', sessions: 2 },
        { kind: 'threw', sessions: 1 },
      ],
    });
    expect(await fares('masterdata')).toEqual({ sessions: 0, failed: 0, errors: 0, violations: 0, failures: [] });
    expect((await rows()).find(({ outcome, events }) => outcome === 'loaded' && events === 3)).toBeDefined();
  });

  it('stores counts of loads without personal data', async () => {
    await report(token, event('threw', { detail: 'Jean Dupont is not a function', incidentId: 'ABCD2345' }));
    const { rows: sessions } = await server.pool.query('select id from staff_session');
    const kept = JSON.stringify(await rows());
    expect(kept).toContain('threw');
    expect(kept).not.toMatch(/Dupont|ABCD2345|navette\.example/);
    expect(sessions.filter(({ id }: { id: string }) => kept.includes(id))).toEqual([]);
  });

  it('logs a failed load on the server with the incident that the user saw', async () => {
    lines.length = 0;
    await report(
      token,
      event('loaded'),
      event('notFound', { detail: 'GET https://navette.example/client?q=Dupont answered 404', incidentId: 'ABCD2345' }),
    );
    const received = lines.filter((line) => line.includes('failed in a page'));
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(
      '"remote":"dispatch","version":"1.1.0","outcome":"notFound","detail":"GET https://navette.example/client answered 404","shownIncidentId":"ABCD2345"',
    );
  });

  it('logs a crash of the host, which belongs to no set, and counts no load for it', async () => {
    lines.length = 0;
    const before = await rows();
    await report(token, event('threw', { set: 'unknown', remote: 'host', version: '1.0.0', incidentId: 'HST23456' }));
    expect(
      lines.filter((line) => line.includes('"shownIncidentId":"HST23456","msg":"the host failed in a page"')),
    ).toHaveLength(1);
    expect(await rows()).toEqual(before);
  });

  it('counts loads of the running version since its activation, whatever other remotes do', async () => {
    await report(
      token,
      event('loaded', { remote: 'masterdata', version: '1.0.0' }),
      event('loaded', { remote: 'masterdata', version: '1.0.0', set: before }),
      event('notFound', { set: before, version: '1.0.0' }),
    );
    expect([await fares('masterdata'), await fares()]).toMatchObject([
      { sessions: 1, failed: 0 },
      { sessions: 0, failed: 0 },
    ]);
    const long = new Date(Date.now() - 60_000);
    await server.db.updateTable('release_load').set({ lastAt: long }).execute();
    expect(await fares('masterdata')).toMatchObject({ sessions: 0 });
  });

  it('ignores reports of unknown remotes, versions and sets', async () => {
    const unknown = [
      event('loaded', { remote: 'unicorns' }),
      event('loaded', { version: '9.9.9' }),
      event('loaded', { set: 'no-such-set' }),
      event('loaded', { remote: 'constructor' }),
    ];
    expect((await report(token, ...unknown)).body).toEqual({ affectedRows: 0 });
    expect(await rows()).toEqual([]);
  });

  it('counts loads of the former version that a page continues with', async () => {
    await report(token, event('threw'), event('loaded', { version: '1.0.0' }));
    expect((await rows()).map(({ version, outcome }) => `${version} ${outcome}`).sort()).toEqual([
      '1.0.0 loaded',
      '1.1.0 threw',
    ]);
  });

  it('counts loads of the running version in a page that stayed on a former set', async () => {
    await report(token, event('loaded', { set: before }));
    expect(await rows()).toMatchObject([{ setId: before, version: '1.1.0' }]);
  });

  it('counts loads of a version being tried out apart from the running one', async () => {
    const lead = await server.signedIn('lead');
    const staged = await stage(registry.opened, [choice('masterdata@1.1.0')], { roles: ['lead'], users: [] }, ops, {
      unverified: true,
    });
    await report(lead, event('syntax', { set: staged.set ?? '', remote: 'masterdata' }));
    expect(await rows()).toMatchObject([{ setId: staged.set, version: '1.1.0', outcome: 'syntax' }]);
    expect(await fares('masterdata')).toMatchObject({ sessions: 0, failed: 0 });
    const { body } = await server.call(token, 'getReleaseStatus');
    expect(body.remotes.map(({ name, trial }) => [name, trial])).toEqual([
      ['dispatch', null],
      ['masterdata', { sessions: 1, failed: 1, errors: 0 }],
    ]);
  });

  it('leaves no entry of load reports in the log of changes', async () => {
    const lines = async () =>
      (await server.call(token, 'listLogs', undefined, { query: { limit: 1000 } })).body.filter(({ url }) =>
        url.includes('/loads'),
      ).length;
    await report(token, event('loaded'));
    expect(await lines()).toBe(0);
  });

  it('limits the rate of load reports per session', async () => {
    const flood = await server.signedIn('dispatch');
    const forty = Array.from({ length: 40 }, () => event('loaded'));
    const statuses: number[] = [];
    for (let call = 0; call < 6; call++) statuses.push((await report(flood, ...forty)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await report(await server.signedIn('dispatch'), event('loaded'))).status).toBe(200);
    later = 60_000;
    expect((await report(flood, ...forty)).status).toBe(200);
  });

  it('deletes counts of loads after thirty days', async () => {
    await report(token, event('loaded'));
    later = 29 * 24 * 60 * 60_000;
    await server.services.releases.loads.prune();
    expect(await rows()).toHaveLength(1);
    later = 31 * 24 * 60 * 60_000;
    await server.services.releases.loads.prune();
    expect(await rows()).toEqual([]);
  });

  it('accepts concurrent load reports', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => server.signedIn('dispatch')));
    const remotes = [event('loaded'), event('loaded', { remote: 'masterdata', version: '1.0.0' }), event('threw')];
    const answers = await Promise.all(
      tokens.flatMap((one) => [report(one, ...remotes), report(one, ...remotes.toReversed())]),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await fares()).toMatchObject({ sessions: 8, failed: 8 });
  });

  it('exposes loads of remotes as a metric', async () => {
    await report(token, event('sharedModule'));
    expect((await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics' } })).body).toContain(
      'navette_remote_loads_total{remote="dispatch",version="1.1.0",outcome="sharedModule"} 1',
    );
  });
});
