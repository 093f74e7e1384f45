import { openDatabase } from '../database/open-database.mjs';
import { dayAhead } from '../database/seed-days.mjs';
import { interleave } from '../measure/interleave.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { createClient } from './client.mjs';
import { signIn } from './sign-in.mjs';

const rounds = 100;
const limits = { search: 20, suggestions: 8 };

/**
 * Global search and address suggestions of a dispatcher, against the bare SQL: the server's statements, all at once.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop);
  const { pool, close, ...queries } = await openDatabase(server.databaseUrl, folder);
  const { token } = await signIn(server.url);
  const client = createClient(server.url, 1);
  /** @type {(path: string, body: object) => Promise<void>} */
  const call = async (path, body) => {
    const { status, body: answer } = await client.call('POST', path, body, {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
    });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${answer.toString().slice(0, 200)}`);
  };
  /** @type {(what: string, ours: () => Promise<void>, statements: import('../database/server-queries.mjs').Statement[]) => Promise<import('../report/row.mjs').Measured>} */
  const compare = async (what, ours, statements) => {
    const reference = () => Promise.all(statements.map(({ text, values }) => pool.query(text, values)));
    const samples = await interleave({ once: ours }, { once: reference }, { connections: 1, rounds });
    return {
      what,
      ours: milliseconds(samples.ours),
      reference: milliseconds(samples.reference),
      against: `SQL, ${statements.length} of the server's own`,
    };
  };
  try {
    say('searches and addresses');
    const typed = await typedBySomeone(pool);
    const rows = [];
    for (const [what, q] of Object.entries(typed.searches)) {
      const statements = await queries.statementsOfSearch(q, dayAhead(0), limits.search);
      rows.push(
        await compare(`search, ${what}`, () => call('/service/search/all', { q, limit: limits.search }), statements),
      );
    }
    for (const [what, q] of Object.entries(typed.addresses)) {
      const statements = await queries.statementsOfSuggestions(q, limits.suggestions);
      rows.push(
        await compare(
          `address, ${what}`,
          () => call('/service/address/suggest', { q, limit: limits.suggestions }),
          statements,
        ),
      );
    }
    return rows;
  } finally {
    client.close();
    await close();
    await server.stop();
  }
}

/**
 * Search texts with hits: the client and the day of a booking.
 * @param {import('pg').Pool} pool
 */
async function typedBySomeone(pool) {
  const { rows } = await pool.query(
    `select client.lastname as name, to_char(ap_date, 'DD/MM/YYYY') as day, booking.id::text as number, client.address, client.city
     from booking join client on client.id = "clientId" where client.address is not null and ap_date >= current_date order by booking.id limit 1`,
  );
  const { name, day, number, address, city } = rows[0] ?? {};
  return {
    searches: { 'one letter': name.slice(0, 1), name, 'name and day': `${name} ${day}`, digits: number },
    addresses: {
      'one letter': address.slice(0, 1),
      street: address.replace(/\s\d.*/u, ''),
      'street, number and town': `${address} ${city}`,
    },
  };
}
