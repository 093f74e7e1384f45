import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedDays } from '../database/seed-days.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { changedDay } from './changed-day.mjs';
import { dayReader, rowsOfDay } from './day-reader.mjs';
import { unchangedDay } from './unchanged-day.mjs';

/**
 * A day of 600 bookings through the API, unchanged and changed, with one connection and with sixteen at once.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop);
  const database = await openDatabase(server.databaseUrl, folder);
  try {
    const day = dayAhead(200);
    const ids = await seedDays(database.pool, { first: day, days: 1, perDay: rowsOfDay });
    /** @type {import('../report/row.mjs').Measured[]} */
    const rows = [];
    for (const connections of [1, 16]) {
      say(`a day of ${rowsOfDay} bookings, ${connections} at once`);
      const reader = await dayReader(server.url, day, connections, ids);
      if ((await reader.rows()) !== rowsOfDay) throw new Error(`the API does not answer ${rowsOfDay} bookings`);
      rows.push(
        ...(await unchangedDay({ folder, reader, connections })),
        ...(await changedDay({ database, reader, day, ids, connections })),
      );
      reader.close();
    }
    return rows;
  } finally {
    await database.close();
    await server.stop();
  }
}
