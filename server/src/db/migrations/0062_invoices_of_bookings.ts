import { type Kysely, sql } from 'kysely';

/**
 * A booking names the live invoices that it stands on, kept by triggers of their lines: lists, forms and the lock read it from the row, and a list is read
 * anew when one of its bookings is invoiced or credited. An archived booking that stands, or once stood, on an invoice goes on counting in the figures:
 * putting it away is no loss of turnover.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [column, note, ...noteTriggers, fill, figuresView, onInsert, onUpdate, onDelete, refill];
  for (const statement of statements) await statement.execute(db);
}

const column = sql`alter table booking add column invoices jsonb`;

const KINDS = ['client', 'driver', 'insurance'] as const;

const live = sql.join(
  KINDS.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, line."bookingId", line."invoiceId"
      from ${sql.table(`${kind}_invoice_line`)} line where line.live and line."bookingId" = booked.id`,
  ),
  sql` union all `,
);

const invoicesOf = sql`(
  select jsonb_agg(jsonb_build_object('kind', standing.kind, 'id', standing."invoiceId") order by standing.kind) from (${live}) standing)`;

/** The lines are written while their bookings are locked, in the order of their numbers. */
const note = sql`
  create function note_booking_invoices() returns trigger language plpgsql as $$
  begin
    update booking set invoices = noted.invoices
    from (
      select booked.id, ${invoicesOf} as invoices from (select distinct "bookingId" as id from changed_rows) booked
    ) noted
    where booking.id = noted.id and booking.invoices is distinct from noted.invoices;
    return null;
  end $$`;

const noteTriggers = KINDS.flatMap((kind) =>
  (
    [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const
  ).map(
    ([act, rows]) => sql`
      create trigger ${sql.raw(`booking_invoices_${act}`)} after ${sql.raw(act)} on ${sql.table(`${kind}_invoice_line`)}
      referencing ${sql.raw(rows)} table as changed_rows for each statement execute function note_booking_invoices()`,
  ),
);

const fill = sql`
  update booking set invoices = noted.invoices
  from (select booked.id, ${invoicesOf} as invoices from booking booked) noted
  where booking.id = noted.id and noted.invoices is not null`;

const wasInvoiced = sql.join(
  KINDS.map(
    (kind) => sql`exists (select from ${sql.table(`${kind}_invoice_line`)} line where line."bookingId" = booked.id)`,
  ),
  sql` or `,
);

/** The figures of bookings, each with the sign it counts with. */
const counted = (rows: string, sign: 1 | -1, counts = sql`booked."archivedAt" is null or ${wasInvoiced}`) => sql`
  select booked.ap_date, extract(hour from booked.ap_time)::smallint as hour, ${sql.lit(sign)} as bookings,
    ${sql.lit(sign)} * f.amount as amount, ${sql.lit(sign)} * f.profit as profit, ${sql.lit(sign)} * f.cash as cash
  from ${sql.table(rows)} booked cross join lateral booking_figures(
    booked.status, booked.price, booked.price_driver, booked.waitprice, booked."mutualAmount", booked."mutualPatientAmount", booked.type, booked.back,
    booked.factuur or booked."factuurDriver", booked."insuranceId" is not null, booked.commission, booked.distance) f
  where ${counts}`;

const added = (changes: ReturnType<typeof counted>) => sql`
  insert into booking_stats (ap_date, hour, bookings, amount, profit, cash)
  select change.ap_date, change.hour, sum(change.bookings), sum(change.amount), sum(change.profit), sum(change.cash)
  from (${changes}) change
  group by change.ap_date, change.hour
  having sum(change.bookings) <> 0 or sum(change.amount) <> 0 or sum(change.profit) <> 0 or sum(change.cash) <> 0
  order by change.ap_date, change.hour
  on conflict (ap_date, hour) do update set
    bookings = booking_stats.bookings + excluded.bookings, amount = booking_stats.amount + excluded.amount,
    profit = booking_stats.profit + excluded.profit, cash = booking_stats.cash + excluded.cash`;

const figuresView = sql`create or replace view booking_stats_recomputed as
  select change.ap_date, change.hour, sum(change.bookings)::integer as bookings, sum(change.amount) as amount,
    sum(change.profit) as profit, sum(change.cash) as cash
  from (${counted('booking', 1)}) change group by change.ap_date, change.hour`;

const onInsert = sql`
  create or replace function booking_stats_inserted() returns trigger language plpgsql as $$
  begin ${added(counted('new_rows', 1))}; return null; end $$`;

const onUpdate = sql`
  create or replace function booking_stats_updated() returns trigger language plpgsql as $$
  begin ${added(sql`${counted('new_rows', 1)} union all ${counted('old_rows', -1)}`)}; return null; end $$`;

const onDelete = sql`
  create or replace function booking_stats_deleted() returns trigger language plpgsql as $$
  begin ${added(counted('old_rows', -1))}; return null; end $$`;

/** Bookings archived before, which did not count. The column above holds the table until the end. */
const refill = added(counted('booking', 1, sql`booked."archivedAt" is not null and (${wasInvoiced})`));
