import { bookingFigures, type DateRange, storedPrice } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { fromBookings } from '../../dispatch/public.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { lateOn, UNPAID } from './stats-queries.ts';

/** Which bookings a figure is made of. */
export interface BehindQuery {
  readonly range: DateRange;
  /** 1 Monday to 7 Sunday. */
  readonly weekday?: number | null | undefined;
  readonly hour?: number | null | undefined;
}

/** The bookings behind a figure with their own figures, the latest first. */
export async function bookingsBehind(db: Db, query: BehindQuery): Promise<AnswerOf<'listStatsBookings'>> {
  const { range, weekday, hour } = query;
  const rows = await fromBookings(db)
    .select([
      'booking.id',
      'booking.ap_date',
      'booking.ap_time',
      'booking.clientId',
      'booking.status',
      'booking.type',
      'booking.back',
      'booking.price',
      'booking.price_driver',
      'booking.waitprice',
      'booking.mutualAmount',
      'booking.mutualPatientAmount',
      'booking.factuur',
      'booking.factuurDriver',
      'booking.insuranceId',
      'booking.commission',
      'client.lastname as client_lastname',
      'client.firstname as client_firstname',
      'driver.lastname as driver_lastname',
      'driver.firstname as driver_firstname',
      'destination.name as destination_name',
    ])
    .select(
      sql<string | null>`case when booking.price_driver is null
        then json_build_object('totals', booking.distance -> 'totals')::text end`.as('distance'),
    )
    .where('booking.ap_date', '>=', range.start)
    .where('booking.ap_date', '<=', range.end)
    .where('booking.archivedAt', 'is', null)
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

/** The invoices dated in a period, or those that are unpaid, the latest first. */
export async function invoicesBehind(
  db: Db,
  { range, today }: { readonly range: DateRange | undefined; readonly today: string },
): Promise<AnswerOf<'listStatsInvoices'>> {
  const wanted = range ? sql`"cancelledAt" is null and date between ${range.start} and ${range.end}` : UNPAID;
  const clients = sql`
    select 'client' as kind, invoice.id, date, "clientId" as "payerId", client.lastname || ' ' || client.firstname as name,
      amount, status, late
    from (select *, ${lateOn(today)} as late from client_invoice where ${wanted}) invoice
    join client on client.id = "clientId"`;
  const insurers = sql`
    select 'insurance', invoice.id, date, "insuranceId", insurance.name, amount, status, late
    from (select *, ${lateOn(today)} as late from insurance_invoice where ${wanted}) invoice
    join insurance on insurance.id = "insuranceId"`;
  const both = range ? sql`${clients} union all ${insurers}` : clients;
  const { rows } = await sql<AnswerOf<'listStatsInvoices'>[number]>`
    select * from (${both}) invoice order by date desc, kind, id desc`.execute(db);
  return rows;
}
