import {
  brusselsToday,
  isListedStatus,
  LONGEST_LIST,
  parseTags,
  comparedPassenger,
  comparedPlace,
  passengerKey,
  placeKey,
  planningRows,
} from '@navette/shared/domain';
import { noteForLog } from '../kernel/log-details.ts';
import type { Handlers, BodyOf } from '../kernel/operation.ts';
import { invalid, conflict, refuseRange, changed } from '../kernel/problem.ts';
import type { PlatformList, TransportPart, TransportsWanted } from '../ports/platform/platform-port.ts';
import {
  findBooked,
  bookedParts,
  insertBookedPart,
  lockTransport,
  passengerDay,
  storedState,
} from './booked/find-booked.ts';
import { decideDifference } from './differences/decide-difference.ts';
import { listDifferences, openDifferences } from './differences/list-differences.ts';
import { importTransports } from './import/import-transports.ts';
import { matchTransports } from './matching/match-transports.ts';
import { planningRange, lastPoll, pollPlatform } from './poll/watch-platform.ts';
import { reconcileInvoice } from './reconcile-invoice.ts';
import type { BooqitServices } from './services.ts';
import { tableHandlers } from './tables/table-handlers.ts';
import { listChoices, printOf, recordExists, saveChoice } from './matching/choice-queries.ts';
import { type Author, bookingExists } from '../dispatch/public.ts';

type View = Exclude<TransportsWanted['view'], 'transports'>;

/** Transports whose first part is not cancelled (specification/booqit.md#interpretation). */
const listed = ({ items }: PlatformList<readonly TransportPart[]>): TransportPart[][] =>
  items.filter(([first]) => first && isListedStatus(first.status)).map((parts) => [...parts]);

const planned = async (view: View, services: BooqitServices): Promise<TransportPart[][]> =>
  listed(await services.platform.transports({ view, ...planningRange(services.now()) }));

/** Remembered choices for passengers and places, for their next transports. */
const choiceHandlers = {
  listMatchChoices: ({ services: { db } }) => listChoices(db),
  saveMatchChoice: async ({ body: { transportId, part = 0, kind, recordId }, caller, services }) => {
    const { db, platform, vault } = services;
    const row = planningRows((await platform.byIds([transportId])).get(transportId) ?? [])[part];
    if (!row) throw invalid({ field: 'transportId', messageKey: 'validation.notFound' });
    if (!(await recordExists(db, kind, recordId)))
      throw invalid({ field: 'recordId', messageKey: 'validation.notFound' });
    const key = kind === 'client' ? passengerKey(comparedPassenger(row)) : placeKey(comparedPlace(row));
    await saveChoice(db, {
      kind,
      print: printOf(vault, kind, key),
      recordId,
      at: services.now(),
      userId: caller.user.id,
    });
    return { affectedRows: 1 };
  },
  forgetMatchChoice: async ({ path: { id }, services: { db } }) => {
    const { numDeletedRows } = await db.deleteFrom('match_choice').where('id', '=', id).executeTakeFirst();
    return changed(numDeletedRows);
  },
} satisfies Handlers<BooqitServices>;

/** The external platform (specification/booqit.md). Passengers are returned with their national numbers: each access is logged. */
export const booqitHandlers = {
  listTrips: async ({ services, request }) => logged(request, await planned('trips', services)),
  listInbox: async ({ services, request }) => logged(request, await planned('inbox', services)),
  listSeries: async ({ services, request }) => logged(request, await planned('series', services)),
  listTransports: async ({ body: { dates, tags }, services: { platform }, request }) => {
    const [start, end] = [new Date(dates.start), new Date(dates.end)];
    refuseRange({ start: brusselsToday(start), end: brusselsToday(end) }, 'dates.end', LONGEST_LIST);
    const wanted = parseTags(tags);
    if (!wanted) throw invalid({ field: 'tags', messageKey: 'validation.oneOf' });
    return logged(request, listed(await platform.transports({ view: 'transports', start, end, tags: wanted })));
  },
  getTransport: async ({ body: { transportId }, services: { platform }, request }) => {
    const { items } = await platform.transport(transportId);
    return logged(
      request,
      items.map((parts) => [...parts]),
    );
  },
  listBooqitInvoices: async ({ services: { platform } }) => [...(await platform.invoices()).items],
  getBooqitStatus: async ({ services: { platform, db } }) => {
    const { configured, webUrl, practice, unreachableSince, rejected } = platform.state();
    const poll = configured ? await lastPoll(db) : undefined;
    const since = unreachableSince ?? poll?.unreachableSince ?? null;
    return {
      configured,
      webUrl,
      practice,
      unreachableSince: since?.toISOString() ?? null,
      polledAt: poll?.at?.toISOString() ?? null,
      rejected: [...rejected],
    };
  },
  ...choiceHandlers,
  ...tableHandlers,
  matchTransports: async ({ body, services, request }) => {
    const matches = await matchTransports(services, body.transportIds);
    noteForLog(request, { read: { count: matches.length } });
    return matches;
  },
  findBookedTransports: ({ body, services }) => findBooked(services, body.transportIds),
  listPassengerDay: ({ body, services: { db } }) => passengerDay(db, body),
  practisePlatform: async ({ body: { transportId, change }, services }) => {
    const { practise } = services.platform;
    if (!practise) throw conflict('booqit.notSandbox');
    if (!(await services.platform.byIds([transportId])).has(transportId))
      throw invalid({ field: 'transportId', messageKey: 'validation.notFound' });
    await practise(transportId, change);
    await pollPlatform(services, 0);
    return { affectedRows: 1 };
  },
  linkTransport: ({ body, services, caller }) => linkTransport(services, body, { caller, at: services.now() }),
  importTransports: ({ body, services, caller, request }) =>
    importTransports(services, body, { caller, at: services.now() }, request),
  reconcilePlatformInvoice: async ({ body, services, request }) => {
    const lines = await reconcileInvoice(services, body.invoiceNumber);
    noteForLog(request, { read: { count: lines.length } });
    return lines;
  },
  listTransportDifferences: async ({ services, request }) => {
    const differences = await listDifferences(services);
    noteForLog(request, { read: { count: differences.length } });
    return differences;
  },
  countTransportDifferences: async ({ services }) => {
    const [open, poll] = [await openDifferences(services), await lastPoll(services.db)];
    return { differences: open.length, inbox: poll?.inbox ?? null };
  },
  decideTransportDifference: ({ body, services, caller }) =>
    decideDifference(services, body, { caller, at: services.now() }),
} satisfies Handlers<BooqitServices>;

function logged(request: Parameters<typeof noteForLog>[0], groups: TransportPart[][]): TransportPart[][] {
  noteForLog(request, { read: { count: groups.length } });
  return groups;
}

/**
 * Links a part of a transport with its booking; repeating it changes nothing (specification/booqit.md#booked-already).
 * @throws ProblemError when the transport or the booking is unknown, or the part has another booking
 */
async function linkTransport(
  { db, platform, vault }: BooqitServices,
  link: BodyOf<'linkTransport'>,
  { caller, at }: Author,
): Promise<{ affectedRows: number }> {
  const { transportId, part, bookingId } = link;
  // A booking that was created with its transport is already linked: the platform is not needed.
  const [before] = (await bookedParts(db, [transportId])).filter((other) => other.part === part);
  if (before?.bookingId === bookingId) return { affectedRows: 0 };
  const parts = (await platform.byIds([transportId])).get(transportId);
  const row = parts && planningRows(parts)[part];
  if (!row) throw invalid({ field: 'transportId', messageKey: 'validation.notFound' });
  return db.transaction().execute(async (trx) => {
    await lockTransport(trx, transportId);
    const known = (await bookedParts(trx, [transportId])).find((other) => other.part === part);
    if (known?.bookingId === bookingId) return { affectedRows: 0 };
    if (known) throw conflict('booqit.alreadyBooked', { params: { bookingId: known.bookingId } });
    if (!(await bookingExists(trx, bookingId)))
      throw invalid({ field: 'bookingId', messageKey: 'validation.notFound' });
    await insertBookedPart(trx, link, { state: storedState(vault, row), at, userId: caller.user.id });
    return { affectedRows: 1 };
  });
}
