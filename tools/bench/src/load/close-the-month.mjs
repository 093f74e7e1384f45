import { createClient } from '../api/client.mjs';
import { signIn } from '../api/sign-in.mjs';
import { issueSome, plan } from '../issue/month-end.mjs';

/** Invoices per request of the month end page. */
const PER_CALL = 25;

/**
 * Runs a month end in parallel, until the signal or until nothing is left to invoice.
 * @param {string} url
 * @param {{ count: number, signal: AbortSignal }} options `count`: invoices at most
 * @returns {Promise<number>} Number of created invoices.
 */
export async function closeTheMonth(url, { count, signal }) {
  const { token } = await signIn(url, 'super@navette.example');
  const client = createClient(url, 1);
  const call = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const answer = await client.call('POST', path, body, { authorization: `Bearer ${token}` });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString()}`);
    return JSON.parse(answer.body.toString());
  };
  let made = 0;
  try {
    const planned = await plan(call, count);
    for (; made < planned.length && !signal.aborted; made += PER_CALL)
      await issueSome(call, planned.slice(made, made + PER_CALL), `load-${Date.now()}-${made}`);
  } finally {
    client.close();
  }
  return made;
}
