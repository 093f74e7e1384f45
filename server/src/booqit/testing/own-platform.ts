import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TransportPart } from '../../ports/platform/platform-port.ts';

/** A platform that holds what a test put into it, and speaks the platform's HTTP. */
export interface OwnPlatform {
  readonly url: string;
  /** Its transports by id; tests change them. */
  readonly transports: Map<string, TransportPart[]>;
  /** Calls that it answered. */
  calls: number;
  /** Answers with an error from now on. */
  isDown: boolean;
  close(): Promise<void>;
}

/** Starts it on a port of this machine. */
export async function startOwnPlatform(): Promise<OwnPlatform> {
  const transports = new Map<string, TransportPart[]>();
  const server = createServer((request, response) => {
    platform.calls += 1;
    const [, id] = /^\/v1\/transports\/([^/?]+)/u.exec(request.url ?? '') ?? [];
    const view = new URL(request.url ?? '', 'http://own').searchParams.get('view');
    const all = [...transports.values()];
    const wanted = view === 'inbox' ? all.filter(([first]) => first?.status === 'requested') : all;
    const found =
      id === undefined ? wanted : [transports.get(decodeURIComponent(id)) ?? []].filter(({ length }) => length);
    response.writeHead(platform.isDown ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { transports: found, pages: 1 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Partial<AddressInfo> = Object(server.address());
  const platform: OwnPlatform = {
    url: `http://127.0.0.1:${String(port)}`,
    transports,
    calls: 0,
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
