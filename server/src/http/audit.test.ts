import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { type Audit, type AuditLine, createAudit } from './audit.ts';
let lines: AuditLine[];
const audit: Audit = { write: (line) => void lines.push(line), close: () => undefined };
const server = await createTestApp({ audit });
const token = await server.signedIn('dispatch');
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

const form = { firstname: 'Zoé', lastname: 'Dequeker', address: 'avenue Rogier 50', zip: '1030', city: 'Schaerbeek' };

async function create(): Promise<number> {
  const { raw } = await server.call(token, 'createClient', form);
  const { insertId }: { insertId: number } = raw.json();
  return insertId;
}

describe('the audit stream', () => {
  it('logs who read and changed which patient, by number', async () => {
    const id = await create();
    await server.call(token, 'getClient', undefined, { path: { id } });
    await server.call(token, 'updateClient', { ...form, firstname: 'Zoë' }, { path: { id } });
    expect(lines).toMatchObject([
      { action: 'change', operation: 'createClient', client: id, userId: expect.any(Number), role: 'dispatch' },
      { action: 'read', operation: 'getClient', client: id },
      { action: 'change', operation: 'updateClient', client: id, fields: expect.arrayContaining(['firstname']) },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Zo|Dequeker|Rogier|1030/u);
  });

  it('says how many patients a list showed', async () => {
    await create();
    lines = [];
    await server.call(token, 'listClients');
    expect(lines).toMatchObject([{ action: 'read', operation: 'listClients', read: { count: expect.any(Number) } }]);
  });

  it('the opening of a list, whose first are read before the whole, is one line of the log', async () => {
    const lead = await server.signedIn('lead');
    const logged = async () =>
      (await server.db.selectFrom('log').select('body').where('role', '=', 'lead').orderBy('id').execute()).map(
        ({ body }) => body,
      );
    await create();
    await create();
    await server.call(lead, 'listClients', undefined, { query: { limit: 1 } });
    expect(await logged()).toEqual(['{"count":1,"first":true}']);
    const { raw } = await server.call(lead, 'listClients');
    const whole = `{"count":${raw.json<unknown[]>().length}}`;
    expect(await logged()).toEqual([whole]);
    await server.call(lead, 'listClients');
    expect(await logged()).toEqual([whole, whole]);
  });

  it('the audit stream has the refusals and the sign-ins', async () => {
    const account = await server.signedIn('account');
    await server.call(account, 'deleteClient', undefined, { path: { id: 1 } });
    await server.call(undefined, 'signIn', { email: 'nobody@navette.example', password: 'a password' });
    expect(lines).toMatchObject([
      { action: 'refused', operation: 'deleteClient', outcome: 'denied' },
      { action: 'sign-in', operation: 'signIn', outcome: 'refused' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('nobody@');
  });
});

it('appends lines to a file that only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navette-audit-'));
  const path = join(folder, 'of/audit.jsonl');
  const line: AuditLine = {
    incidentId: 'a1',
    userId: 1,
    role: 'lead',
    action: 'read',
    operation: 'getClient',
    record: { id: 7 },
    outcome: null,
    address: '192.0.2.1',
  };
  for (const incidentId of ['a1', 'a2']) {
    const file = createAudit(path);
    file.write({ ...line, incidentId });
    file.close();
  }
  const written = (await readFile(path, 'utf8')).trimEnd().split('\n');
  expect(written.map((text) => JSON.parse(text))).toMatchObject([
    { stream: 'audit', incidentId: 'a1', record: { id: 7 }, time: expect.any(String) },
    { stream: 'audit', incidentId: 'a2' },
  ]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
