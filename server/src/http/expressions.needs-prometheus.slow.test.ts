import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { observed, askOutside } from '../kernel/work.ts';
import { startPrometheus } from '../testing/start-prometheus.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const deployed = (path: string) => new URL(`../../../deploy/${path}`, import.meta.url);

const reads = { replica: 1, behind: 1, away: 0, failed: 0 };
const primaryAnswers = <Answer>(_: () => Promise<Answer>, ask: () => Promise<Answer>) => ask();
const over = new AbortController();
const database = await createTestDatabase();
const replica = { db: database.db, reads, lag: async () => 4096, read: primaryAnswers };
const server = await createTestApp({ database, replica });
await server.app.listen({ port: 0, host: '127.0.0.1' });
const busy = traffic();
const prometheus = await startPrometheus(new URL(server.app.listeningOrigin).host, 'metrics');
afterAll(async () => {
  over.abort();
  await busy;
  await prometheus.stop();
  await server.close();
});

/** Some of everything that is counted, failures among it. */
async function traffic(): Promise<void> {
  const token = await server.signedIn('dispatch');
  const fail = () => Promise.reject(new Error('broken'));
  const loads = { set: '', version: '1.0.0' };
  while (!over.signal.aborted) {
    await server.call(token, 'listClients');
    const broken = vi.spyOn(server.services.sessions, 'find').mockRejectedValueOnce(new Error('broken'));
    await server.call(token, 'listClients');
    broken.mockRestore();
    for (const kind of ['job', 'message'] as const) {
      await observed({ kind, name: 'works' }, () => server.db.selectFrom('client').select('id').execute());
      await observed({ kind, name: 'fails' }, fail).catch(() => undefined);
    }
    await sql`select nothing`.execute(server.db).catch(() => undefined);
    await askOutside('photon', () => Promise.resolve());
    await askOutside('photon', fail).catch(() => undefined);
    await server.services.releases.loads.count([
      { ...loads, remote: 'live', outcome: 'loaded' },
      { ...loads, remote: 'live', outcome: 'hang' },
    ]);
    reads.replica += 1;
    reads.behind += 1;
    await pause(100);
  }
}

/** Expressions that have no result yet. */
async function empty(expressions: readonly string[]): Promise<string[]> {
  const results = await Promise.all(expressions.map((expression) => prometheus.query(expression)));
  return expressions.filter((_, index) => results[index]?.length === 0);
}

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 500 });

it('each panel of the dashboard shows something of a server at work', async () => {
  const dashboard = readFileSync(deployed('grafana/dashboards/navette.json'), 'utf8');
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(dashboard);
  const expressions = panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '10s')),
  );
  expect(expressions.length).toBeGreaterThan(20);
  await soon(async () => expect(await empty(expressions)).toEqual([]));
}, 90_000);

it('each alert has a value to compare with its limit on a server at work, and none fails to be evaluated', async () => {
  await soon(async () => {
    const alerts = await prometheus.alerts();
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.filter(({ health }) => health !== 'ok')).toEqual([]);
    const compared = alerts.map(({ query }) => query.replaceAll(/ (?:==|>) [\d.]+/gu, ''));
    expect(compared).not.toEqual(alerts.map(({ query }) => query));
    expect(await empty(compared)).toEqual([]);
  });
}, 90_000);

it('each alert is tried on series for which it should and should not fire', async () => {
  const rules = readFileSync(deployed('prometheus/alerts.yml'), 'utf8').matchAll(/alert: (\w+)/gu);
  const tried = readFileSync(deployed('prometheus/alerts.test.yml'), 'utf8');
  for (const [, name] of rules) expect(tried).toContain(`alertname: ${name}\n        exp_alerts:`);
  const { stdout } = await promisify(execFile)('promtool', [
    'test',
    'rules',
    deployed('prometheus/alerts.test.yml').pathname,
  ]);
  expect(stdout).toContain('SUCCESS');
});
