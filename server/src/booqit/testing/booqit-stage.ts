import { afterAll, beforeEach, vi } from 'vitest';
import { createRecords } from '../../testing/records.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { type FakeService, startFakeService } from '../../testing/fake-service.ts';
import type { TransportPart } from '../../ports/platform/platform-port.ts';

/** Starts a server that is connected with a platform of the test's own, and another process beside it; each test begins without bookings and transports. Insurer 1 exists. */
export async function booqitStage(now: () => Date) {
  const platform = await startOwnPlatform();
  const env = { BOOQIT_URL: platform.url, BOOQIT_TOKEN: 'token' };
  const server = await createTestApp({ now, env });
  const beside = await createTestApp({ now, env, beside: server });
  const records = await createRecords(server.db);
  afterAll(async () => {
    await beside.close();
    await server.close();
    await platform.close();
  });
  beforeEach(async () => {
    for (const table of ['transport_decision', 'booking', 'booking_history'] as const)
      await server.db.deleteFrom(table).execute();
    await server.db
      .updateTable('platform_poll')
      .set({ at: new Date(0), unreachableSince: null })
      .execute();
    platform.transports.clear();
    platform.isDown = false;
  });
  return { server, beside, platform, records, token: await server.signedIn('dispatch') };
}

/** A platform that holds what a test put into it, and speaks the platform's HTTP. */
interface OwnPlatform extends FakeService {
  /** Its transports by id; tests change them. */
  readonly transports: Map<string, TransportPart[]>;
  /** Answers with an error from now on. */
  isDown: boolean;
}

/** Starts it on a port of this machine. */
export async function startOwnPlatform(): Promise<OwnPlatform> {
  const transports = new Map<string, TransportPart[]>();
  const service = await startFakeService(({ url }) => {
    const [, id] = /^\/v1\/transports\/([^/?]+)/u.exec(url.pathname) ?? [];
    const all = [...transports.values()];
    const wanted =
      url.searchParams.get('view') === 'inbox' ? all.filter(([first]) => first?.status === 'requested') : all;
    const found =
      id === undefined ? wanted : [transports.get(decodeURIComponent(id)) ?? []].filter(({ length }) => length);
    return { status: platform.isDown ? 400 : 200, body: { data: { transports: found, pages: 1 } } };
  });
  const platform: OwnPlatform = { ...service, transports, isDown: false };
  return platform;
}

const HOME = { street: 'Rue Neuve', number: '3', zipCode: '1000', locality: 'Bruxelles' };
const CARE = {
  name: 'Clinique Saint-Jean',
  street: 'Boulevard du Jardin botanique',
  number: '32',
  zipCode: '1000',
  locality: 'Bruxelles',
};

/** A part of a transport: dialysis of Zoé Œuvrard, whom an insurer pays. */
export function transportPart(transportId: string, isReturn: boolean, dateTime: string): TransportPart {
  const [pickup, dropOff] = isReturn ? [CARE, HOME] : [HOME, CARE];
  return {
    transportId,
    status: 'accepted',
    type: isReturn ? 'back' : 'to',
    returnPart: isReturn ? 2 : 1,
    tags: ['invoiceable'],
    certificateNeeded: true,
    request: {
      dateTime,
      reason: isReturn ? 'returnAmbulatoryCare' : 'dialysis',
      distance: 12_300,
      info: null,
      passenger: { firstName: 'Zoé', lastName: 'Œuvrard', dateOfBirth: '1985-07-30', rrNumber: '85.07.30-033-28' },
      pickup,
      dropOff,
    },
    assignment: { price: { total: 21.34, distribution: { nonReimbursed: { perPart: 4 } } } },
    matchingState: null,
  };
}

/** A transport there and back, on a day of March 2026. */
export const returnTransport = (id: string, day = '2026-03-12'): TransportPart[] => [
  transportPart(id, false, `${day}T08:00:00Z`),
  transportPart(id, true, `${day}T13:00:00Z`),
];

const LABO = { name: 'Labo', street: 'Rue Royale', number: '4', zipCode: '1000', locality: 'Bruxelles' };

/** A transport that goes on from one place of care to another, and home from there. */
export function chainTransport(id: string, day = '2026-03-12'): TransportPart[] {
  const [there, on, home] = [
    transportPart(id, false, `${day}T08:00:00Z`),
    transportPart(id, false, `${day}T10:00:00Z`),
    transportPart(id, true, `${day}T13:00:00Z`),
  ];
  return [
    there,
    { ...on, returnPart: null, request: { ...on.request, pickup: CARE, dropOff: LABO } },
    { ...home, request: { ...home.request, pickup: LABO } },
  ];
}

/** A server of its own with transports to import. */
export async function importStage() {
  vi.setConfig({ testTimeout: 60_000 });

  const { server, beside, platform, records, token } = await booqitStage(() => new Date('2026-03-10T09:30:00Z'));
  /** Request item of a transport. */
  const item = (transportId: string) => ({
    transportId,
    clientId: records.clientId,
    destinationId: records.destinationId,
  });
  const importing = (ids: readonly string[], more = {}, from = server) =>
    from.call(token, 'importTransports', { driverId: records.driverId, items: ids.map(item), ...more });
  /** All bookings, in the order they were made. */
  const bookings = () => server.db.selectFrom('booking').selectAll().orderBy('id').execute();

  return { item, importing, bookings, server, beside, platform, records, token };
}
