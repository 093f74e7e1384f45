import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('super');
  const line = (url: string) => ({
    time: new Date('2026-05-03T10:00:00Z'),
    userId: null,
    role: 'super',
    method: 'PUT',
    url,
    body: null,
  });
  const urls = [
    '/api/logtest/12',
    '/api/logtest/123',
    '/api/logtest/12/history',
    '/api/logtest.12',
    '/api/Logtest%_(/7',
  ];
  for (const url of urls) await server.db.insertInto('log').values(line(url)).execute();
});
afterAll(() => server.close());

const urlsFor = async (url: string) =>
  (await server.call(token, 'listLogs', undefined, { query: { url } })).body.map((entry) => entry.url).toSorted();

describe('lines of the log about a record', () => {
  it('lists log lines of a record, without those of numbers with the same beginning', async () => {
    expect(await urlsFor('/api/logtest/12')).toEqual(['/api/logtest/12', '/api/logtest/12/history']);
    expect(await urlsFor('logtest/123')).toEqual(['/api/logtest/123']);
  });

  it('finds log lines by part of the path, whatever its case and characters', async () => {
    expect(await urlsFor('LOGTEST')).toHaveLength(5);
    expect(await urlsFor(' logtest/ ')).toHaveLength(3);
    expect(await urlsFor('logtest.')).toEqual(['/api/logtest.12']);
    expect(await urlsFor('%_(/7')).toEqual(['/api/Logtest%_(/7']);
    expect(await urlsFor('[(*')).toEqual([]);
  });

  it('refuses a text that no path can contain', async () => {
    expect([200, 400]).toContain(
      (await server.callWith(token, 'listLogs', undefined, { query: { url: 'a\0b' } })).status,
    );
  });
});
