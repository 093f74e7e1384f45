import { describe, expect, it, vi } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { insertBooking } from '../../testing/records.ts';
import type { TransportPart } from '../../ports/platform/platform-port.ts';
import { pollPlatform } from '../poll/watch-platform.ts';
import { booqitStage, returnTransport } from '../testing/booqit-stage.ts';

vi.setConfig({ testTimeout: 60_000 });

const { server, beside, platform, records, token } = await booqitStage(() => new Date('2026-03-10T09:30:00Z'));

type Change = (part: TransportPart) => TransportPart;

/** Books a transport there and back, changes it on the platform, and polls. */
async function bookAndChange(id: string, ...changes: Change[]) {
  const parts = returnTransport(id);
  platform.transports.set(id, parts);
  const { clientId, destinationId, driverId } = records;
  const items = [{ transportId: id, clientId, destinationId }];
  await server.call(token, 'importTransports', { driverId, items });
  platform.transports.set(
    id,
    changes.reduce<TransportPart[]>((all, change) => all.map(change), parts),
  );
  await pollPlatform(server.services, 0);
}
const list = async (from = server) => (await from.call(token, 'listTransportDifferences')).body;
const brief = async () => (await list()).map(({ part, field, old, new: now }) => [part, field, old, now]);
const decide = async (index: number, more: Partial<BodyOf<'decideTransportDifference'>>) => {
  const { transportId, part, field, token: seen } = (await list())[index] ?? {};
  if (!transportId || part === undefined || !field || !seen) throw new Error('no such difference');
  const decision = { transportId, part, field, token: seen, decision: 'apply' as const, ...more };
  return server.call(token, 'decideTransportDifference', decision);
};
const bookings = () => server.db.selectFrom('booking').selectAll().orderBy('id').execute();
const later: Change = (part) =>
  part.returnPart === 2 ? part : { ...part, request: { ...part.request, dateTime: '2026-03-12T08:30:00Z' } };
const cancelled: Change = (part) => ({ ...part, status: 'cancelledByBooker' });

it('differences of booked transports are empty while the platform is unchanged', async () => {
  await bookAndChange('A1');
  expect(await list()).toEqual([]);
});

it('differences of booked transports contain the field, the value of the booking and the new value of the platform', async () => {
  await bookAndChange(
    'B1',
    later,
    (part) => ({ ...part, tags: ['certificatePresent'] }),
    ({ request, ...part }) => ({
      ...part,
      request: { ...request, passenger: { ...request.passenger, firstName: 'Zora' } },
    }),
  );
  expect(await brief()).toEqual([
    [0, 'time', '2026-03-12 09:00', '2026-03-12 09:30'],
    [0, 'passenger', 'Œuvrard Zoé, 1985-07-30', 'Œuvrard Zora, 1985-07-30'],
    [0, 'certificate', 'needed', 'present'],
    [1, 'passenger', 'Œuvrard Zoé, 1985-07-30', 'Œuvrard Zora, 1985-07-30'],
    [1, 'certificate', 'needed', 'present'],
  ]);
  expect((await server.call(token, 'countTransportDifferences')).body).toEqual({ differences: 5, inbox: 0 });
});

it('differences of booked transports hold no name, address or birthday in the database', async () => {
  await bookAndChange('C1');
  const [row] = await server.db.selectFrom('booked_transport').selectAll().execute();
  expect(JSON.stringify(row)).not.toMatch(/uvrard|Neuve|1985|botanique/u);
});

it('differences of booked transports change the booking when they are applied, and are gone', async () => {
  await bookAndChange('D1', later);
  expect((await decide(0, {})).body).toEqual({ affectedRows: 1 });
  expect((await bookings())[0]).toMatchObject({ ap_date: '2026-03-12', ap_time: '09:30' });
  expect(await list()).toEqual([]);
  await pollPlatform(server.services, 0);
  expect(await list()).toEqual([]);
});

it('differences of booked transports leave the booking as it is when they are ignored, and come back when the platform changes again', async () => {
  await bookAndChange('E1', later);
  await decide(0, { decision: 'ignore' });
  expect([(await bookings())[0]?.ap_time, await list()]).toEqual(['09:00', []]);
  const [first, second] = returnTransport('E1');
  if (!first || !second) throw new Error('no parts');
  platform.transports.set('E1', [
    { ...first, request: { ...first.request, dateTime: '2026-03-12T10:00:00Z' } },
    second,
  ]);
  await pollPlatform(server.services, 0);
  expect(await brief()).toEqual([[0, 'time', '2026-03-12 09:00', '2026-03-12 11:00']]);
  const decisions = await server.db.selectFrom('transport_decision').selectAll().execute();
  expect(decisions).toMatchObject([
    { field: 'time', decision: 'ignore', old: '2026-03-12 09:00', new: '2026-03-12 09:30' },
  ]);
});

it('differences of booked transports refuse a decision about a change that the platform has changed again', async () => {
  await bookAndChange('F1', later);
  const { status, problem } = await decide(0, { token: '2026-03-12 09:15' });
  expect([status, problem.code]).toEqual([409, 'booqit.changedAgain']);
  expect((await bookings())[0]?.ap_time).toBe('09:00');
});

it('differences of booked transports cancel the booking, and its linked leg on request', async () => {
  await bookAndChange('G1', later, (part) => (part.returnPart === 2 ? part : cancelled(part)));
  expect(await brief()).toEqual([[0, 'status', 'drives', 'cancelledByBooker']]);
  await decide(0, { alsoLinked: true });
  expect((await bookings()).map(({ status }) => status)).toEqual([3, 3]);
  expect(await list()).toEqual([]);
});

it('differences of booked transports leave the other leg when only one is cancelled', async () => {
  await bookAndChange('H1', (part) => (part.returnPart === 2 ? part : cancelled(part)));
  await decide(0, {});
  expect((await bookings()).map(({ status }) => status)).toEqual([3, 0]);
});

it('differences of booked transports report a transport that the platform no longer has', async () => {
  await bookAndChange('I1');
  platform.transports.clear();
  await pollPlatform(beside.services, 0);
  expect(await brief()).toEqual([
    [0, 'status', 'drives', 'unknown'],
    [1, 'status', 'drives', 'unknown'],
  ]);
});

it('differences of booked transports need the client of another passenger and the destination of another place', async () => {
  const moved: Change = ({ request, ...part }) => ({
    ...part,
    request: {
      ...request,
      passenger: { ...request.passenger, firstName: 'Zora' },
      pickup: { ...request.pickup, street: 'Rue Longue' },
      dropOff: { ...request.dropOff, street: 'Rue Longue' },
    },
  });
  await bookAndChange('J1', moved);
  const all = await list();
  const at = (field: string) => all.findIndex((one) => one.part === 0 && one.field === field);
  expect((await decide(at('passenger'), {})).problem.fields[0]?.field).toBe('clientId');
  expect((await decide(at('care'), {})).problem.fields[0]?.field).toBe('destinationId');
  expect((await decide(at('home'), {})).status).toBe(200);
  expect((await bookings())[0]?.pick_address).toBe('Rue Longue 3, 1000 Bruxelles');
});

it('differences of booked transports are not shown once the booking says the same by hand', async () => {
  await bookAndChange('K1', later);
  await server.db.updateTable('booking').set({ ap_time: '09:30' }).where('type', '=', 'to').execute();
  expect(await list()).toEqual([]);
});

describe('the poll of the platform', () => {
  it('the poll of the platform is done by one of several processes', async () => {
    platform.calls.length = 0;
    await Promise.all([pollPlatform(server.services, 60), pollPlatform(beside.services, 60)]);
    expect(platform.calls).toHaveLength(2);
    await pollPlatform(beside.services, 60);
    expect(platform.calls).toHaveLength(2);
  });

  it('tells every process since when the platform does not answer, and that it is back', async () => {
    platform.isDown = true;
    await expect(pollPlatform(server.services, 0)).rejects.toThrow('Booqit');
    const state = async () => (await beside.call(token, 'getBooqitStatus')).body;
    expect(await state()).toMatchObject({ configured: true, unreachableSince: '2026-03-10T09:30:00.000Z' });
    platform.isDown = false;
    await pollPlatform(beside.services, 0);
    expect(await state()).toMatchObject({ unreachableSince: null, polledAt: expect.any(String) });
  });

  it('compares only bookings that are linked to a transport', async () => {
    await insertBooking(server.db, records, { ap_date: '2026-03-12' });
    await pollPlatform(server.services, 0);
    expect(await list(beside)).toEqual([]);
  });
});
