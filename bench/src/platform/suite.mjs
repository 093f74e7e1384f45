import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { openDatabase } from '../database/open-database.mjs';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';

const clients = size(100_000, 500);
const passengersWanted = size(2000, 50);
const rounds = size(10, 1);
/** Per cent: of those that are preselected, and of all passengers. */
const limits = { wrong: 0.5, missed: 3 };

/**
 * Passengers of the external platform, as bookers type them, matched with the clients of the office.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop, { own: 'platform' });
  const { pool, close, ...queries } = await openDatabase(server.databaseUrl, folder);
  try {
    const { faultsOf, likeliest, typedPassengers } = await bundled(folder);
    say(`adding ${clients} clients`);
    await queries.seedClients(clients);
    // The clients that are made share the birthdays of a few: here they have those of a population.
    await pool.query(
      `update client set birthday = date '1930-01-01' + (id::bigint * 7919 % 27000)::integer where birthday is not null`,
    );
    const { rows: people } = await pool.query(
      `select id, firstname, lastname, birthday::text, ssn, mobile, email, mcode, address, zip, city, latitude, longitude
       from client where birthday is not null and address is not null order by (id::bigint * 104729) % 1000003 limit $1`,
      [passengersWanted],
    );
    const passengers = typedPassengers(people);
    const { wrong, missed, sure } = faultsOf(likeliest(await queries.clientsLike(passengers), passengers), people);
    say(`matching ${people.length} passengers`);
    const statements = await queries.statementsOfMatching(passengers);
    const samples = await interleave(
      { once: async () => void likeliest(await queries.clientsLike(passengers), passengers) },
      {
        once: async () => {
          for (const { text, values } of statements) await pool.query(text, values);
        },
      },
      { connections: 1, rounds },
    );
    const all = `${people.length} passengers`;
    return [
      {
        what: `${all}: wrong among the sure`,
        ours: { value: wrong, unit: '%' },
        reference: { value: limits.wrong, unit: '%' },
        against: 'limit',
        goal: 1,
      },
      {
        what: `${all}: not found`,
        ours: { value: missed, unit: '%' },
        reference: { value: limits.missed, unit: '%' },
        against: 'limit',
        goal: 1,
      },
      {
        what: `${all}: sure`,
        ours: { value: sure, unit: '%' },
        reference: { value: 100, unit: '%' },
        against: 'all of them',
      },
      {
        what: `${all} against ${clients} clients`,
        ours: milliseconds(samples.ours),
        reference: milliseconds(samples.reference),
        against: `SQL, ${statements.length} of the server's own`,
      },
    ];
  } finally {
    await close();
    await server.stop();
  }
}

/**
 * @param {string} folder
 * @returns {Promise<typeof import('./passengers.mjs')>}
 */
async function bundled(folder) {
  const outfile = join(folder, 'passengers.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'passengers.mjs')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
