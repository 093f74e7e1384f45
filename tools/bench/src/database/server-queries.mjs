import { bookingRows } from '@navette/server/booking-rows';
import { createDatabaseAddressBook } from '@navette/server/database-address-book';
import { rowJson, rowStates } from '@navette/server/day-rows';
import { createAddresses } from '@navette/server/create-addresses';
import { findBookings } from '@navette/server/find-bookings';
import { findInvoices } from '@navette/server/find-invoices';
import { findClients, findDestinations, findDrivers } from '@navette/server/search-all';
import { createPool } from '@navette/server/pool';
import { readSearchQuery } from '@navette/server/read-search-query';
import { seedBookings } from '@navette/server/seed-bookings';
import { clientMoney, driverMoney, insuranceMoney } from '@navette/server/wallet-queries';
import { Kysely, PostgresDialect } from 'kysely';

const WALLETS = { client: clientMoney, driver: driverMoney, insurance: insuranceMoney };

/**
 * The server's own queries, without the server. Bundled before use (open-database.mjs): they are TypeScript.
 * @param {string} url
 */
export function serverQueries(url) {
  const pool = createPool(url, { max: 16, unhurried: true });
  pool.on('error', () => undefined);
  /** @type {Statement[]} */
  const recorded = [];
  /** @type {import('@navette/server/database').Db} */
  const db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      recorded.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  /** @param {() => Promise<unknown>} work */
  const recordedDuring = async (work) => {
    recorded.length = 0;
    await work();
    return [...recorded];
  };
  return {
    pool,
    close: () => db.destroy(),
    /** @param {number} count */
    seedBookings: (count) => seedBookings(db, { count }),
    /**
     * Statements of the server for a day with one changed booking since the last request: the states of all, the contents of one.
     * @param {string} day
     * @param {number} changedId
     * @returns {Promise<Statement[]>}
     */
    statementsOfChangedDay: (day, changedId) =>
      recordedDuring(async () => {
        await rowStates(db, { start: day, end: day }, new Set());
        await rowJson(db, [changedId], new Set());
      }),
    /**
     * Statements of the server for a global search.
     * @param {string} text
     * @param {string} today ISO date.
     * @param {number} limit
     */
    statementsOfSearch: (text, today, limit) =>
      recordedDuring(async () => {
        const query = readSearchQuery(text, today);
        if (query.dates.length === 0)
          await Promise.all([
            findClients(db, query.text, limit),
            findDestinations(db, query.text, limit),
            findDrivers(db, query.text, limit),
          ]);
        await findBookings(db, query, today, limit);
        await findInvoices(db, 'client', query, [0, 2, 1], limit);
      }),
    /**
     * Statements of the server for address suggestions.
     * @param {string} q
     * @param {number} limit
     */
    statementsOfSuggestions: (q, limit) =>
      recordedDuring(() => createAddresses(undefined, { book: createDatabaseAddressBook(db) }).suggest({ q, limit })),
    /**
     * Statements of the server for the wallets of a kind.
     * @param {'client' | 'driver' | 'insurance'} kind
     * @param {{ start: string, end: string }} range
     */
    statementsOfWallets: (kind, range) => recordedDuring(() => WALLETS[kind](db, { range }, [])),
    /**
     * One statement that reads a whole day with its contents.
     * @param {string} day
     * @returns {Statement}
     */
    statementOfWholeDay: (day) => {
      const query = bookingRows(db)
        .where('booking.ap_date', '=', day)
        .where('booking.archivedAt', 'is', null)
        .orderBy('booking.pick_time')
        .orderBy('booking.ap_time')
        .orderBy('booking.id');
      const { sql, parameters } = query.compile();
      return { text: sql, values: [...parameters] };
    },
  };
}

/** @typedef {{ text: string, values: unknown[] }} Statement */
/** @typedef {ReturnType<typeof serverQueries>} ServerQueries */
