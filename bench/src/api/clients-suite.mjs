import { openDatabase } from '../database/open-database.mjs';
import { dayAhead } from '../database/seed-days.mjs';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { createClient } from './client.mjs';
import { signIn } from './sign-in.mjs';
import { typedClients } from './typed-clients.mjs';

const clients = size(100_000, 500);
const rounds = 40;
const limits = { picker: 10, search: 20 };

/**
 * What is typed to find one of 100,000 clients, into a picker and into the search, against the bare SQL: the statements of the server, one
 * after the other as the picker asks them, or all at once as the search does.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop, { own: 'clients' });
  const { pool, close, ...queries } = await openDatabase(server.databaseUrl, folder);
  const client = createClient(server.url, 1);
  try {
    say(`adding ${clients} clients`);
    await queries.seedClients(clients);
    const { token } = await signIn(server.url);
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
    /** @type {(answer: Promise<import('./client.mjs').Answer>) => Promise<void>} */
    const answered = async (answer) => {
      const { status, body } = await answer;
      if (status !== 200) throw new Error(`the API answered ${status}: ${body.toString().slice(0, 200)}`);
    };
    /** @type {(what: string, ours: () => Promise<void>, reference: () => Promise<unknown>, statements: number) => Promise<import('../report/row.mjs').Measured>} */
    const compare = async (what, ours, reference, statements) => {
      const samples = await interleave({ once: ours }, { once: reference }, { connections: 1, rounds });
      return {
        what,
        ours: milliseconds(samples.ours),
        reference: milliseconds(samples.reference),
        against: `SQL, ${statements} of the server's own`,
      };
    };
    const rows = [];
    for (const [what, q] of Object.entries(await typedClients(pool))) {
      say(`clients by ${what}`);
      const picked = await queries.statementsOfClients(q, limits.picker);
      const path = `/api/client?${new URLSearchParams({ q, limit: String(limits.picker) }).toString()}`;
      const inTurn = async () => {
        for (const { text, values } of picked) await pool.query(text, values);
      };
      rows.push(
        await compare(
          `picker, ${what}`,
          () => answered(client.call('GET', path, undefined, headers)),
          inTurn,
          picked.length,
        ),
      );
      const searched = await queries.statementsOfSearch(q, dayAhead(0), limits.search);
      const atOnce = () => Promise.all(searched.map(({ text, values }) => pool.query(text, values)));
      rows.push(
        await compare(
          `search, ${what}`,
          () => answered(client.call('POST', '/service/search/all', { q, limit: limits.search }, headers)),
          atOnce,
          searched.length,
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
