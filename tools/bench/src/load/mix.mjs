/**
 * Ids of the records that dispatchers work with.
 * @typedef {object} Records
 * @property {number[]} bookings
 * @property {number[]} clients
 * @property {number[]} destinations
 * @property {number[]} drivers
 */

/**
 * @typedef {object} Asked
 * @property {string} name
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {object} [body]
 */

const WORDS = ['du', 'dupont', 'van', 'saint', 'pee', 'mar', 'el', 'rue'];

/**
 * Generates the next request of a dispatcher. The shares are those in the journeys of booking, planning and searching: a day that is read again and
 * again, one of its bookings opened, a name typed, a booking created, a driver assigned.
 * @param {Records} records
 * @param {() => number} [random]
 * @returns {() => Asked}
 */
export function mixOf({ bookings, clients, destinations, drivers }, random = Math.random) {
  /** @template Item @param {readonly Item[]} items @returns {Item} */
  const one = (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('the demo has nothing to work with');
    return item;
  };
  const day = () => new Date(Date.now() + Math.floor(random() * 7) * 86_400_000).toISOString().slice(0, 10);
  let booked = 0;
  // A client cannot travel twice at once: no client twice on a day.
  const next = () => {
    const turn = booked++;
    const date = new Date(Date.now() + Math.floor(turn / clients.length) * 86_400_000).toISOString().slice(0, 10);
    return { date, clientId: clients[turn % clients.length] ?? 0 };
  };
  /** @type {[share: number, ask: () => Asked][]} */
  const shares = [
    [40, () => dayList(day())],
    [18, () => ({ name: 'open a booking', method: 'GET', path: `/api/booking/${one(bookings)}` })],
    [10, () => timeline(day())],
    [12, () => ({ name: 'find a client', method: 'GET', path: `/api/client?limit=10&q=${one(WORDS)}` })],
    [8, () => ({ name: 'search', method: 'POST', path: '/service/search/all', body: { q: one(WORDS) } })],
    [6, () => book(next(), { destinationId: one(destinations), driverId: one(drivers) })],
    [6, () => assign(one(bookings), one(drivers))],
  ];
  const whole = shares.reduce((sum, [share]) => sum + share, 0);
  return () => {
    let left = random() * whole;
    const [, ask] = shares.find(([share]) => (left -= share) < 0) ?? shares[0] ?? [0, () => dayList(day())];
    return ask();
  };
}

/** @param {string} day @returns {Asked} */
const dayList = (day) => ({
  name: 'the day',
  method: 'POST',
  path: '/service/booking/byDate',
  body: { startDate: day, endDate: day },
});

/** @param {string} day @returns {Asked} */
const timeline = (day) => ({
  name: 'the timeline',
  method: 'GET',
  path: `/service/booking/timeline?start=${day}&end=${day}`,
});

/**
 * At a time without demo trips.
 * @param {{ date: string, clientId: number }} whom @param {object} records @returns {Asked}
 */
const book = ({ date, clientId }, records) => ({
  name: 'book',
  method: 'POST',
  path: '/service/booking/addRecursive',
  body: {
    ...records,
    clientId,
    type: 'to',
    ap_time: '04:35',
    pick_address: 'Rue Neuve 3, 1000 Bruxelles',
    dates: [date],
  },
});

/** @param {number} id @param {number} driverId @returns {Asked} */
const assign = (id, driverId) => ({
  name: 'give to a driver',
  method: 'POST',
  path: '/service/booking/bulk',
  body: { ids: [id], change: { driverId } },
});
