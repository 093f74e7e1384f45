import { signedInClient } from '../api/client.mjs';

/** Date before the demo's invoices, which needs a confirmation. */
const DATE = '2026-03-31';

/** @typedef {{ payerId: number, amount: number, lines: { id: number, amount: number }[] }} Planned */

/**
 * Invoices of one client and one month each, from the latest month backwards.
 * @param {(path: string, body: object) => Promise<any>} call
 * @param {number} count
 * @returns {Promise<Planned[]>}
 */
export async function plan(call, count) {
  /** @type {Planned[]} */
  const planned = [];
  const month = new Date();
  month.setUTCDate(1);
  for (let back = 0; planned.length < count && back < 14; back += 1) {
    const startDate = month.toISOString().slice(0, 10);
    const last = new Date(month);
    last.setUTCMonth(last.getUTCMonth() + 1, 0);
    const endDate = last.toISOString().slice(0, 10);
    const preview = await call('/service/invoice/monthEnd', { kind: 'client', startDate, endDate });
    planned.push(...preview.invoices);
    month.setUTCMonth(month.getUTCMonth() - 1);
  }
  if (planned.length < count) throw new Error(`only ${planned.length} of ${count} invoices can be made of the demo`);
  return planned.slice(0, count);
}

/**
 * Creates one invoice in its own request.
 * @param {(path: string, body: object, headers: Record<string, string>) => Promise<any>} call
 * @param {Planned} invoice
 * @param {string} key
 */
export const issue = (call, { payerId, amount, lines }, key) =>
  call(
    '/service/wallet/setInvoice',
    { invoice: { clientId: payerId, amount, date: DATE }, bookings: lines.map(({ id }) => id), confirmDate: true },
    { 'idempotency-key': `bench-${key}` },
  );

/**
 * Creates several invoices in one request, like the page does.
 * @param {(path: string, body: object) => Promise<any>} call
 * @param {Planned[]} invoices
 * @param {string} key
 */
export async function issueSome(call, invoices, key) {
  const results = await call('/service/invoice/monthEnd/make', {
    kind: 'client',
    date: DATE,
    confirmDate: true,
    invoices: invoices.map(({ payerId, amount, lines }, index) => ({
      key: `bench-${key}-${index}`,
      payerId,
      amount,
      bookings: lines.map(({ id }) => id),
    })),
  });
  const refused = results.find((/** @type {any} */ { problem }) => problem !== null);
  if (refused) throw new Error(`an invoice was refused: ${JSON.stringify(refused.problem)}`);
}

/** Invoices per request of the month end page. */
export const PER_CALL = 25;

/**
 * Calls of who closes a month, each with its parsed answer.
 * @param {string} url
 * @returns {Promise<(path: string, body: object, headers?: Record<string, string>) => Promise<any>>}
 */
export async function monthEndCaller(url) {
  const call = await signedInClient(url, { email: 'super@navette.example' });
  return async (path, body, headers) => JSON.parse((await call('POST', path, body, headers)).body.toString());
}

/**
 * Runs a month end in parallel, until the signal or until nothing is left to invoice.
 * @param {string} url
 * @param {{ count: number, signal: AbortSignal }} options `count`: invoices at most
 * @returns {Promise<number>} Number of created invoices.
 */
export async function closeTheMonth(url, { count, signal }) {
  const call = await monthEndCaller(url);
  const planned = await plan(call, count);
  let made = 0;
  for (; made < planned.length && !signal.aborted; made += PER_CALL)
    await issueSome(call, planned.slice(made, made + PER_CALL), `load-${Date.now()}-${made}`);
  return made;
}
