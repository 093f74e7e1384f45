import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead } from '../database/seed.mjs';
import { compared, interleave, size } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';
import { signedInClient } from './client.mjs';

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
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop, { own: 'wallets' });
  const { pool, seedBookings, statementsOfWallets } = await openDatabase(server.databaseUrl, folder);
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
  const call = await signedInClient(server.url, {
    email: 'super@navette.example',
    headers: { 'accept-encoding': 'identity' },
  });
  const { body: company } = await call('GET', '/service/settings/company');
  const { min10km, plus10km } = JSON.parse(String(company));
  /** @type {import('../report.mjs').Measured[]} */
  const rows = [];
  for (const [kind, path] of calls) {
    const [own, ...more] = await statementsOfWallets(kind, { start: month.startDate, end: month.endDate });
    if (!own || more.length > 0) throw new Error(`the wallets of a ${kind} are not one statement`);
    const bare = { text: bareWallets[kind], values: [month.startDate, month.endDate, min10km, plus10km] };
    const expected = (await pool.query(bare.text, bare.values)).rows;
    /** @type {Buffer | undefined} */
    let answer;
    const ask = async () => (answer = (await call('POST', path, month)).body);
    const against = async (/** @type {{ text: string, values: readonly unknown[] }} */ { text, values }) =>
      // Until the last byte: parsing is the client's work.
      interleave({ once: ask }, { once: () => pool.query(text, [...values]) }, { connections: 1, rounds, warmUp });
    const [toBare, toOwn] = [await against(bare), await against(own)];
    refuseOther(JSON.parse(String(answer)), expected);
    say(`the wallets of a ${kind}: ${expected.length} of them`);
    const what = `${kind} wallets of a month, of a million bookings`;
    rows.push(
      compared(what, toBare, 'the bare SQL that gives the same wallets', 1.3),
      compared(what, toOwn, "the server's own SQL"),
    );
  }
  return rows;
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

/* One SQL statement per kind of wallet that returns the same as the API: rows by payer with their sums, in the same order. Parameters: first day,
   last day, fee up to 10 km and fee of each further km of the organisation. */

/** @param {string} lines Table of the lines of active invoices. */
const inWallet = (lines) => `booking.status = 1 and booking."archivedAt" is null and booking.ap_date between $1 and $2
  and not exists (select from ${lines} line where line."bookingId" = booking.id and line.live)`;

const bothWays = `booking.type = 'to' and coalesce(booking.back, false)`;

/** Price stored with the distance. */
const storedPrice = `(case when ${bothWays}
  then coalesce(booking.distance #>> '{totals,total,price}', booking.distance #>> '{totals,to,price}')
  else booking.distance #>> array['totals', booking.type, 'price'] end)::numeric`;

const isFixed = `coalesce(booking."mutualAmount", 0) > 0`;
const ways = `case when not ${isFixed} and ${bothWays} then 2 else 1 end`;
const share = `round(coalesce(booking."mutualPatientAmount", 0), 2) * ${ways}`;
const gross = `case when ${isFixed} then round(booking."mutualAmount", 2) when coalesce(booking."mutualDistance", 0) > 0
  then ${ways} * (coalesce(booking.min10km, insurance.min10km, $3::numeric)
    + round(coalesce(booking.plus10km, insurance.plus10km, $4::numeric) * greatest(0, ceil(booking."mutualDistance") - 10), 2)) else 0 end`;

const driver = `
  with line as (
    select booking."driverId", booking.waitprice, booking.ticket_price, booking.commission,
      round(coalesce(booking.price_driver, ${storedPrice}, 0), 2) as price
    from booking where ${inWallet('driver_invoice_line')} and $3::numeric is not null and $4::numeric is not null)
  select driver.id, driver.lastname, driver.firstname, count(*)::int as bookings, sum(line.price + coalesce(line.waitprice, 0)) as amount,
    sum(round((line.price + coalesce(line.waitprice, 0)) * coalesce(line.commission, 0) / 100, 2)) as commission, sum(line.price) as price,
    coalesce(sum(line.waitprice), 0) as waitprice, coalesce(sum(line.ticket_price), 0) as ticket_price
  from line join driver on driver.id = line."driverId"
  group by driver.id order by driver.lastname collate "fr-x-icu", driver.firstname collate "fr-x-icu", driver.id`;

const client = `
  with line as (
    select booking."clientId", booking.waitprice, booking.ticket_price,
      coalesce(booking.factuur, false) or coalesce(booking."factuurDriver", false)
        or (booking."insuranceId" is not null and coalesce(booking."noMutIntervention", false)) as factuur,
      case when booking."insuranceId" is null then round(coalesce(booking.price, ${storedPrice}, 0), 2)
        when booking."noMutIntervention" then ${gross} else ${share} end as price
    from booking left join insurance on insurance.id = booking."insuranceId"
    where ${inWallet('client_invoice_line')})
  select client.id, client.lastname, client.firstname, count(*)::int as bookings, line.factuur, sum(line.price) as price,
    coalesce(sum(line.waitprice), 0) as waitprice, coalesce(sum(line.ticket_price), 0) as ticket_price
  from line join client on client.id = line."clientId"
  group by client.id, line.factuur
  order by line.factuur desc, client.lastname collate "fr-x-icu", client.firstname collate "fr-x-icu", client.id`;

const insurance = `
  select insurance.id, insurance.name, count(*)::int as bookings, sum(${gross}) as amount, sum(${share}) as "patientAmount"
  from booking join insurance on insurance.id = booking."insuranceId"
  where ${inWallet('insurance_invoice_line')} and not coalesce(booking."noMutIntervention", false)
  group by insurance.id order by insurance.name collate "fr-x-icu"`;

/** By kind. */
export const bareWallets = { driver, client, insurance };
