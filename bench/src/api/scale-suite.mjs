import { join } from 'node:path';
import { copyFolder } from '../suite/copy-folder.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedDays } from '../database/seed-days.mjs';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startServer } from '../suite/start-server.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { dayReader, rowsOfDay } from './day-reader.mjs';

const million = size(1_000_000, 40_000);
const goal = 1.2;

/**
 * The same day of 600 bookings with 1 million bookings in the database and with 20 thousand, two servers side by side.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { demoData, folder, say } = workshop;
  const large = await copyFolder(await demoData(), join(folder, 'million'));
  const reference = await openSide(await startSuite(workshop), folder);
  const ours = await openSide(await startServer({ dataDir: large }), folder);
  try {
    const missing = million - (await ours.count());
    say(`adding ${missing} bookings`);
    await ours.database.seedBookings(missing);
    /** @type {import('../report/row.mjs').Measured[]} */
    const rows = [];
    for (const connections of [1, 16]) {
      say(`the same day with 1 million and with 20 thousand bookings, ${connections} at once`);
      const sides = [await screens(ours, connections), await screens(reference, connections)];
      rows.push(...(await compare(sides, connections)));
      for (const side of sides) side.close();
    }
    return rows;
  } finally {
    await ours.close();
    await reference.close();
  }
}

const day = dayAhead(210);

/** @param {import('../suite/start-server.mjs').RunningServer} server @param {string} folder */
async function openSide(server, folder) {
  const database = await openDatabase(server.databaseUrl, folder);
  const ids = await seedDays(database.pool, { first: day, days: 1, perDay: rowsOfDay });
  return {
    url: server.url,
    database,
    ids,
    count: async () => Number((await database.pool.query('select count(*) as count from booking')).rows[0].count),
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/**
 * What a number of screens can ask of one side.
 * @param {Awaited<ReturnType<typeof openSide>>} side
 * @param {number} connections
 */
async function screens({ url, ids }, connections) {
  const reader = await dayReader(url, day, connections, ids);
  if ((await reader.rows()) !== rowsOfDay) throw new Error(`the API does not answer ${rowsOfDay} bookings`);
  const etag = String((await reader.read('br')).headers.etag);
  return {
    sides: {
      'unchanged day, plain': { once: () => reader.read('identity') },
      'unchanged day, 304': { once: () => reader.revalidate(etag) },
      'changed day, plain': { once: () => reader.readChanged('identity'), before: reader.change },
    },
    close: reader.close,
  };
}

/**
 * @param {Awaited<ReturnType<typeof screens>>[]} sides The million, then the twenty thousand.
 * @param {number} connections
 */
async function compare([ours, reference], connections) {
  if (!ours || !reference) throw new Error('there are two sides');
  const rows = [];
  for (const what of /** @type {const} */ (['unchanged day, plain', 'unchanged day, 304', 'changed day, plain'])) {
    const rounds = (what.startsWith('unchanged') ? 400 : 200) / (connections === 1 ? 1 : 8);
    const samples = await interleave(ours.sides[what], reference.sides[what], { connections, rounds });
    rows.push({
      what: `${what}, × ${connections}`,
      ours: milliseconds(samples.ours),
      reference: milliseconds(samples.reference),
      against: 'with 20 thousand',
      goal,
    });
  }
  return rows;
}
