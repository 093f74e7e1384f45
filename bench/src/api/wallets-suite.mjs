import { openDatabase } from '../database/open-database.mjs';
import { dayAhead } from '../database/seed-days.mjs';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { createClient } from './client.mjs';
import { signIn } from './sign-in.mjs';

const million = size(1_000_000, 40_000);
const rounds = 20;
/** A month among the bookings that are added, which lie more than a year back. */
const month = { startDate: dayAhead(-730), endDate: dayAhead(-700) };

/** The calls by kind of wallet. */
const calls = /** @type {const} */ ([
  ['driver', '/service/wallet/totalByDriverDate'],
  ['client', '/service/wallet/totalByClientDate'],
  ['insurance', '/service/wallet/totalByInsuranceDate'],
]);

/**
 * The wallets of a month with a million bookings in the database, against the server's own statement alone.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop, { own: 'wallets' });
  const { pool, close, seedBookings, statementsOfWallets } = await openDatabase(server.databaseUrl, folder);
  const client = createClient(server.url, 1);
  try {
    const { rows: counted } = await pool.query('select count(*) as count from booking');
    const missing = Math.max(0, million - Number(counted[0].count));
    say(`adding ${missing} bookings`);
    await seedBookings(missing);
    // The bookings that are added are paid by nobody else.
    await pool.query(
      `update booking set "insuranceId" = (select min(id) + booking.id % 5 from insurance), "mutualAmount" = 20, "mutualPatientAmount" = 4
       where ap_date between $1 and $2 and id % 3 = 0`,
      [month.startDate, month.endDate],
    );
    await pool.query('vacuum analyze booking');
    const { token } = await signIn(server.url, 'super@navette.example');
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
    /** @type {import('../report/row.mjs').Measured[]} */
    const rows = [];
    for (const [kind, path] of calls) {
      const [statement, ...more] = await statementsOfWallets(kind, { start: month.startDate, end: month.endDate });
      if (!statement || more.length > 0) throw new Error(`the wallets of a ${kind} are not one statement`);
      const { rows: found } = await pool.query(statement.text, statement.values);
      const expected = found.reduce((sum, { bookings = 1 }) => sum + bookings, 0);
      /** @type {Buffer | undefined} */
      let answer;
      const ask = async () => {
        const { status, body } = await client.call('POST', path, month, headers);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString().slice(0, 200)}`);
        answer = body;
      };
      const samples = await interleave(
        // Until the last byte is there: reading it is the work of whoever asked.
        { once: ask },
        { once: () => pool.query(statement.text, statement.values) },
        { connections: 1, rounds },
      );
      refuseOtherCount(JSON.parse(String(answer)), expected);
      say(`the wallets of a ${kind}: ${expected} bookings in ${found.length} rows`);
      rows.push({
        what: `${kind} wallets of a month, of a million bookings`,
        ours: milliseconds(samples.ours),
        reference: milliseconds(samples.reference),
        against: "the server's own SQL",
        goal: 1.3,
      });
    }
    return rows;
  } finally {
    client.close();
    await close();
    await server.stop();
  }
}

/**
 * The wallets must hold the bookings that the statement finds.
 * @param {readonly { bookings: number }[]} wallets
 * @param {number} expected
 */
function refuseOtherCount(wallets, expected) {
  const counted = wallets.reduce((sum, { bookings }) => sum + bookings, 0);
  if (counted !== expected || expected === 0)
    throw new Error(`the wallets hold ${counted} bookings instead of ${expected}`);
}
