import { addDays, brusselsToday, eachDay, type IsoDate } from '@navette/shared/domain';
import type { TransportPart } from '../../ports/platform/platform-port.ts';
import type { OrderedTransport } from './transports-of-day.ts';

/** The transports of a day as they were ordered. */
export type DayOfOrders = (date: IsoDate) => readonly OrderedTransport[];

/** Days before and after today that the platform knows. */
export const SPAN = 32;
const MOVED_MS = 30 * 60_000;

/** A transport as it is now. */
export interface CurrentTransport {
  readonly parts: readonly TransportPart[];
  readonly isOffered: boolean;
  readonly isSeries: boolean;
}

const daysAround = (today: IsoDate): IsoDate[] => eachDay(addDays(today, -SPAN), addDays(today, SPAN));

/** Transports of the platform at a moment: new ones come, times move, some are cancelled, some get their certificate. */
export function transportsAt(ordersOf: DayOfOrders, now: Date): CurrentTransport[] {
  return daysAround(brusselsToday(now))
    .flatMap(ordersOf)
    .filter(({ orderedAt }) => orderedAt <= now)
    .map((ordered) => transportAsOf(ordered, now));
}

/** A transport as it is at a moment. */
export function transportAsOf({ parts, assignedAt, isSeries, change }: OrderedTransport, now: Date): CurrentTransport {
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
