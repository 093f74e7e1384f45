import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { signedToken } from '../suite/signed-token.mjs';

/** Duration of the sessions, in seconds. */
const LASTS = 3600;

/**
 * Creates drivers with an account and a session each, directly in the database, so that a thousand sign-ins are not part of the measurement.
 * @param {{ databaseUrl: string, dataDir: string, count: number }} options
 * @returns {Promise<{ driverId: number, name: string, token: string }[]>} `name` as in lists, last name first.
 */
export async function hireDrivers({ databaseUrl, dataDir, count }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const { rows } = await pool.query(
      `with number as (select generate_series(1, $1::integer) as number),
       hired as (
         insert into driver (firstname, lastname, email, "refreshTime")
         select 'Bench', 'Driver ' || number, 'bench-' || gen_random_uuid() || '@navette.example', 15 from number returning id, email, lastname || ' ' || firstname as name
       ), account as (
         insert into app_user (firstname, lastname, email, role) select 'Bench', 'Driver', email, 'driver' from hired returning id, email
       )
       insert into driver_session (id, "userId", "driverId", "createdAt", "expiresAt")
       select gen_random_uuid(), account.id, hired.id, now(), now() + make_interval(secs => $2)
       from hired join account using (email) returning id, "driverId", (select name from hired where hired.id = "driverId")`,
      [count, LASTS],
    );
    const secret = await readFile(join(dataDir, 'auth-secret'));
    return rows.map(({ id, driverId, name }) => ({ driverId, name, token: signedToken(secret, id, LASTS) }));
  } finally {
    await pool.end();
  }
}
