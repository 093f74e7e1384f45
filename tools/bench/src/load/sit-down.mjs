import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { signedToken } from '../suite/signed-token.mjs';

/** Duration of the sessions, in seconds. */
const LASTS = 7200;

/**
 * Creates dispatchers with a session each, directly in the database, so that a hundred sign-ins are not part of the measurement. Also returns the
 * records for their work.
 * @param {{ databaseUrl: string, dataDir: string, count: number }} options
 * @returns {Promise<{ tokens: string[], records: import('./mix.mjs').Records }>}
 */
export async function sitDown({ databaseUrl, dataDir, count }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const { rows: sessions } = await pool.query(
      `with desk as (
         insert into app_user (firstname, lastname, email, role)
         select 'Bench', 'Dispatcher', 'bench-dispatch-' || number || '@navette.example', 'dispatch' from generate_series(1, $1::integer) as number
         returning id
       )
       insert into staff_session (id, "userId", "expiresAt") select gen_random_uuid(), id, now() + make_interval(secs => $2) from desk returning id`,
      [count, LASTS],
    );
    const secret = await readFile(join(dataDir, 'auth-secret'));
    const ids = async (/** @type {string} */ text) => (await pool.query(text)).rows.map(({ id }) => Number(id));
    return {
      tokens: sessions.map(({ id }) => signedToken(secret, id, LASTS)),
      records: {
        bookings: await ids('select id from booking where ap_date between current_date and current_date + 7 limit 500'),
        clients: await ids('select id from client where "anonymisedAt" is null limit 500'),
        destinations: await ids('select id from destination limit 100'),
        drivers: await ids('select id from driver where active limit 50'),
      },
    };
  } finally {
    await pool.end();
  }
}
