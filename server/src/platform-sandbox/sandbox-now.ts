import { addDays, brusselsToday, eachDay, type IsoDate } from '@navette/shared/domain';
import type { PlatformInvoice, TransportPart, TransportsWanted } from '../ports/platform/platform-port.ts';
import type { OrderedTransport } from './sandbox-day.ts';

/** The transports of a day as they were ordered. */
export type DayOfOrders = (date: IsoDate) => readonly OrderedTransport[];

/** Days before and after today that the sandbox knows. */
const SPAN = 32;
const MOVED_MS = 30 * 60_000;

/** A transport as it is now. */
interface CurrentTransport {
  readonly parts: readonly TransportPart[];
  readonly isOffered: boolean;
  readonly isSeries: boolean;
}

const daysAround = (today: IsoDate): IsoDate[] => eachDay(addDays(today, -SPAN), addDays(today, SPAN));

/** What the platform knows at a moment: new transports come, times move, some are cancelled, some get their certificate. */
export function transportsAt(ordersOf: DayOfOrders, now: Date): CurrentTransport[] {
  return daysAround(brusselsToday(now))
    .flatMap(ordersOf)
    .filter(({ orderedAt }) => orderedAt <= now)
    .map((ordered) => asOf(ordered, now));
}

function asOf({ parts, assignedAt, isSeries, change }: OrderedTransport, now: Date): CurrentTransport {
  const isOffered = assignedAt > now;
  const kind = change && change.at <= now ? change.kind : null;
  return {
    isOffered,
    isSeries,
    parts: parts.map((part) => ({
      ...part,
      status: kind === 'cancelled' ? 'cancelledByBooker' : isOffered ? 'requested' : part.status,
      tags: tagsAt(part, kind === 'certificate', now),
      request: { ...part.request, ...(kind === 'moved' && { dateTime: later(part.request.dateTime) }) },
    })),
  };
}

const later = (instant: string): string => new Date(Date.parse(instant) + MOVED_MS).toISOString();

/** Insured transports are invoiced in the order of their weeks: first they may be, then they are being, at last they are. */
function tagsAt(
  { tags = [], certificateNeeded, request }: TransportPart,
  hasCertificate: boolean,
  now: Date,
): string[] {
  if (!certificateNeeded) return [...tags];
  const days = (now.getTime() - Date.parse(request.dateTime)) / 86_400_000;
  const certificate = days > 14 || hasCertificate ? 'certificatePresent' : 'certificateNeeded';
  return [days > 21 ? 'invoiced' : days > 14 ? 'invoicingStarted' : 'invoiceable', certificate];
}

/** Transports of a list, or of a period with all of the tags. */
export function wantedOf(current: readonly CurrentTransport[], { view, start, end, tags = [] }: TransportsWanted) {
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

/** Invoices of the platform: one for each day on which insured transports were settled. */
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
