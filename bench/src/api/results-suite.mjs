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
/** Every figure of any period is there within a second. */
const limit = 1000;
const period = { from: dayAhead(-11 * 366), to: dayAhead(90) };

/** The calls of the dashboard, for eleven years. */
const calls = /** @type {const} */ ([
  ['totals', 'GET', `/service/stats/getTotals?${new URLSearchParams(period).toString()}`],
  ['months', 'POST', '/service/stats/byMonth'],
  ['days', 'POST', '/service/stats/byDay'],
  ['weekdays and hours', 'POST', '/service/stats/byWeekDayPerHour'],
  ['unpaid', 'GET', '/service/stats/unpayed'],
]);

/** The months of the bookings summed anew, as it would be without the aggregate. */
const anew = `select date_trunc('month', ap_date) as month, sum(amount) as amount, sum(profit) as profit, sum(bookings) as bookings
  from booking_stats_recomputed where ap_date between $1::date and $2::date group by 1`;

/**
 * The results dashboard over a million bookings: each of its calls against a second, and the months against the same sums without the aggregate.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop, { own: 'results' });
  const { pool, close, seedBookings } = await openDatabase(server.databaseUrl, folder);
  const client = createClient(server.url, 1);
  try {
    const { rows: counted } = await pool.query('select count(*) as count from booking');
    const missing = Math.max(0, million - Number(counted[0].count));
    say(`adding ${missing} bookings`);
    await seedBookings(missing);
    const { token } = await signIn(server.url, 'super@navette.example');
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
    /** @type {(method: 'GET' | 'POST', path: string) => Promise<unknown>} */
    const ask = async (method, path) => {
      const { status, body } = await client.call(method, path, method === 'POST' ? period : undefined, headers);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString().slice(0, 200)}`);
      return JSON.parse(body.toString());
    };
    await refuseOtherSums(pool, await ask('POST', '/service/stats/byMonth'));
    /** @type {import('../report/row.mjs').Measured[]} */
    const rows = [];
    for (const [what, method, path] of calls) {
      say(`the ${what} of a million bookings`);
      const { ours } = await interleave(
        { once: () => ask(method, path) },
        { once: async () => {} },
        { connections: 1, rounds },
      );
      rows.push({
        what,
        ours: milliseconds(ours),
        reference: { value: limit, unit: 'ms' },
        against: 'a second',
        goal: 1,
      });
    }
    const summed = { once: () => pool.query(anew, [period.from, period.to]) };
    const samples = await interleave({ once: () => ask('POST', '/service/stats/byMonth') }, summed, {
      connections: 1,
      rounds: 3,
      warmUp: 1,
    });
    rows.push({
      what: 'months, with the aggregate',
      ours: milliseconds(samples.ours),
      reference: milliseconds(samples.reference),
      against: 'SQL over the bookings',
    });
    return rows;
  } finally {
    client.close();
    await close();
    await server.stop();
  }
}

/**
 * The figures must be those of the bookings.
 * @param {import('pg').Pool} pool
 * @param {unknown} months
 */
async function refuseOtherSums(pool, months) {
  const { rows } = await pool.query(anew, [period.from, period.to]);
  const total = rows.reduce((sum, { bookings }) => sum + Number(bookings), 0);
  if (!Array.isArray(months)) throw new Error('the API answered no months');
  const answered = months.reduce((sum, { bookings }) => sum + Number(bookings), 0);
  if (total !== answered || total === 0) throw new Error(`${answered} bookings are counted instead of ${total}`);
}
