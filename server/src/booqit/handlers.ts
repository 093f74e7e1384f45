import {
  addDays,
  brusselsInstant,
  brusselsToday,
  isListedStatus,
  LONGEST_LIST,
  parseTags,
} from '@navette/shared/domain';
import { noteForLog } from '../kernel/log-details.ts';
import type { Handlers } from '../kernel/operation.ts';
import { invalid } from '../kernel/problem.ts';
import { refuseRange } from '../kernel/refuse-range.ts';
import type { PlatformList, TransportPart, TransportsWanted } from '../ports/platform/platform-port.ts';
import type { BooqitServices } from './services.ts';

type View = Exclude<TransportsWanted['view'], 'transports'>;

/** Days before and after today that planning shows (S3 §9). */
const PLANNING = { before: 1, after: 20 } as const;

/** Transports whose first part is not cancelled (S3 §4). */
const listed = ({ items }: PlatformList<readonly TransportPart[]>): TransportPart[][] =>
  items.filter(([first]) => first && isListedStatus(first.status)).map((parts) => [...parts]);

async function planned(view: View, services: BooqitServices): Promise<TransportPart[][]> {
  const today = brusselsToday(services.now());
  const start = brusselsInstant(addDays(today, -PLANNING.before));
  const end = brusselsInstant(addDays(today, PLANNING.after + 1));
  return listed(await services.platform.transports({ view, start, end }));
}

/** The external platform (S3 §2.13, 7). Passengers are named with their national numbers: each reading is logged. */
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
  getBooqitStatus: async ({ services: { platform } }) => {
    const { configured, unreachableSince, rejected } = platform.state();
    return { configured, unreachableSince: unreachableSince?.toISOString() ?? null, rejected: [...rejected] };
  },
} satisfies Handlers<BooqitServices>;

function logged(request: Parameters<typeof noteForLog>[0], groups: TransportPart[][]): TransportPart[][] {
  noteForLog(request, { read: { count: groups.length } });
  return groups;
}
