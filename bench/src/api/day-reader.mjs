import { createClient } from './client.mjs';
import { signIn } from './sign-in.mjs';

export const rowsOfDay = 600;
const path = '/service/booking/byDate';

/**
 * Reads a day through the API as a screen does, and makes sure of what comes.
 * @param {string} origin
 * @param {string} day
 * @param {number} connections
 */
export async function dayReader(origin, day, connections) {
  const { token } = await signIn(origin);
  const client = createClient(origin, connections);
  const headers = { authorization: `Bearer ${token}` };
  const body = { startDate: day, endDate: day };
  /** @param {'br' | 'identity'} encoding */
  const read = async (encoding) => {
    const answer = await client.post(path, body, { ...headers, 'accept-encoding': encoding });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`);
    return answer;
  };
  return {
    read,
    /** Reads it and counts. */
    rows: async () => JSON.parse((await read('identity')).body.toString()).length,
    /** @param {string} etag */
    revalidate: async (etag) => {
      const answer = await client.post(path, body, { ...headers, 'accept-encoding': 'br', 'if-none-match': etag });
      if (answer.status !== 304) throw new Error(`${path} answered ${answer.status} instead of 304`);
    },
    close: client.close,
  };
}

/** @typedef {Awaited<ReturnType<typeof dayReader>>} DayReader */
