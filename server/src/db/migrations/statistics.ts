import { sql } from 'kysely';

const KINDS = ['client', 'driver', 'insurance'] as const;

/**
 * An archived booking that stands, or once stood, on an invoice goes on counting: archiving it is no loss of turnover.
 */
const wasInvoiced = sql.join(
  KINDS.map(
    (kind) => sql`exists (select from ${sql.table(`${kind}_invoice_line`)} line where line."bookingId" = booked.id)`,
  ),
  sql` or `,
);

/** Figures of the bookings of a table, each with the sign it counts with. */
const counted = (rows: string, sign: 1 | -1) => sql`
  select booked.ap_date, extract(hour from booked.ap_time)::smallint as hour, ${sql.lit(sign)} as bookings,
    ${sql.lit(sign)} * f.amount as amount, ${sql.lit(sign)} * f.profit as profit, ${sql.lit(sign)} * f.cash as cash
  from ${sql.table(rows)} booked cross join lateral booking_figures(
    booked.status, booked.price, booked.price_driver, booked.waitprice, booked."mutualAmount", booked."mutualPatientAmount", booked.type, booked.back,
    booked.factuur or booked."factuurDriver", booked."insuranceId" is not null, booked.commission, booked.distance) f
  where booked."archivedAt" is null or ${wasInvoiced}`;

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

/**
 * Figures of the bookings by day and hour, kept by triggers in the transaction that changes a booking, whoever writes: the
 * statistics of a million bookings would take seconds otherwise. A day's rows are written after its version
 * (booking_day), in order, so that two changes wait for each other in the same order.
 */
export const statistics = sql`
create table booking_stats (
  ap_date date not null,
  hour smallint not null,
  bookings integer not null,
  amount numeric(14,2) not null,
  profit numeric(14,2) not null,
  cash numeric(14,2) not null,
  primary key (ap_date, hour)
);

-- Price of a part of a stored distance; null unless price, distance and duration are numbers.
create function stored_price(part json) returns numeric language sql immutable parallel safe as $$
  select case when json_typeof(part) = 'object' and json_typeof(part -> 'price') = 'number'
    and json_typeof(part -> 'distance') = 'number' and json_typeof(part -> 'duration') = 'number'
    then (part ->> 'price')::numeric end
$$;

-- The rule bookingFigures of the domain, for the database. Everything a booking lacks is null.
create function booking_figures(
  status smallint, price numeric, price_driver numeric, waitprice numeric, fixed numeric, patient numeric,
  type text, back boolean, invoiced boolean, insured boolean, commission numeric, distance json
) returns table (amount numeric, profit numeric, cash numeric) language sql immutable parallel safe as $$
  select whole.amount, share.profit,
    case
      when insured then least(greatest(share.patient, 0), greatest(whole.amount, 0))
      when invoiced then 0
      else whole.amount
    end
  from (
    select case
      when status in (2, 3) then 0
      when fixed > 0 then fixed
      else coalesce(price, 0) + coalesce(waitprice, 0)
    end as amount
  ) whole cross join lateral (
    select
      case when status in (2, 3) then 0
        else round((
          coalesce(price_driver, round(case
            when price_driver is null then case
              when back and type = 'to'
              then coalesce(stored_price(distance -> 'totals' -> 'total'), stored_price(distance -> 'totals' -> 'to'))
              else stored_price(distance -> 'totals' -> type)
            end
          end, 2), 0) + coalesce(waitprice, 0)
        ) * coalesce(commission, 0) / 100, 2)
      end as profit,
      coalesce(patient, 0) * case when back and type = 'to' and not coalesce(fixed > 0, false) then 2 else 1 end as patient
  ) share
$$;

-- The figures if they were made now, for the test that compares them.
create view booking_stats_recomputed as
  select change.ap_date, change.hour, sum(change.bookings)::integer as bookings, sum(change.amount) as amount,
    sum(change.profit) as profit, sum(change.cash) as cash
  from (${counted('booking', 1)}) change group by change.ap_date, change.hour;

create function booking_stats_inserted() returns trigger language plpgsql as $$
  begin ${added(counted('new_rows', 1))}; return null; end $$;
create function booking_stats_updated() returns trigger language plpgsql as $$
  begin ${added(sql`${counted('new_rows', 1)} union all ${counted('old_rows', -1)}`)}; return null; end $$;
create function booking_stats_deleted() returns trigger language plpgsql as $$
  begin ${added(counted('old_rows', -1))}; return null; end $$;

-- Named so that they fire after those of booking_day.
create trigger booking_stats_inserted after insert on booking referencing new table as new_rows
  for each statement execute function booking_stats_inserted();
create trigger booking_stats_updated after update on booking referencing old table as old_rows new table as new_rows
  for each statement execute function booking_stats_updated();
create trigger booking_stats_deleted after delete on booking referencing old table as old_rows
  for each statement execute function booking_stats_deleted();
`;
