import pg from 'pg';
import { signedInClient } from '../api/client.mjs';
import { hireDrivers } from '../live/cast.mjs';
import { connectAll, drive } from '../live/drive.mjs';

/** The client on the phone. */
const CLIENT = { firstname: 'Godelieve', lastname: 'Vandenbossche', birthday: '1941-03-07', mobile: '0475 39 81 26' };
const HOME = { address: 'rue Haute 12', zip: '1000', city: 'Bruxelles', latitude: 50.837, longitude: 4.347 };
const ADDRESS = { fullAddress: 'rue Haute 12, 1000 Bruxelles', ...HOME };

/** Texts that a dispatcher types to find the client. @type {Readonly<Record<string, string>>} */
const TYPED = {
  name: 'vandenbossche gode',
  'misspelt name': 'vandenbosche godelive',
  phone: '0475398126',
  'date of birth': '07/03/1941',
};

/** Milliseconds between positions of the driver: an old one says nothing. */
const POSITION_EVERY = 10_000;

/** @typedef {Awaited<ReturnType<typeof makeRecords>>} Records */

/**
 * A client with a visit today, whose driver is on the way and who calls for the return; on a day without other trips, a driver with two.
 * @param {import('../suite/suite.mjs').RunningSuite} suite
 */
export async function makeRecords({ url, databaseUrl, dataDir }) {
  const send = await signedInClient(url, { email: 'lead@navette.example' });
  const call = async (/** @type {Parameters<typeof send>} */ ...args) => JSON.parse(String((await send(...args)).body));
  const [hired] = await hireDrivers({ databaseUrl, dataDir, count: 1 });
  if (!hired) throw new Error('no driver was hired');
  const [[ill], [hospital], { insertId: clientId }] = await Promise.all([
    call('GET', '/service/driver/active'),
    call('GET', '/api/destination?q=saint-luc&limit=1'),
    call('POST', '/api/client', { ...CLIENT, ...ADDRESS }),
  ]);
  const trip = {
    clientId,
    destinationId: hospital.id,
    type: 'to',
    price: 12,
    pick_address: ADDRESS.fullAddress,
    confirmDuplicates: true,
  };
  const book = (/** @type {object} */ more) => call('POST', '/service/booking/addRecursive', { ...trip, ...more });
  const { today, quietDay, tomorrow, inTwoMonths, ...times } = await brusselsCalendar(databaseUrl);
  const { insertIds } = await book({
    driverId: hired.driverId,
    ap_time: times.appointment,
    pick_time: times.pickUp,
    dates: [today],
    return: { ap_time: times.call, willCall: true },
  });
  await book({ driverId: ill.id, ap_time: '09:00', pick_time: '08:15', dates: [quietDay], accepted: 2 });
  await book({ driverId: ill.id, ap_time: '15:00', pick_time: '14:15', dates: [quietDay], accepted: 2 });
  const apps = await connectAll([{ url: `${url}/driver`, token: hired.token }]);
  const ending = new AbortController();
  for (const app of apps) app.on('notification', (_, reply) => reply());
  /** @type {Promise<unknown>} */
  let driven = Promise.resolve();
  await new Promise((resolve, reject) => {
    driven = drive(apps, { every: POSITION_EVERY, signal: ending.signal, onSent: resolve });
    driven.catch(reject);
  });
  return {
    name: `${CLIENT.lastname} ${CLIENT.firstname}`,
    ill: `${ill.lastname} ${ill.firstname}`,
    returnId: Number(insertIds[1]),
    quietDay,
    tomorrow,
    inTwoMonths,
    /** @param {string} by */
    typed: (by) => TYPED[by] ?? '',
    /** Ends the driver's work. A later suite may keep this process from hearing the server for longer than a message may take. */
    leave: async () => {
      ending.abort();
      await driven;
      for (const app of apps) app.disconnect();
    },
  };
}

/**
 * Days and times of the records: today, or from today. Times are at the latest the end of the day; days that are typed have no separators.
 * @param {string} databaseUrl
 * @returns {Promise<Record<'today' | 'quietDay' | 'tomorrow' | 'inTwoMonths' | 'pickUp' | 'appointment' | 'call', string>>}
 */
async function brusselsCalendar(databaseUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const time = (/** @type {number} */ minutes) =>
    `to_char(least(local + interval '${minutes} minutes', date_trunc('day', local) + interval '23:59'), 'HH24:MI')`;
  const day = (/** @type {number} */ days, form = 'YYYY-MM-DD') =>
    `to_char(local + interval '${days} days', '${form}')`;
  try {
    const { rows } = await pool.query(
      `select ${day(0)} as today, ${day(100)} as "quietDay", ${day(1, 'DDMMYYYY')} as tomorrow, ${day(60, 'DDMMYYYY')} as "inTwoMonths",
              ${time(0)} as "pickUp", ${time(45)} as appointment, ${time(90)} as call
       from (select now() at time zone 'Europe/Brussels' as local) as clock`,
    );
    return rows[0];
  } finally {
    await pool.end();
  }
}
