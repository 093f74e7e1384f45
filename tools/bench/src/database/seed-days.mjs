import { copiedColumns } from './copied-columns.mjs';

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
 * @param {number} days From today.
 * @returns {string} ISO date.
 */
export function dayAhead(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
