import type { DateRange, Money } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { INVOICE_LINES } from '../../dispatch/public.ts';
import { standingOf } from '../account/account-queries.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { dueOf } from '../kinds.ts';

const within = (day: RawBuilder<string>, range: DateRange | undefined) =>
  range ? sql<boolean>`${day} between ${range.start}::date and ${range.end}::date` : sql<boolean>`true`;

const onDay = (range: DateRange | undefined) => within(sql`ap_date`, range);
const ofInvoices = (range: DateRange | undefined) => sql`"cancelledAt" is null and ${within(sql`date`, range)}`;

/**
 * Whether a booking counts in the figures: an archived one only if it is, or once was, on an invoice. The rule of the triggers that maintain
 * booking_stats.
 */
export const countsInFigures = sql<boolean>`(booking."archivedAt" is null or ${sql.join(
  Object.values(INVOICE_LINES).map(
    (lines) => sql`exists (select from ${sql.table(lines)} line where line."bookingId" = booking.id)`,
  ),
  sql` or `,
)})`;

/** Totals of a period, or of all time. */
export async function totals(db: Db, range: DateRange | undefined): Promise<AnswerOf<'getTotals'>> {
  const { rows } = await sql<AnswerOf<'getTotals'>[number]>`
    select
      (select count(*) from client where exists (
        select from booking where "clientId" = client.id and ${countsInFigures} and ${onDay(range)})) as clients,
      coalesce(sum(bookings), 0)::integer as bookings,
      coalesce(sum(amount), 0) as total_price_all,
      coalesce(sum(cash), 0) as total_cash,
      coalesce(sum(amount - cash), 0) as total_factuur,
      (select coalesce(sum(amount), 0) from (
        select amount from client_invoice where ${ofInvoices(range)}
        union all select amount from insurance_invoice where ${ofInvoices(range)}
        union all select -amount from credit_note where kind <> 'driver' and ${within(sql`date`, range)}) invoice) as total_invoiced
    from booking_stats where ${onDay(range)}`.execute(db);
  return rows;
}

/** Figures of each day with bookings, with the fees of its client invoices as profit, minus credited ones (specification/payments.md#results). */
const figures = (range: DateRange) => sql`
  select ap_date as day, bookings, amount, profit from booking_stats where ${onDay(range)}
  union all
  select date, 0, 0, coalesce((totals ->> 'adminPrice')::numeric, 0) from client_invoice where ${ofInvoices(range)}
  union all
  select date, 0, 0, -coalesce((totals ->> 'fee')::numeric, 0) from credit_note where kind = 'client' and ${within(sql`date`, range)}`;

const sums = sql`sum(amount) as amount, sum(profit) as profit, sum(bookings)::integer as bookings`;

/** Figures by month of a period, in order; empty months are missing. */
export async function byMonth(db: Db, range: DateRange): Promise<AnswerOf<'listMonthlyStats'>> {
  const { rows } = await sql<AnswerOf<'listMonthlyStats'>[number]>`
    select extract(month from month)::integer as month, extract(year from month)::integer as year, amount, profit, bookings
    from (select date_trunc('month', day) as month, ${sums} from (${figures(range)}) figure group by 1) monthly
    where bookings <> 0 or profit <> 0 order by monthly.month`.execute(db);
  return rows;
}

/** Figures by day of a period, in order; empty days are missing. */
export async function byDay(db: Db, range: DateRange): Promise<AnswerOf<'listDailyStats'>> {
  const { rows } = await sql<AnswerOf<'listDailyStats'>[number]>`
    select day, ${sums} from (${figures(range)}) figure
    group by day having sum(bookings) <> 0 or sum(profit) <> 0 order by day`.execute(db);
  return rows;
}

/** Amounts by weekday and hour of the appointment, Monday first. */
export async function byWeekdayAndHour(db: Db, range: DateRange): Promise<AnswerOf<'listWeekdayStats'>> {
  const { rows } = await sql<AnswerOf<'listWeekdayStats'>[number]>`
    select (array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])[weekday] as day_name,
      hour, amount, bookings
    from (
      select extract(isodow from ap_date)::integer as weekday, hour, sum(amount) as amount, sum(bookings)::integer as bookings
      from booking_stats where ${onDay(range)} group by 1, hour having sum(bookings) <> 0) weekly
    order by weekday, hour`.execute(db);
  return rows;
}

/** Unpaid amount of a client, and the late part of it. */
export interface UnpaidRow {
  readonly clientId: number;
  readonly lastname: string;
  readonly firstname: string;
  readonly amount: number;
  readonly late: number;
}

/** Open client invoices by client, the largest amount last. Without credited and paid amounts. */
export async function unpaidByClient(db: Db, today: string): Promise<UnpaidRow[]> {
  const { rows } = await sql<UnpaidRow>`
    select client.id as "clientId", client.lastname, client.firstname, unpaid.amount, unpaid.late
    from (
      select "clientId", sum(open) as amount, coalesce(sum(open) filter (where late), 0) as late
      from ${unpaidInvoices('client', today)} invoice group by "clientId") unpaid
    join client on client.id = unpaid."clientId"
    order by unpaid.amount, client.id`.execute(db);
  return rows;
}

/** Unpaid amount of insurers, and the late part of it. */
export async function unpaidByInsurers(db: Db, today: string): Promise<Pick<UnpaidRow, 'amount' | 'late'>> {
  const { rows } = await sql<Pick<UnpaidRow, 'amount' | 'late'>>`
    select coalesce(sum(open), 0) as amount, coalesce(sum(open) filter (where late), 0) as late
    from ${unpaidInvoices('insurance', today)} invoice`.execute(db);
  return rows[0] ?? { amount: 0, late: 0 };
}

/** Open amount of an `invoice` with its `standing`. */
export const openOfInvoice = sql<Money>`(invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0))`;

/**
 * Invoices of a kind that are neither closed nor cancelled and have an open amount, with that, and whether they are late. Written off ones are
 * closed.
 */
export const unpaidInvoices = (kind: 'client' | 'insurance', today: string) => sql`(
  select * from (
    select invoice.*, ${lateOn('invoice', today)} as late, ${openOfInvoice} as open
    from ${sql.table(`${kind}_invoice`)} invoice left join ${standingOf(kind)} on standing."invoiceId" = invoice.id
    where invoice."cancelledAt" is null and invoice.status <> 1) standing where open > 0)`;

/** Whether an open invoice of a table is past its due date. */
export const lateOn = (table: string, today: string): RawBuilder<boolean> =>
  sql`(status <> 1 and ${dueOf(table)} < ${today}::date)`;
