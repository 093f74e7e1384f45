import type { MessageEvent } from '@navette/openapi/enums';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../kernel/operation.ts';
import { pollPlatform } from '../booqit/poll/watch-platform.ts';
import { returnTransport, startOwnPlatform } from '../booqit/testing/booqit-stage.ts';
import { appCalls } from '../live/driver-app/app-calls.ts';
import type { TransportPart } from '../ports/platform/platform-port.ts';
import { startFakeSms } from '../testing/fake-sms.ts';
import { messageStage } from '../testing/message-stage.ts';

const platform = await startOwnPlatform();
afterAll(() => platform.close());
const stage = await messageStage({ BOOQIT_URL: platform.url, BOOQIT_TOKEN: 'token' });
const { server, records, booked, run, at, consent, token } = stage;
const { db, services } = server;
const { driverId: karim, otherDriverId: els } = records;
const DAY = '2026-03-05';

beforeEach(async () => {
  platform.transports.clear();
  await db.deleteFrom('transport_decision').execute();
  await db
    .updateTable('platform_poll')
    .set({ at: new Date(0), unreachableSince: null })
    .execute();
});

/** User who changed something last, and may undo it. */
let author: Promise<string>;
const dispatcher = () => (author = token());
const update = async (id: number, form: BodyOf<'updateBooking'>) =>
  server.call(await dispatcher(), 'updateBooking', form, { path: { id } });
const booking = () => booked({ dates: [DAY], pick_time: '09:30' });

/** Gives the trip another place in a plan. */
async function plan(id: number, driverId: number, pick_time: string) {
  const change = { bookingId: id, before: { driverId: karim, pick_time: '09:30' }, after: { driverId, pick_time } };
  const { body } = await server.call(await dispatcher(), 'applyPlan', { date: DAY, changes: [change] });
  expect(body).toMatchObject([{ result: 'changed' }]);
}

let transportId = 0;

/** Books a transport of the platform there and back. Returns the booking of its way there. */
async function transport(): Promise<number> {
  transportId += 1;
  platform.transports.set(String(transportId), returnTransport(String(transportId), DAY));
  const { clientId, destinationId } = records;
  const items = [{ transportId: String(transportId), clientId, destinationId }];
  const { body } = await server.call(await dispatcher(), 'importTransports', { driverId: karim, items });
  return body[0]?.bookingId ?? 0;
}

/** Changes the transport on the platform. */
async function changeThere(change: (part: TransportPart) => TransportPart) {
  platform.transports.set(String(transportId), returnTransport(String(transportId), DAY).map(change));
  await pollPlatform(services, 0);
}

const later = (part: TransportPart): TransportPart =>
  part.returnPart === 2 ? part : { ...part, request: { ...part.request, dateTime: `${DAY}T08:30:00Z` } };

/** Applies the difference of a transport to its booking. */
async function decide(more: { readonly alsoLinked?: boolean } = {}) {
  const by = await dispatcher();
  const { body } = await server.call(by, 'listTransportDifferences');
  const [{ transportId, part, field, token: seen } = DIFFERENCE] = body;
  const decision = { transportId, part, field, token: seen, decision: 'apply' as const, ...more };
  expect((await server.call(by, 'decideTransportDifference', decision)).status).toBe(200);
}
const DIFFERENCE = { transportId: '', part: 0, field: 'time' as const, token: '' };

async function app() {
  const { id } = await db.selectFrom('app_user').select('id').executeTakeFirstOrThrow();
  const session = { sessionId: '', expiresAt: new Date() };
  return { user: { id, firstname: 'Karim', lastname: 'Benali' }, driverId: karim, ...session };
}

async function undo(bookingId: number) {
  const { id } = await db
    .selectFrom('booking_history')
    .select('id')
    .where('bookingId', '=', bookingId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { body } = await server.call(await author, 'undoChanges', { changes: [id] });
  expect(body).toMatchObject([{ result: 'changed' }]);
}

/** Events of the messages that left, oldest first, but for the first confirmation. */
const told = async () => {
  const rows = await db
    .selectFrom('client_message')
    .select(['event', 'turn'])
    .where('state', '=', 'kept')
    .orderBy('at')
    .execute();
  return rows.filter(({ event, turn }) => event !== 'confirmed' || turn > 0).map(({ event }) => event);
};

interface Origin {
  readonly origin: string;
  readonly given: () => Promise<number>;
  readonly change: (id: number) => Promise<unknown>;
  /** Events that are told of it, and of its undo. */
  readonly tells: readonly MessageEvent[];
  readonly undone?: readonly MessageEvent[];
}

const ORIGINS: readonly Origin[] = [
  {
    origin: 'the booking form, with another time',
    given: booking,
    change: (id) => update(id, { pick_time: '09:10' }),
    tells: ['changed'],
    undone: ['changed'],
  },
  {
    origin: 'a status set to canceled',
    given: booking,
    change: (id) => update(id, { status: 3 }),
    tells: ['cancelled'],
    undone: ['confirmed'],
  },
  {
    origin: 'a plan with another time',
    given: booking,
    change: (id) => plan(id, karim, '09:10'),
    tells: ['changed'],
    undone: ['changed'],
  },
  {
    origin: 'a plan with another driver',
    given: booking,
    change: (id) => plan(id, els, '09:30'),
    tells: [],
    undone: [],
  },
  {
    origin: 'the plan for a driver who is away',
    given: booking,
    change: async (id) => {
      await server.call(await dispatcher(), 'markDriverAway', { driverId: karim, date: DAY, from: '08:00' });
      await plan(id, els, '09:10');
    },
    tells: ['changed'],
    undone: ['changed'],
  },
  {
    origin: 'a difference with the platform, undecided',
    given: transport,
    change: () => changeThere((part) => ({ ...part, status: 'cancelledByBooker' })),
    tells: [],
  },
  {
    origin: 'another time on the platform, applied',
    given: transport,
    change: () => changeThere(later).then(() => decide()),
    tells: ['changed'],
    undone: ['changed'],
  },
  {
    origin: 'a cancellation on the platform, applied there and back',
    given: transport,
    change: () =>
      changeThere((part) => ({ ...part, status: 'cancelledByBooker' })).then(() => decide({ alsoLinked: true })),
    tells: ['cancelled'],
  },
  {
    origin: 'a driver who refuses in the app',
    given: booking,
    change: async (bookingId) => appCalls.answer(services, await app(), { bookingId, accepted: 3 }),
    tells: [],
  },
  {
    origin: 'a passenger on board in the app',
    given: booking,
    change: async (bookingId) => appCalls.charged(services, await app(), { bookingId, charged: true }),
    tells: [],
  },
  {
    origin: 'a trip closed in the app',
    given: booking,
    change: async (bookingId) => appCalls.finish(services, await app(), { bookingId, status: 1 }),
    tells: [],
  },
];

describe.each(ORIGINS)('$origin', ({ given, change, tells, undone }) => {
  it(`tells the client ${tells.join()}, once`, async () => {
    const id = await given();
    await run();
    await change(id);
    await run();
    await run();
    expect(await told()).toEqual(tells);
    if (!undone) return;
    at('2026-03-02T10:01:00Z');
    await undo(id);
    await run();
    await run();
    expect(await told()).toEqual([...tells, ...undone]);
  });

  it('tells nothing to a client who does not agree, neither then nor once he does', async () => {
    const id = await given();
    await run();
    await consent(false);
    await change(id);
    at('2026-03-02T10:10:00Z');
    await run();
    at('2026-03-02T10:20:00Z');
    await consent(true);
    await run();
    expect(await told()).toEqual([]);
  });

  it('waits for the end of the quiet hours', async () => {
    const id = await given();
    await run();
    at('2026-03-02T22:00:00Z');
    await change(id);
    await run();
    expect(await told()).toEqual([]);
    at('2026-03-03T08:00:00Z');
    await run();
    await run();
    expect(await told()).toEqual(tells);
  });
});

it.each(ORIGINS.filter(({ undone }) => undone))(
  '$origin is not told at all when it is undone in the quiet hours',
  async ({ given, change }) => {
    const id = await given();
    await run();
    at('2026-03-02T22:00:00Z');
    await change(id);
    await run();
    at('2026-03-02T22:01:00Z');
    await undo(id);
    await run();
    at('2026-03-03T08:00:00Z');
    await run();
    expect(await told()).toEqual([]);
  },
);

it('a change that is undone while the gateway is away is not told at all', async () => {
  const gateway = await startFakeSms('geheim');
  const id = await booking();
  await run(gateway.sms);
  await update(id, { pick_time: '09:10' });
  gateway.failures.push({ status: 503, body: {} });
  await run(gateway.sms);
  await undo(id);
  at('2026-03-02T10:05:00Z');
  await run(gateway.sms);
  expect(gateway.kept.size).toBe(1);
  await gateway.close();
});
