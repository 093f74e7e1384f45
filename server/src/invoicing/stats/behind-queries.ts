import { bookingFigures, type DateRange, storedPrice } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { fromBookings } from '../../dispatch/public.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { standingOf } from '../account/account-queries.ts';
import { countsInFigures, lateOn, openOfInvoice, unpaidInvoices } from './stats-queries.ts';

/** Filter for the bookings of a figure. */
export interface BehindQuery {
  readonly range: DateRange;
  /** 1 Monday to 7 Sunday. */
  readonly weekday?: number | null | undefined;
  readonly hour?: number | null | undefined;
}

/** The bookings of a figure with their own figures, the latest first. */
export async function bookingsBehind(db: Db, query: BehindQuery): Promise<AnswerOf<'listStatsBookings'>> {
  const { range, weekday, hour } = query;
  const rows = await fromBookings(db)
    .select(['booking.id', 'booking.ap_date', 'booking.ap_time', 'booking.clientId', 'booking.status', 'booking.type'])
    .select(['booking.back', 'booking.price', 'booking.price_driver', 'booking.waitprice', 'booking.mutualAmount'])
    .select(['booking.mutualPatientAmount', 'booking.factuur', 'booking.factuurDriver', 'booking.insuranceId'])
    .select(['booking.commission', 'destination.name as destination_name'])
    .select(['client.lastname as client_lastname', 'client.firstname as client_firstname'])
    .select(['driver.lastname as driver_lastname', 'driver.firstname as driver_firstname'])
    .select(
      sql<string | null>`case when booking.price_driver is null
        then json_build_object('totals', booking.distance -> 'totals')::text end`.as('distance'),
    )
    .where('booking.ap_date', '>=', range.start)
    .where('booking.ap_date', '<=', range.end)
    .where(countsInFigures)
    .$if(Boolean(weekday), (found) => found.where(sql`extract(isodow from booking.ap_date)`, '=', weekday))
    .$if(typeof hour === 'number', (found) => found.where(sql`extract(hour from booking.ap_time)`, '=', hour))
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ap_date: row.ap_date,
    ap_time: row.ap_time,
    clientId: row.clientId,
    client_lastname: row.client_lastname,
    client_firstname: row.client_firstname,
    driver_lastname: row.driver_lastname,
    driver_firstname: row.driver_firstname,
    destination_name: row.destination_name,
    status: row.status,
    ...bookingFigures({ ...row, computed: storedPrice(row) }),
  }));
}

const columns = sql`kind, id, date, "payerId", name, amount, status, late, "invoiceId", "invoiceKind"`;

/** The invoices of a kind dated in a period. */
const invoicesIn = (kind: 'client' | 'insurance', range: DateRange, today: string) => sql`
  select ${sql.lit(kind)} as kind, id, date, ${sql.ref(`${kind}Id`)} as "payerId", amount, status,
    ${lateOn('invoice', today)} and ${openOfInvoice} > 0 as late, null::integer as "invoiceId", null::text as "invoiceKind"
  from ${sql.table(`${kind}_invoice`)} invoice left join ${standingOf(kind)} on standing."invoiceId" = invoice.id
  where "cancelledAt" is null and date between ${range.start} and ${range.end}`;

/** The credit notes dated in a period, as negative amounts. */
const creditsIn = (range: DateRange) => sql`
  select 'credit', note.id, note.date, coalesce(client."clientId", insurance."insuranceId"), -note.amount,
    coalesce(client.status, insurance.status), false, note."invoiceId", note.kind
  from credit_note note
  left join client_invoice client on client.id = note."clientInvoiceId"
  left join insurance_invoice insurance on insurance.id = note."insuranceInvoiceId"
  where note.kind <> 'driver' and note.date between ${range.start} and ${range.end}`;

const openOnes = (kind: 'client' | 'insurance', today: string) => sql`
  select ${sql.lit(kind)} as kind, id, date, ${sql.ref(`${kind}Id`)} as "payerId", open as amount, status, late,
    null::integer as "invoiceId", null::text as "invoiceKind"
  from ${unpaidInvoices(kind, today)} invoice`;

/** The invoices dated in a period with its credit notes, or the open amounts of unpaid ones; the latest first. */
export async function invoicesBehind(
  db: Db,
  { range, today }: { readonly range: DateRange | undefined; readonly today: string },
): Promise<AnswerOf<'listStatsInvoices'>> {
  const found = range
    ? sql`${invoicesIn('client', range, today)} union all ${invoicesIn('insurance', range, today)} union all ${creditsIn(range)}`
    : sql`${openOnes('client', today)} union all ${openOnes('insurance', today)}`;
  const { rows } = await sql<AnswerOf<'listStatsInvoices'>[number]>`
    select ${columns} from (
      select invoice.*, case coalesce("invoiceKind", kind)
        when 'client' then (select lastname || ' ' || firstname from client where id = "payerId")
        else (select insurance.name from insurance where id = "payerId") end as name
      from (${found}) invoice) named
    order by date desc, kind, id desc`.execute(db);
  return rows;
}
