import { createClient, signIn } from './client.mjs';

export const rowsOfDay = 600;
const path = '/service/booking/byDate';

/**
 * Reads a day through the API like a page does, changes it, and validates the responses.
 * @param {string} origin
 * @param {string} day
 * @param {number} connections
 * @param {readonly number[]} ids Bookings of the day.
 */
export async function dayReader(origin, day, connections, ids) {
  const { token } = await signIn(origin);
  const headers = { authorization: `Bearer ${token}` };
  const call = createClient(origin, connections, headers);
  const body = { startDate: day, endDate: day };
  let changes = 0;
  /** ETag of the day before its last change. */
  let former = '';
  /** @param {'br' | 'identity'} encoding */
  const read = (encoding) => call('POST', path, body, { 'accept-encoding': encoding });
  return {
    read,
    /** Request, so that it can be sent to another server. */
    asked: { path, body, headers },
    /** Changes one booking, each time another one, as a dispatcher does. */
    change: async () => {
      changes += 1;
      former = String((await read('br')).headers.etag);
      await call('PUT', `/api/booking/${ids[changes % ids.length]}`, { comment: `Changed ${changes} ${former}` });
    },
    /** @param {'br' | 'identity'} encoding */
    readChanged: async (encoding) => {
      const { headers: answered } = await read(encoding);
      if (answered.etag === former) throw new Error('the API answered the day as it was before the change');
    },
    /** Reads it and counts. */
    rows: async () => JSON.parse((await read('identity')).body.toString()).length,
    /** @param {string} etag */
    revalidate: (etag) => call('POST', path, body, { 'accept-encoding': 'br', 'if-none-match': etag }, 304),
  };
}

/** @typedef {Awaited<ReturnType<typeof dayReader>>} DayReader */
