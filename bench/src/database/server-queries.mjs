import { bookingRows } from '@navette/server/booking-rows';
import { rowContents, rowStates } from '@navette/server/day-rows';
import { createPool } from '@navette/server/pool';
import { seedBookings } from '@navette/server/seed-bookings';
import { Kysely, PostgresDialect } from 'kysely';

/**
 * The server's own queries, without the server. Bundled before use (open-database.mjs): they are TypeScript.
 * @param {string} url
 */
export function serverQueries(url) {
  const pool = createPool(url, { max: 16 });
  pool.on('error', () => undefined);
  /** @type {Statement[]} */
  const heard = [];
  /** @type {import('@navette/server/database').Db} */
  const db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      heard.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  return {
    pool,
    close: () => db.destroy(),
    /** @param {number} count */
    seedBookings: (count) => seedBookings(db, { count }),
    /**
     * What the server asks the database for when one booking of a day has changed since it last looked: the states of all, the contents of one.
     * @param {string} day
     * @param {number} changedId
     * @returns {Promise<Statement[]>}
     */
    statementsOfChangedDay: async (day, changedId) => {
      heard.length = 0;
      await rowStates(db, { start: day, end: day }, 1_000_000);
      await rowContents(db, [changedId], new Set());
      return [...heard];
    },
    /**
     * A whole day with its contents, as one statement.
     * @param {string} day
     * @returns {Statement}
     */
    statementOfWholeDay: (day) => {
      const query = bookingRows(db).where('booking.ap_date', '=', day).where('booking.archivedAt', 'is', null).orderBy('booking.pick_time').orderBy('booking.ap_time').orderBy('booking.id');
      const { sql, parameters } = query.compile();
      return { text: sql, values: [...parameters] };
    },
  };
}

/** @typedef {{ text: string, values: unknown[] }} Statement */
/** @typedef {ReturnType<typeof serverQueries>} ServerQueries */
