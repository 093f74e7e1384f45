import { addDays, brusselsToday, type IsoDate } from '@navette/shared/domain';
import { type CurrentTransport, type DayOfOrders, transportsAt } from '../demo/platform/transports-at.ts';
import type { PlatformInvoice, TransportPart, TransportsWanted } from '../ports/platform/platform-port.ts';

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
