import { createClient } from '../api/client.mjs';
import { signIn } from '../api/sign-in.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { issue, issueSome, plan } from './month-end.mjs';

/** Invoices per request of the month end page. */
const perCall = 25;
const calls = size(20, 1);
const warmUp = 2;
const single = size(100, 5);

/**
 * Month end: 500 client invoices in requests like those of the page, and one invoice per request, each against the bare transaction that writes the
 * same rows.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop, { own: 'issue' });
  const { pool, close } = await openDatabase(server.databaseUrl, folder);
  const { token } = await signIn(server.url, 'super@navette.example');
  const client = createClient(server.url, 1);
  /** @type {(path: string, body: object, headers?: Record<string, string>) => Promise<any>} */
  const call = async (path, body, headers = {}) => {
    const answer = await client.call('POST', path, body, { authorization: `Bearer ${token}`, ...headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString()}`);
    return JSON.parse(answer.body.toString());
  };
  try {
    // Releases the bookings invoiced by the demo, so that they can be invoiced again.
    await pool.query('update client_invoice_line set live = false');
    const rounds = calls + size(warmUp, 0);
    const planned = await plan(call, 2 * rounds * perCall + 2 * (single + size(warmUp, 0)) + 1);
    say(`${planned.length} invoices are to be made`);
    const [first] = planned;
    if (!first) throw new Error('the demo has nothing to invoice');
    await issue(call, first, 'first');
    const { rows } = await pool.query(
      'select snapshot::text as snapshot, payer::text as payer, company::text as company, totals::text as totals from client_invoice_line join client_invoice on client_invoice.id = "invoiceId" order by "issuedAt" desc nulls last limit 1',
    );
    let next = 1;
    const take = () => {
      const invoice = planned[next];
      if (!invoice) throw new Error('nothing is left to invoice');
      next += 1;
      return invoice;
    };
    const some = () => Array.from({ length: perCall }, take);
    const inOneGo = await interleave(
      { once: () => issueSome(call, some(), String(next)) },
      {
        once: async () => {
          for (const invoice of some()) await bareTransaction(pool, invoice, rows[0]);
        },
      },
      { connections: 1, rounds: calls, warmUp },
    );
    const alone = await interleave(
      { once: () => issue(call, take(), String(next)) },
      { once: () => bareTransaction(pool, take(), rows[0]) },
      { connections: 1, rounds: single, warmUp },
    );
    const against = 'the bare transaction with the same rows';
    return [
      {
        what: `an invoice of month end, ${calls * perCall} in one go`,
        ours: milliseconds(inOneGo.ours.map(perInvoice)),
        reference: milliseconds(inOneGo.reference.map(perInvoice)),
        against,
        goal: 2,
      },
      {
        what: 'an invoice in a call of its own',
        ours: milliseconds(alone.ours),
        reference: milliseconds(alone.reference),
        against,
      },
    ];
  } finally {
    client.close();
    await close();
    await server.stop();
  }
}

/** @param {number} time of a call */
const perInvoice = (time) => time / perCall;

/**
 * Writes number, invoice and lines without rules, checks and idempotency.
 * @param {import('pg').Pool} pool
 * @param {import('./month-end.mjs').Planned} invoice
 * @param {{ snapshot: string, payer: string, company: string, totals: string }} kept
 */
async function bareTransaction(pool, { payerId, amount, lines }, kept) {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    await connection.query('select id from booking where id = any($1::integer[]) order by id for update', [
      lines.map(({ id }) => id),
    ]);
    const { rows } = await connection.query(
      `update invoice_series set last = last + 1 where kind = 'client' returning last`,
    );
    await connection.query(
      `insert into client_invoice (id, date, amount, "clientId", factuur, payer, company, totals, "issuedAt")
       values ($1, '2026-03-31', $2, $3, true, $4, $5, $6, now())`,
      [rows[0].last, amount, payerId, kept.payer, kept.company, kept.totals],
    );
    await connection.query(
      `insert into client_invoice_line ("invoiceId", position, "bookingId", live, amount, snapshot)
       select $1, row_number() over (), line.id, true, line.amount, $4::jsonb
       from unnest($2::integer[], $3::numeric[]) as line (id, amount)`,
      [rows[0].last, lines.map(({ id }) => id), lines.map((line) => line.amount), kept.snapshot],
    );
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}
