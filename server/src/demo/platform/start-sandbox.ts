import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Db } from '../../db/database.ts';
import { type IsoDate, PLATFORM_TAGS, addDays, brusselsToday } from '@navette/shared/domain';
import type { TransportsWanted, PlatformInvoice, TransportPart } from '../../ports/platform/platform-port.ts';
import type { PlatformSettings } from '../../ports/platform/create-platform.ts';
import {
  type DayOfOrders,
  transportsAt,
  type CurrentTransport,
  type OrderedTransport,
  transportsOfDay,
} from './transports.ts';
import { PRACTICE_CHANGE_VALUES, type PracticeChange } from '@navette/openapi/enums';
import { isUncheckedObject } from '../../ports/http/unchecked.ts';
import { sql } from 'kysely';
import { KNOWN_PEOPLE, KNOWN_PLACES, type PlatformPerson, type PlatformPlace, type PlatformWorld } from './world.ts';

/** A simulated fault for the next calls: this status, no answer, truncated JSON, or a transport with wrong types. */
export type SandboxFault = 429 | 500 | 'silence' | 'half' | 'types';

export interface Sandbox extends PlatformSettings {
  /** Faults of the next calls, in order. */
  readonly faults: SandboxFault[];
  close(): Promise<void>;
}

const TOKEN = 'sandbox';
const PAGE = 100;
const WEB_PATH = '/transport';
/** Takes a {@link Control} by POST, with the token. */
const CONTROL_PATH = '/control';
const FAULTS: readonly SandboxFault[] = [429, 500, 'silence', 'half', 'types'];

/** Command: a fault of the next call, or an immediate change of a transport. */
interface Control {
  readonly fault: SandboxFault | undefined;
  readonly transportId: string | undefined;
  readonly change: PracticeChange | undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Control> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
  const { fault, transportId, change }: Readonly<Record<string, unknown>> = isUncheckedObject(body) ? body : {};
  return {
    fault: FAULTS.find((known) => known === fault),
    transportId: typeof transportId === 'string' ? transportId : undefined,
    change: PRACTICE_CHANGE_VALUES.find((known) => known === change),
  };
}
const VIEWS = ['trips', 'inbox', 'series', 'transports'] as const;

/**
 * Starts the sandbox of the external platform: a server that implements the platform's HTTP API, with transports of the demo's clients over the month
 * around today that change over time. Its answers depend on the clock only, so that several processes agree.
 */
export async function startSandbox(db: Db, now: () => Date = () => new Date()): Promise<Sandbox> {
  const faults: SandboxFault[] = [];
  const changes = new Map<string, PracticeChange>();
  let orders: Promise<DayOfOrders> | undefined;
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://sandbox');
    const fault = url.pathname === CONTROL_PATH ? undefined : faults.shift();
    if (fault === 'silence') return;
    const send = (status: number, body: unknown) => {
      const text = JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '1' }) });
      response.end(fault === 'half' ? text.slice(0, text.length / 2) : text);
    };
    if (url.pathname === WEB_PATH) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(transportPage(url.searchParams.get('transportId') ?? ''));
      return;
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return send(401, { error: 'unauthorized' });
    if (url.pathname === CONTROL_PATH) return send(200, control(await bodyOf(request)));
    if (typeof fault === 'number') return send(fault, { error: 'try again' });
    try {
      orders ??= readOrders(db);
      const answer = answerTo(url, forced(await orders), now());
      if (!answer) return send(404, { error: 'not found' });
      return send(200, { data: fault === 'types' ? spoiled(answer) : answer });
    } catch {
      orders = undefined;
      return send(500, { error: 'the sandbox has no data' });
    }
  }

  /** Faults of the next calls and changes of transports, for journeys and demonstrations. */
  function control({ fault, transportId, change }: Control): object {
    if (fault !== undefined) faults.push(fault);
    if (transportId !== undefined && change !== undefined) changes.set(transportId, change);
    return { faults: faults.length, changes: changes.size };
  }

  const forced =
    (days: DayOfOrders): DayOfOrders =>
    (date) =>
      days(date).map((ordered) => {
        const kind = changes.get(ordered.parts[0]?.transportId ?? '');
        return kind ? { ...ordered, change: { kind, at: new Date(0) } } : ordered;
      });

  return {
    url: `http://127.0.0.1:${port}`,
    webUrl: `http://127.0.0.1:${port}${WEB_PATH}`,
    token: TOKEN,
    practise: async (transportId, change) => void changes.set(transportId, change),
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly transports?: readonly unknown[];
  readonly invoices?: readonly unknown[];
  readonly pages?: number;
}

/** Days are computed once: they are the same for all callers. */
async function readOrders(db: Db): Promise<DayOfOrders> {
  const world = await readWorld(db);
  const days = new Map<IsoDate, readonly OrderedTransport[]>();
  return (date) => {
    const known = days.get(date) ?? transportsOfDay(world, date);
    days.set(date, known);
    return known;
  };
}

function answerTo({ pathname, searchParams }: URL, orders: DayOfOrders, now: Date): Answer | undefined {
  const page = Number(searchParams.get('page') ?? 1);
  if (pathname === '/v1/transports') {
    const { items, pages } = paged(wantedOf(transportsAt(orders, now), wanted(searchParams)), page);
    return { transports: items, pages };
  }
  if (pathname === '/v1/invoices') {
    const { items, pages } = paged(invoicesAt(orders, now), page);
    return { invoices: items, pages };
  }
  const [, id] = /^\/v1\/transports\/([^/]+)$/u.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const parts = transportsAt(orders, now).map((transport) => transport.parts);
  return { transports: parts.filter(([first]) => first?.transportId === decodeURIComponent(id)) };
}

function paged<Item>(list: readonly Item[], page: number): { items: readonly Item[]; pages: number } {
  return { items: list.slice((page - 1) * PAGE, page * PAGE), pages: Math.max(1, Math.ceil(list.length / PAGE)) };
}

function wanted(search: URLSearchParams): TransportsWanted {
  const names = (search.get('tags') ?? '').split(';');
  return {
    view: VIEWS.find((view) => view === search.get('view')) ?? 'trips',
    start: new Date(search.get('start') ?? 0),
    end: new Date(search.get('end') ?? 0),
    tags: PLATFORM_TAGS.filter((tag) => names.includes(tag)),
  };
}

/** Replaces the distance of the first transport by a text. */
function spoiled({ transports = [], ...rest }: Answer): unknown {
  const [first, ...others] = transports;
  if (!Array.isArray(first)) return { ...rest, transports };
  const wrong = first.map((part: { request: object }) => ({ ...part, request: { ...part.request, distance: 'far' } }));
  return { ...rest, transports: [wrong, ...others] };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);

/** The platform's page of a transport. Public on this machine: it names nobody. */
const transportPage = (id: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Transport ${escaped(id)}</title>
<body style="font: 1rem sans-serif; padding: 2rem"><h1>Transport ${escaped(id)}</h1>
<p>This is the sandbox of the external platform. The real one shows the transport here.</p></body></html>`;

/** Clients and destinations of the demo that are also on the platform. */
async function readWorld(db: Db): Promise<PlatformWorld> {
  const { rows: people } = await sql<PlatformPerson>`
    select id, firstname, lastname, birthday::text, ssn, mobile, email, mcode, address, zip, city, latitude, longitude
    from client where latitude is not null and address is not null order by id limit ${KNOWN_PEOPLE}`.execute(db);
  const { rows: places } = await sql<PlatformPlace>`
    select id, name, address, zip, city, latitude, longitude, tel
    from destination where latitude is not null order by id limit ${KNOWN_PLACES}`.execute(db);
  return { people, places };
}

/** Transports of a list, or of a period with all of the tags. */
function wantedOf(current: readonly CurrentTransport[], { view, start, end, tags = [] }: TransportsWanted) {
  return current
    .filter(({ parts: [first], isOffered, isSeries }) => {
      const at = Date.parse(first?.request.dateTime ?? '');
      if (!(at >= start.getTime() && at <= end.getTime())) return false;
      if (view === 'inbox') return isOffered;
      if (view === 'series') return isSeries;
      return view === 'transports' ? tags.every((tag) => first?.tags?.includes(tag)) : !isOffered;
    })
    .map(({ parts }) => parts);
}

/** Invoices of the platform: one for each day with settled insured transports. */
export function invoicesAt(ordersOf: DayOfOrders, now: Date): PlatformInvoice[] {
  const settled = new Map<IsoDate, TransportPart[]>();
  for (const { parts } of transportsAt(ordersOf, now)) {
    const [first] = parts;
    if (!first?.tags?.includes('invoiced') || first.status !== 'accepted') continue;
    const day = brusselsToday(new Date(first.request.dateTime));
    settled.set(day, [...(settled.get(day) ?? []), ...parts]);
  }
  return [...settled].map(([day, parts]) => ({
    invoiceNumber: `BQF-${day.replaceAll('-', '')}`,
    createdAt: new Date(`${addDays(day, 21)}T09:00:00Z`).toISOString(),
    totals: {
      totalExcl:
        Math.round(parts.reduce((sum, { assignment }) => sum + (assignment?.price?.total ?? 0), 0) * 100) / 100,
    },
    transportIds: [...new Set(parts.map(({ transportId }) => transportId))],
  }));
}
