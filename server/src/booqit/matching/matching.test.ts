import { expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import type { TransportPart } from '../../ports/platform/platform-port.ts';
import { booqitStage, transportPart } from '../testing/booqit-stage.ts';

vi.setConfig({ testTimeout: 60_000 });

const { server, platform, records, token } = await booqitStage(() => new Date('2026-03-10T09:30:00Z'));

type Passenger = NonNullable<TransportPart['request']['passenger']>;
const put = (id: string, passenger: Partial<Passenger> = {}) => {
  const { request, ...part } = transportPart(id, false, '2026-03-12T08:00:00Z');
  platform.transports.set(id, [
    { ...part, request: { ...request, passenger: { ...request.passenger, ...passenger } } },
  ]);
};
const matchOf = async (id: string, kind: 'client' | 'destination') =>
  (await server.call(token, 'matchTransports', { transportIds: [id] })).body.find((match) => match.kind === kind);
const remember = (transportId: string, kind: 'client' | 'destination', recordId: number) =>
  server.call(token, 'saveMatchChoice', { transportId, kind, recordId });

it('suggests client and destination of a transport with score and reasons, without a national number', async () => {
  put('A1');
  const { status, body, raw } = await server.call(token, 'matchTransports', { transportIds: ['A1', 'unknown'] });
  expect([status, body.length]).toEqual([200, 2]);
  const [client, destination] = body;
  expect(client?.candidates[0]).toMatchObject({ id: records.clientId, label: 'Œuvrard Zoé', score: 99 });
  expect(client?.candidates[0]?.reasons).toContainEqual({ code: 'nationalNumber', points: 26 });
  expect(destination?.candidates[0]).toMatchObject({ id: records.destinationId });
  // Its record has the town in the street: the same name in the same town is sure all the same.
  expect(destination?.candidates[0]?.score).toBe(96);
  expect(raw.body).not.toMatch(/85\D?07\D?30\D?033/u);
});

it('finds a passenger without a national number by birthday, also with day and month swapped, and by name', async () => {
  await sql`insert into client (firstname, lastname, birthday, "fullAddress") values ('Noor', 'Claes', '1950-03-04', 'x')`.execute(
    server.db,
  );
  put('B1', { rrNumber: null, firstName: 'Noor', lastName: 'Claas', dateOfBirth: '1950-04-03' });
  put('B2', { rrNumber: null, firstName: 'noor', lastName: 'CLAES', dateOfBirth: null });
  expect((await matchOf('B1', 'client'))?.candidates.map(({ label }) => label)).toContain('Claes Noor');
  expect((await matchOf('B2', 'client'))?.candidates.map(({ label }) => label)).toContain('Claes Noor');
});

it('matches of a transport remember a choice for the next transport of the same passenger or place, until it is forgotten', async () => {
  put('C1', { rrNumber: '50.01.01-001-01' });
  put('C2', { rrNumber: '50010100101', firstName: 'Z.' });
  put('C3', { rrNumber: null, firstName: 'Somebody', lastName: 'Else' });
  await remember('C1', 'client', records.clientId);
  await remember('C1', 'destination', records.destinationId);
  expect((await matchOf('C2', 'client'))?.chosen).toEqual({ id: records.clientId, label: 'Œuvrard Zoé' });
  expect((await matchOf('C3', 'client'))?.chosen).toBeNull();
  expect((await matchOf('C3', 'destination'))?.chosen).toMatchObject({ id: records.destinationId });
  const { body: choices } = await server.call(token, 'listMatchChoices');
  expect(choices).toMatchObject([
    { kind: 'destination', userName: 'dispatch Ada' },
    { kind: 'client', record: { label: 'Œuvrard Zoé' } },
  ]);
  for (const { id } of choices) await server.call(token, 'forgetMatchChoice', undefined, { path: { id } });
  expect((await matchOf('C2', 'client'))?.chosen).toBeNull();
  expect((await server.call(token, 'forgetMatchChoice', undefined, { path: { id: 999 } })).status).toBe(404);
});

it('says that the client of a passenger is inactive, and neither preselects nor remembers it', async () => {
  put('F1');
  await remember('F1', 'client', records.clientId);
  await server.db.updateTable('client').set({ active: false }).where('id', '=', records.clientId).execute();
  const match = await matchOf('F1', 'client');
  expect(match?.chosen).toBeNull();
  expect(match?.candidates).toMatchObject([{ id: records.clientId, score: 94, inactive: true }]);
  await server.db.updateTable('client').set({ active: true }).where('id', '=', records.clientId).execute();
  expect((await matchOf('F1', 'client'))?.chosen).toMatchObject({ id: records.clientId });
});

it('refuses to remember a record that does not exist', async () => {
  put('D1');
  expect((await remember('D1', 'client', 999_999)).problem.fields[0]?.field).toBe('recordId');
  expect((await remember('unknown', 'client', records.clientId)).problem.fields[0]?.field).toBe('transportId');
});

it('stores no name, birthday or number of a passenger with a remembered choice', async () => {
  put('E1');
  await remember('E1', 'client', records.clientId);
  const rows = await server.db.selectFrom('match_choice').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/uvrard|1985-|0730|033/u);
});
