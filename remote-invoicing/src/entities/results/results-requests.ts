import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';

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

/** Totals of a period. */
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

/** Figures of the days of the six months up to a day. */
export const useHalfYear = (date: string) =>
  $api.useQuery('post', '/service/stats/byDay6m', { body: { date } }, inPlace);

/** Amounts by weekday and hour. */
export const useHours = (range: DateRange) =>
  $api.useQuery('post', '/service/stats/byWeekDayPerHour', { body: period(range) }, inPlace);

/** Unpaid amounts: total, late, by client. */
export const useUnpaid = () => $api.useQuery('get', '/service/stats/unpayed', {}, inPlace);

/** The bookings behind a figure. */
export const useBookingsBehind = (body: Schemas['StatsBookingsQuery']) =>
  $api.useQuery('post', '/service/stats/bookings', { body });

/** The invoices behind a figure. */
export const useInvoicesBehind = (body: Schemas['StatsInvoicesQuery']) =>
  $api.useQuery('post', '/service/stats/invoices', { body });
