import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { askOutside, observed } from '../kernel/work.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const primaryAnswers = <Answer>(_: () => Promise<Answer>, ask: () => Promise<Answer>) => ask();
const database = await createTestDatabase();
const reads = { replica: 0, behind: 0, away: 0, failed: 0 };
const replica = { db: database.db, reads, lag: async () => 0, read: primaryAnswers };
const server = await createTestApp({ database, replica });
afterAll(() => server.close());

const METRIC = /\bnavette_[a-z\d_]+/g;

it.each(['prometheus/alerts.yml', 'grafana/dashboards/navette.json'])(
  'measures every metric that %s uses',
  async (file) => {
    await server.app.inject({ method: 'GET', url: '/auth/session' });
    for (const kind of ['job', 'message'] as const) await observed({ kind, name: 'any' }, () => Promise.resolve());
    await askOutside('any', () => Promise.resolve());
    const headers = { authorization: 'Bearer metrics' };
    const { body } = await server.app.inject({ method: 'GET', url: '/metrics', headers });
    const measured = new Set(body.match(METRIC));
    const asked = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8').match(METRIC) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !measured.has(name))).toEqual([]);
  },
);
