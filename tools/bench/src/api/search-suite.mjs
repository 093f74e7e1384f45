import { openDatabase } from '../database/open-database.mjs';
import { dayAhead } from '../database/seed.mjs';
import { compared, interleave } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';
import { signedInClient } from './client.mjs';

const rounds = 100;
const limits = { search: 20, suggestions: 8 };

/**
 * Global search and address suggestions of a dispatcher, against the bare SQL: the server's statements, all at once.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop);
  const { pool, ...queries } = await openDatabase(server.databaseUrl, folder);
  const call = await signedInClient(server.url, { headers: { 'accept-encoding': 'br' } });
  /** @type {(what: string, path: string, body: object, statements: import('../database/server-queries.mjs').Statement[]) => Promise<import('../report.mjs').Measured>} */
  const compare = async (what, path, body, statements) => {
    const reference = () => Promise.all(statements.map(({ text, values }) => pool.query(text, values)));
    const ours = () => call('POST', path, body);
    const samples = await interleave({ once: ours }, { once: reference }, { connections: 1, rounds });
    return compared(what, samples, `SQL, ${statements.length} of the server's own`, 1.5);
  };
  say('searches and addresses');
  const typed = await typedBySomeone(pool);
  const rows = [];
  for (const [what, q] of Object.entries(typed.searches)) {
    const limit = limits.search;
    const statements = await queries.statementsOfSearch(q, dayAhead(0), limit);
    rows.push(await compare(`search, ${what}`, '/service/search/all', { q, limit }, statements));
  }
  for (const [what, q] of Object.entries(typed.addresses)) {
    const limit = limits.suggestions;
    const statements = await queries.statementsOfSuggestions(q, limit);
    rows.push(await compare(`address, ${what}`, '/service/address/suggest', { q, limit }, statements));
  }
  return rows;
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
