import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead } from '../database/seed-days.mjs';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { bareWallets } from './bare-wallets.mjs';
import { createClient } from './client.mjs';
import { signIn } from './sign-in.mjs';

const million = size(1_000_000, 40_000);
const rounds = 60;
/** Warm-up rounds of both sides: a server in use has its code compiled. */
const warmUp = 60;
/** A month among the added bookings, which are more than a year old. */
const month = { startDate: dayAhead(-730), endDate: dayAhead(-700) };

/** Requests by kind of wallet. */
const calls = /** @type {const} */ ([
  ['driver', '/service/wallet/totalByDriverDate'],
  ['client', '/service/wallet/totalByClientDate'],
  ['insurance', '/service/wallet/totalByInsuranceDate'],
]);

/**
 * The wallets of a month with a million bookings in the database, against one statement that returns the whole response, and against the rows that
 * the server reads.
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
    // The added bookings are only in the client wallets.
    await pool.query(
      `update booking set "insuranceId" = (select min(id) + booking.id % 5 from insurance), "mutualAmount" = 20, "mutualPatientAmount" = 4
       where ap_date between $1 and $2 and id % 3 = 0`,
      [month.startDate, month.endDate],
    );
    // Vacuum and statistics of the added rows come before any measurement.
    await pool.query('vacuum analyze');
    await pool.query('checkpoint');
    const { token } = await signIn(server.url, 'super@navette.example');
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
    const { body: company } = await client.call('GET', '/service/settings/company', undefined, headers);
    const { min10km, plus10km } = JSON.parse(String(company));
    /** @type {import('../report/row.mjs').Measured[]} */
    const rows = [];
    for (const [kind, path] of calls) {
      const [own, ...more] = await statementsOfWallets(kind, { start: month.startDate, end: month.endDate });
      if (!own || more.length > 0) throw new Error(`the wallets of a ${kind} are not one statement`);
      const bare = { text: bareWallets[kind], values: [month.startDate, month.endDate, min10km, plus10km] };
      const expected = (await pool.query(bare.text, bare.values)).rows;
      /** @type {Buffer | undefined} */
      let answer;
      const ask = async () => {
        const { status, body } = await client.call('POST', path, month, headers);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString().slice(0, 200)}`);
        answer = body;
      };
      const against = async (/** @type {{ text: string, values: readonly unknown[] }} */ { text, values }) =>
        // Until the last byte: parsing is the client's work.
        interleave({ once: ask }, { once: () => pool.query(text, [...values]) }, { connections: 1, rounds, warmUp });
      const [toBare, toOwn] = [await against(bare), await against(own)];
      refuseOther(JSON.parse(String(answer)), expected);
      say(`the wallets of a ${kind}: ${expected.length} of them`);
      const what = `${kind} wallets of a month, of a million bookings`;
      rows.push(
        {
          what,
          ours: milliseconds(toBare.ours),
          reference: milliseconds(toBare.reference),
          against: 'the bare SQL that gives the same wallets',
          goal: 1.3,
        },
        {
          what,
          ours: milliseconds(toOwn.ours),
          reference: milliseconds(toOwn.reference),
          against: "the server's own SQL",
        },
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
 * Checks that the wallets equal those of the statement, in the same order.
 * @param {readonly Record<string, unknown>[]} wallets
 * @param {readonly Record<string, unknown>[]} expected
 */
function refuseOther(wallets, expected) {
  if (expected.length === 0) throw new Error('there is no wallet');
  for (const [place, wanted] of expected.entries()) {
    const wallet = wallets[place] ?? {};
    const found = Object.fromEntries(Object.keys(wanted).map((name) => [name, wallet[name]]));
    if (!isDeepStrictEqual(found, { ...wanted }))
      throw new Error(`wallet ${place} is ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  }
  if (wallets.length !== expected.length)
    throw new Error(`there are ${wallets.length} wallets instead of ${expected.length}`);
}
