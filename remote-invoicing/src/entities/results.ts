import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { type DateRange, daysInRange, LONGEST_LIST } from '@navette/shared/domain';

type Schemas = components['schemas'];
export type Totals = Schemas['StatsTotals'];
export type MonthFigures = Schemas['MonthlyStats'];
export type DayFigures = Schemas['DailyStats'];
export type HourFigures = Schemas['WeekdayStats'];
export type Unpaid = Schemas['Unpaid'];
export type BookingBehind = Schemas['StatsBooking'];
export type InvoiceBehind = Schemas['StatsInvoice'];

const inPlace = { meta: { failure: 'inPlace' } } as const;
const period = ({ start, end }: DateRange) => ({ from: start, to: end });

export const useTotals = (range: DateRange) =>
  $api.useQuery(
    'get',
    '/service/stats/getTotals',
    { params: { query: period(range) } },
    { select: ([first]) => first },
  );

/** Figures by month of a period, without empty months. */
export const useMonths = (range: DateRange) =>
  $api.useQuery('post', '/service/stats/byMonth', { body: period(range) }, inPlace);

/** Figures by day of a period, without empty days. */
export const useDays = (range: DateRange) =>
  $api.useQuery('post', '/service/stats/byDay', { body: period(range) }, inPlace);

/** Refused requests for trips by month and reason, without empty months. */
export const useUnmetNeed = (range: DateRange) =>
  $api.useQuery('post', '/service/stats/unmetNeed', { body: period(range) }, inPlace);

/** Figures of the days of the six months up to a day. */
export const useHalfYear = (date: string) =>
  $api.useQuery('post', '/service/stats/byDay6m', { body: { date } }, inPlace);

/** Amounts by weekday and hour. */
export const useHours = (range: DateRange) =>
  $api.useQuery('post', '/service/stats/byWeekDayPerHour', { body: period(range) }, inPlace);

/** Unpaid amounts: total, late, by client. */
export const useUnpaid = () => $api.useQuery('get', '/service/stats/unpayed', {}, inPlace);

export const useBookingsBehind = (body: Schemas['StatsBookingsQuery']) =>
  $api.useQuery('post', '/service/stats/bookings', { body });

export const useInvoicesBehind = (body: Schemas['StatsInvoicesQuery']) =>
  $api.useQuery('post', '/service/stats/invoices', { body });

/** Figures of the sales with a list of their own. */
export const SIDES = ['amount', 'cash', 'factuur', 'profit'] as const;

export type Side = (typeof SIDES)[number];

/** Whether a period is short enough for a list of bookings. */
const isListed = (range: DateRange): boolean => daysInRange(range) <= LONGEST_LIST;

const query = (values: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

const days = ({ start, end }: DateRange) => ({ from: start, to: end });

/** The list of bookings of a period; its total is the amount of the period. Undefined for one longer than a year. */
export const bookingsLink = (range: DateRange): string | undefined =>
  isListed(range) ? `/booking?${query(days(range))}` : undefined;

/** The bookings of a period with one of their figures, or by client, or of one weekday and hour. */
export const behindLink = (
  range: DateRange,
  more: { readonly side?: Side; readonly by?: 'client'; readonly weekday?: number; readonly hour?: number },
): string | undefined => (isListed(range) ? `/results/bookings?${query({ ...days(range), ...more })}` : undefined);

export const budgetLink = (range: DateRange): string => `/results/budget?${query(days(range))}`;

export const invoicesLink = (range: DateRange): string => `/results/invoices?${query(days(range))}`;

/** Filter of the unpaid invoices: late ones, not late ones, those of a client, those of all clients but some, or those of insurers. */
type UnpaidOf =
  | { readonly late: 'true' | 'not' }
  | { readonly client: number }
  | { readonly except: readonly number[] }
  | { readonly payers: 'insurance' };

export const unpaidLink = (which: UnpaidOf): string =>
  `/results/invoices?${query({ unpaid: 'true', ...('except' in which ? { except: which.except.join(' ') } : which) })}`;
