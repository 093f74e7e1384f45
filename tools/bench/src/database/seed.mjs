/**
 * Adds days with a number of bookings each, copies of demo bookings, on dates without demo bookings.
 * @param {import('pg').Pool} pool
 * @param {{ first: string, days: number, perDay: number }} options
 * @returns {Promise<number[]>} Their ids.
 */
export async function seedDays(pool, { first, days, perDay }) {
  const columns = await copiedColumns(pool, 'booking', ['ap_date']);
  const { rows } = await pool.query(
    `insert into booking (ap_date, ${columns})
     select $1::date + day, ${columns}
     from (select * from booking order by md5(id::text) limit $2) as sample, generate_series(0, $3::integer - 1) as day
     returning id`,
    [first, perDay, days],
  );
  if (rows.length !== days * perDay) throw new Error(`${rows.length} bookings were made instead of ${days * perDay}`);
  await pool.query('vacuum analyze booking');
  return rows.map(({ id }) => Number(id));
}

/**
 * Fills a table up to a number of rows, with copies of its own. Numbers that the table does not give itself, as those of invoices, follow its highest.
 * @param {import('pg').Pool} pool
 * @param {string} table
 * @param {number} count
 */
export async function seedCopies(pool, table, count) {
  const columns = await copiedColumns(pool, table, []);
  const { rows } = await pool.query(
    `select is_identity = 'YES' as numbered from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and column_name = 'id'`,
    [table],
  );
  const [id, number] = rows[0]?.numbered
    ? ['', '']
    : ['id, ', `(select max(id) from ${table}) + (row_number() over ())::integer, `];
  await pool.query(
    `insert into ${table} (${id}${columns})
     select ${number}${columns} from ${table}, generate_series(1, (select $1 / greatest(count(*), 1) from ${table}))
     limit greatest(0, $1 - (select count(*) from ${table}))`,
    [count],
  );
  await pool.query(`vacuum analyze ${table}`);
}

/**
 * @param {number} days From today.
 * @returns {string} ISO date.
 */
export function dayAhead(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Leaves one day on the timeline: 120 active drivers with several trips each, spread over the day; everything else around it is archived. The drivers
 * come first by name, so that the trips of the first ones are visible.
 * @param {import('pg').Pool} pool
 * @param {{ day: string, drivers: number, trips: number }} options `day`: ISO date.
 * @returns {Promise<number[]>} Numbers of the trips, those of the first driver first.
 */
export async function seedBoard(pool, { day, drivers, trips }) {
  await pool.query(
    `update booking set "archivedAt" = now() where "archivedAt" is null and ap_date between $1::date - 40 and $1::date + 40`,
    [day],
  );
  await pool.query('update driver set active = false');
  const driverColumns = await copiedColumns(pool, 'driver', ['firstname', 'lastname', 'active']);
  const made = await pool.query(
    `insert into driver (firstname, lastname, active, ${driverColumns})
     select 'Bench', 'Aa' || lpad(number::text, 3, '0'), true, ${driverColumns}
     from (select * from driver order by id limit 1) as sample, generate_series(1, $1::integer) as number
     order by number returning id`,
    [drivers],
  );
  const bookingColumns = await copiedColumns(pool, 'booking', [
    'driverId',
    'ap_date',
    'ap_time',
    'pick_time',
    'type',
    'back',
    'status',
    'accepted',
    'charged',
  ]);
  const { rows } = await pool.query(
    `insert into booking ("driverId", ap_date, ap_time, pick_time, type, back, status, accepted, charged, ${bookingColumns})
     select driver_ids.id, $2::date, time '07:00' + place * interval '75 minutes', time '06:15' + place * interval '75 minutes',
            'to', false, 0, 1, false, ${bookingColumns}
     from unnest($1::integer[]) with ordinality as driver_ids (id, line), generate_series(0, $3::integer - 1) as place
     join lateral (select * from booking order by md5(id::text) limit 1 offset place) as sample on true
     order by line, place returning id`,
    [made.rows.map(({ id }) => Number(id)), day, trips],
  );
  if (rows.length !== drivers * trips) throw new Error(`${rows.length} trips were made instead of ${drivers * trips}`);
  await pool.query('vacuum analyze booking');
  return rows.map(({ id }) => Number(id));
}

/**
 * Columns that a copy does not take from its original: a booking is linked to at most one other, and only belongs to the standing order that created
 * it.
 */
const own = ['id', 'archivedAt', 'linkedId', 'seriesId'];

/**
 * Columns of a table that a copied row takes from its original.
 * @param {import('pg').Pool} pool
 * @param {string} table
 * @param {readonly string[]} set Columns that the copy sets itself.
 * @returns {Promise<string>} Quoted, separated by commas.
 */
async function copiedColumns(pool, table, set) {
  const { rows } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
    [table, [...own, ...set]],
  );
  return String(rows[0]?.list);
}
