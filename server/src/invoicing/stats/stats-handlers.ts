import { brusselsToday, type DateRange, halfYearUpTo, isIsoDate, sumMoney, yearRange } from '@navette/shared/domain';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { invalid, refuseRange } from '../../kernel/problem.ts';
import { unmetNeed } from '../../dispatch/public.ts';
import type { InvoicingServices } from '../services.ts';
import { bookingsBehind, invoicesBehind } from './behind-queries.ts';
import { byDay, byMonth, byWeekdayAndHour, totals, unpaidByClient, unpaidByInsurers } from './stats-queries.ts';

/** Days of a list of bookings: a year (specification/shell.md#calls). */
const LONGEST_LIST = 366;

const todayOf = (services: InvoicingServices) => brusselsToday(services.now());

const required = (field: string) => invalid({ field, messageKey: 'validation.required' });

/** A period with both ends; undefined otherwise. */
function given({ from, to }: { readonly from?: string; readonly to?: string }): DateRange | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) throw required('from');
  if (to === undefined) throw required('to');
  refuseRange({ start: from, end: to }, 'to', Infinity);
  return { start: from, end: to };
}

type StatsQuery = BodyOf<'listMonthlyStats'>;

const yearOf = (date: string | undefined): string => {
  if (date === undefined) throw required('date');
  if (date.length > 4 && !isIsoDate(date)) throw invalid({ field: 'date', messageKey: 'validation.date' });
  return date.slice(0, 4);
};

const periodOf = (query: StatsQuery): DateRange => given(query) ?? yearRange(yearOf(query.date));

/** The requested period, else six months up to the day; for a year up to its last day, or today if that is earlier. */
function halfYearOf(query: StatsQuery, today: string): DateRange {
  const range = given(query);
  if (range) return range;
  const { end } = yearRange(yearOf(query.date));
  if (query.date?.length === 10) return halfYearUpTo(query.date);
  return halfYearUpTo(end > today && today >= yearRange(yearOf(query.date)).start ? today : end);
}

/** Statistics (specification/payments.md#results). */
export const statsHandlers = {
  getTotals: ({ query, services: { db } }) => totals(db, given(query)),
  listMonthlyStats: async ({ body, services: { db } }) => byMonth(db, periodOf(body)),
  listUnmetNeed: async ({ body, services: { db } }) => unmetNeed(db, periodOf(body)),
  listDailyStats: async ({ body, services: { db } }) => byDay(db, periodOf(body)),
  listHalfYearStats: async ({ body, services }) => byDay(services.db, halfYearOf(body, todayOf(services))),
  listWeekdayStats: async ({ body, services: { db } }) => byWeekdayAndHour(db, periodOf(body)),
  getUnpaid: async ({ services }) => {
    const today = todayOf(services);
    const [rows, insurers] = [await unpaidByClient(services.db, today), await unpaidByInsurers(services.db, today)];
    const sum = (field: 'amount' | 'late') => [{ amount: sumMoney([insurers, ...rows].map((row) => row[field])) }];
    return [sum('amount'), sum('late'), rows.map(({ late: _late, ...client }) => client)];
  },
  listStatsBookings: async ({ body: { from, to, weekday, hour }, services: { db } }) => {
    const range = { start: from, end: to };
    refuseRange(range, 'to', LONGEST_LIST);
    return bookingsBehind(db, { range, weekday, hour });
  },
  listStatsInvoices: async ({ body, services }) => {
    const range = body.unpaid ? undefined : given(body);
    if (!body.unpaid && !range) throw required('from');
    return invoicesBehind(services.db, { range, today: todayOf(services) });
  },
} satisfies Handlers<InvoicingServices>;
