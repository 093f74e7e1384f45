import { createClient } from './client.mjs';
import { signIn } from './sign-in.mjs';

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
  const client = createClient(origin, connections);
  const headers = { authorization: `Bearer ${token}` };
  const body = { startDate: day, endDate: day };
  let changes = 0;
  /** ETag of the day before its last change. */
  let former = '';
  /** @param {'br' | 'identity'} encoding */
  const read = async (encoding) => {
    const answer = await client.call('POST', path, body, { ...headers, 'accept-encoding': encoding });
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`);
    return answer;
  };
  return {
    read,
    /** Request, so that it can be sent to another server. */
    asked: { path, body, headers },
    /** Changes one booking, each time another one, as a dispatcher does. */
    change: async () => {
      changes += 1;
      former = String((await read('br')).headers.etag);
      const { status, body: answer } = await client.call(
        'PUT',
        `/api/booking/${ids[changes % ids.length]}`,
        { comment: `Changed ${changes} ${former}` },
        headers,
      );
      if (status !== 200) throw new Error(`the change answered ${status}: ${answer.toString().slice(0, 200)}`);
    },
    /** @param {'br' | 'identity'} encoding */
    readChanged: async (encoding) => {
      const { headers: answered } = await read(encoding);
      if (answered.etag === former) throw new Error('the API answered the day as it was before the change');
    },
    /** Reads it and counts. */
    rows: async () => JSON.parse((await read('identity')).body.toString()).length,
    /** @param {string} etag */
    revalidate: async (etag) => {
      const answer = await client.call('POST', path, body, {
        ...headers,
        'accept-encoding': 'br',
        'if-none-match': etag,
      });
      if (answer.status !== 304) throw new Error(`${path} answered ${answer.status} instead of 304`);
      return answer;
    },
    close: client.close,
  };
}

/** @typedef {Awaited<ReturnType<typeof dayReader>>} DayReader */
