import { setTimeout as pause } from 'node:timers/promises';
import { copiedColumns } from '../database/copied-columns.mjs';

/** Drivers in a row from west to east; they all stand in a map of 1440 × 900 at zoom 15. */
const IN_A_ROW = 20;

const POSITION = JSON.stringify({
  coords: { speed: 10, heading: 90, accuracy: 5 },
  activity: { type: 'in_vehicle' },
  battery: { level: 0.8, is_charging: false },
});

/** Where the driver of a line stands at first: the bare map has its markers there too. @param {number} line From 0. */
export const placeOf = (line) => ({
  latitude: 50.853 + Math.floor(line / IN_A_ROW) * 0.0014,
  longitude: 4.375 + (line % IN_A_ROW) * 0.0015,
});

/**
 * Leaves so many drivers on the map, and gives the first of them a day of positions.
 * @param {import('pg').Pool} pool
 * @param {{ drivers: number, points: number, day: string }} options `day`: ISO date.
 * @returns {Promise<number>} Number of the first driver.
 */
export async function seedMap(pool, { drivers, points, day }) {
  await pool.query('update driver set active = false');
  await pool.query('delete from driver_location');
  const columns = await copiedColumns(pool, 'driver', ['firstname', 'lastname', 'active']);
  const made = await pool.query(
    `insert into driver (firstname, lastname, active, ${columns})
     select 'Bench', 'Aa' || lpad(number::text, 3, '0'), true, ${columns}
     from (select * from driver order by id limit 1) as sample, generate_series(1, $1::integer) as number
     order by number returning id`,
    [drivers],
  );
  const ids = made.rows.map(({ id }) => Number(id));
  const places = ids.map((_, line) => placeOf(line));
  await pool.query(
    `insert into driver_location ("driverId", latitude, longitude, time, charged, position)
     select id, latitude, longitude, now(), line % 3 = 0, $4::jsonb
     from unnest($1::integer[], $2::float8[], $3::float8[]) with ordinality as hired (id, latitude, longitude, line)`,
    [ids, places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude), POSITION],
  );
  await pool.query(
    `insert into driver_position ("driverId", time, latitude, longitude, speed, charged)
     select $1, $2::date + interval '6 hours' + number * interval '8 seconds', 50.80 + number * 0.00002, 4.3 + sin(number / 60.0) * 0.02, 12, number % 500 > 250
     from generate_series(1, $3::integer) as number`,
    [ids[0], day, points],
  );
  return Number(ids[0]);
}

/**
 * Lets every driver drive on a few metres each second, to and fro.
 * @param {import('pg').Pool} pool
 * @returns {() => Promise<void>} Ends it, after the step under way.
 */
export function keepDriving(pool) {
  const ending = new AbortController();
  const driven = (async () => {
    for (let step = 0; !ending.signal.aborted; step += 1) {
      const by = step % 20 < 10 ? 0.00008 : -0.00008;
      await pool.query(
        'update driver_location set longitude = longitude + $1, latitude = latitude + $1 / 2, time = now()',
        [by],
      );
      await pause(1000, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return () => {
    ending.abort();
    return driven;
  };
}
