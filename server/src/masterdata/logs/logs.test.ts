import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
const server = await createTestApp();
const token = await server.signedIn('super');
const line = (url: string) => ({
  time: new Date('2026-05-03T10:00:00Z'),
  userId: null,
  role: 'super',
  method: 'PUT',
  url,
  body: null,
});
const urls = ['/api/logtest/12', '/api/logtest/123', '/api/logtest/12/history', '/api/logtest.12', '/api/Logtest%_(/7'];
for (const url of urls) await server.db.insertInto('log').values(line(url)).execute();
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

describe('contents of a log line', () => {
  const latest = async (operation: string) =>
    (await server.call(token, 'listLogs')).body.find((entry) => entry.operation === operation);
  const driver = {
    firstname: 'Luc',
    lastname: 'Logboek',
    mobile: '0470 12 34 56',
    address: 'rue Haute 12',
    zip: '1000',
    city: 'Bruxelles',
  };

  it('names the record, and each field that changed with its values before and after', async () => {
    const { insertId: id } = (await server.call(token, 'createDriver', { ...driver, role: 'driver' })).body;
    expect(await latest('createDriver')).toMatchObject({ subject: 'Luc Logboek', changes: [] });
    await server.call(token, 'updateDriver', { ...driver, role: 'driver', mobile: '0470 99 99 99' }, { path: { id } });
    expect(await latest('updateDriver')).toMatchObject({
      subject: 'Luc Logboek',
      changes: [{ field: 'mobile', before: '+32470123456', after: '+32470999999' }],
    });
    await server.call(token, 'deleteDriver', undefined, { path: { id } });
    expect(await latest('deleteDriver')).toMatchObject({ subject: 'Luc Logboek' });
  });

  it('hides a national number that changed', async () => {
    const { insertId: id } = (await server.call(token, 'createClient', { ...driver, ssn: '85.07.30-033-28' })).body;
    await server.call(
      token,
      'updateClient',
      { ...driver, ssn: '93.05.18-223-61', info: '93051822361' },
      { path: { id } },
    );
    const changes = (await latest('updateClient'))?.changes;
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual({ field: 'ssn', before: '…', after: '…' });
    expect(changes).toContainEqual({ field: 'info', before: null, after: '…' });
  });

  it('lists sign-ins with user and outcome', async () => {
    const email = 'logged@navette.example';
    const attempt = (password: string) => server.call(undefined, 'signIn', { email, password });
    await attempt('wrong');
    const refused = { subject: email, outcome: 'refused', address: '127.0.0.1', userId: null, changes: [] };
    expect(await latest('signIn')).toMatchObject(refused);
    for (let count = 0; count < 6; count += 1) await attempt('wrong');
    expect(await latest('signIn')).toMatchObject({ subject: email, outcome: 'blocked', address: '127.0.0.1' });
  });

  it('logs a refusal with user, reason and address, without the request body, and limits repeated lines', async () => {
    const office = await server.signedIn('dispatch');
    const { body: me } = await server.call(office, 'getSession');
    for (let count = 0; count < 20; count += 1) {
      const { status } = await server.call(office, 'createUser', { ...driver, role: 'super', email: 'me@me.example' });
      expect(status).toBe(403);
    }
    const { body: lines } = await server.call(token, 'listLogs');
    const refused = lines.filter(({ operation }) => operation === 'createUser');
    expect(refused[0]).toMatchObject({ userId: me.user.id, outcome: 'denied', address: '127.0.0.1', body: null });
    expect(refused).toHaveLength(5);
  });

  it('distinguishes a refused change of password from a completed one', async () => {
    const form = { email: 'nobody@navette.example', oldpassword: 'wrong', newpassword: 'anything at all' };
    await server.call(undefined, 'changePassword', form);
    expect(await latest('changePassword')).toMatchObject({ subject: form.email, outcome: 'refused' });
  });
});
