import { openDatabase } from '../database/open-database.mjs';
import { compared, interleave, size } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';
import { issue, issueSome, monthEndCaller, PER_CALL as perCall, plan } from './month-end.mjs';

const calls = size(20, 1);
const warmUp = 2;
const single = size(100, 5);

/**
 * Month end: 500 client invoices in requests like those of the page, and one invoice per request, each against the bare transaction that writes the
 * same rows.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const server = await startSuite(workshop, { own: 'issue' });
  const { pool } = await openDatabase(server.databaseUrl, folder);
  const call = await monthEndCaller(server.url);
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
  const perInvoice = { ours: inOneGo.ours.map(ofOne), reference: inOneGo.reference.map(ofOne) };
  const against = 'the bare transaction with the same rows';
  return [
    compared(`an invoice of month end, ${calls * perCall} in one go`, perInvoice, against, 2),
    compared('an invoice in a call of its own', alone, against),
  ];
}

/** @param {number} time of a call */
const ofOne = (time) => time / perCall;

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
