import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createHmac } from 'node:crypto';

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

/** Duration of the sessions, in seconds. */
const DESK_LASTS = 7200;

/**
 * Creates dispatchers with a session each, directly in the database, so that a hundred sign-ins are not part of the measurement. Also returns the
 * records for their work.
 * @param {{ databaseUrl: string, dataDir: string, count: number }} options
 * @returns {Promise<{ tokens: string[], records: import('../load/mix.mjs').Records }>}
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
      [count, DESK_LASTS],
    );
    const secret = await readFile(join(dataDir, 'auth-secret'));
    const ids = async (/** @type {string} */ text) => (await pool.query(text)).rows.map(({ id }) => Number(id));
    return {
      tokens: sessions.map(({ id }) => signedToken(secret, id, DESK_LASTS)),
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

/** @param {object} part */
const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Token signed like the server's.
 * @param {Buffer} secret @param {string} jti Id of the session. @param {number} lasts Seconds.
 */
function signedToken(secret, jti, lasts) {
  const now = Math.floor(Date.now() / 1000);
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ jti, iat: now, exp: now + lasts })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
