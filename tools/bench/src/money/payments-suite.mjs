import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../database/open-database.mjs';
import { compared, interleave, size } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';
import { signedInClient } from '../api/client.mjs';

const COUNT = size(200, 10);
const rounds = size(10, 1);
const warmUp = 2;
/** Mails that a server sends at a time. */
const AT_ONCE = 3;
const IBAN = 'BE71096123456769';

/**
 * A batch of 200 settlements, from what is due to the file that is marked as sent, against the bare transactions that write the same rows; and 200 mailed
 * invoices, from the call to the last mail, against reading their stored PDFs.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const server = await startSuite(workshop, { own: 'payments' });
  const { pool } = await openDatabase(server.databaseUrl, workshop.folder);
  const request = await signedInClient(server.url, { email: 'super@navette.example', connections: AT_ONCE });
  /** @type {(method: 'GET' | 'POST', path: string, body?: object) => Promise<any>} */
  const call = async (method, path, body) => JSON.parse((await request(method, path, body)).body.toString());
  const paid = await paying(pool, request, call);
  workshop.say('payments are measured');
  return [paid, await sending(pool, request, call)];
}

/**
 * @param {import('pg').Pool} pool
 * @param {Awaited<ReturnType<typeof signedInClient>>} request
 * @param {(method: 'GET' | 'POST', path: string, body?: object) => Promise<any>} call
 */
async function paying(pool, request, call) {
  await pool.query('update driver set bank_account = $1', [IBAN]);
  await pool.query(`update setting set value = '1000000' where variable = 'batchMax'`);
  // Settlements of the demo are out of the way.
  await pool.query('update driver_invoice set status = 1');
  const { rows: last } = await pool.query('select last from invoice_series where kind = $1', ['driver']);
  let next = last[0].last + 1;
  const date = new Date().toISOString().slice(0, 10);
  /** Settlements that no batch has, each of another amount. */
  const settlements = async () => {
    await pool.query(`update driver_invoice set status = 1 where status <> 1`);
    await pool.query(
      `insert into driver_invoice (id, date, amount, "driverId", factuur)
       select $1::integer + number, $2::date, 20 + number, drivers.ids[1 + number % cardinality(drivers.ids)], true
       from generate_series(0, $3::integer - 1) number, (select array_agg(id) as ids from driver) drivers`,
      [next, date, COUNT],
    );
    next += COUNT;
    await pool.query(`update invoice_series set last = $1 where kind = 'driver'`, [next - 1]);
  };
  let file = '';
  const ours = async () => {
    const due = (await call('GET', '/service/payment/due?type=transfer')).payments;
    // The demo has open expenses and credits of clients as well.
    const payments = due.filter((/** @type {{ kind: string }} */ { kind }) => kind === 'driver');
    if (payments.length !== COUNT) throw new Error(`${payments.length} payments are due in place of ${COUNT}`);
    const chosen = payments.map((/** @type {any} */ { kind, recordId, amount, iban }) => ({
      kind,
      recordId,
      amount,
      iban,
    }));
    const { insertId } = await call('POST', '/service/payment/batch', {
      type: 'transfer',
      date,
      payments: chosen,
      confirmAccounts: true,
    });
    file = (await request('GET', `/service/payment/batch/${insertId}/file`)).body.toString();
    await call('POST', `/service/payment/batch/${insertId}/sent`, { date });
  };
  await settlements();
  await ours();
  const samples = await interleave(
    { once: ours, before: settlements },
    { once: () => bareBatch(pool, { first: next - COUNT, date, file }), before: settlements },
    { connections: 1, rounds, warmUp },
  );
  // Without a goal: the bare transactions look up and check nothing.
  return compared(`a batch of ${COUNT} payments, made and marked`, samples, 'the bare transactions with the same rows');
}

/**
 * Writes a batch with its orders and marks it, without rules and checks.
 * @param {import('pg').Pool} pool
 * @param {{ first: number, date: string, file: string }} batch
 */
async function bareBatch(pool, { first, date, file }) {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const { rows } = await connection.query(
      `insert into payment_batch (type, date, message, "messageId", account, count, total, file, "userName")
       values ('transfer', $1, 'pain.001.001.09', $2, 'BE68539007547034', $3, 1, $4, 'bench') returning id`,
      [date, `bare ${first}`, COUNT, file],
    );
    await connection.query(
      `insert into payment_order ("batchId", position, kind, "recordId", amount, name, iban, "endToEndId")
       select $1, row_number() over (), 'driver', id, amount, 'bench', $2, 'bare' || id
       from driver_invoice where id >= $3 and id < $4 order by id`,
      [rows[0].id, IBAN, first, first + COUNT],
    );
    await connection.query('commit');
    await connection.query('select file from payment_batch where id = $1', [rows[0].id]);
    await connection.query(`update payment_batch set state = 'sent', "sentOn" = $1 where id = $2`, [date, rows[0].id]);
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}

/**
 * @param {import('pg').Pool} pool
 * @param {Awaited<ReturnType<typeof signedInClient>>} request
 * @param {(method: 'GET' | 'POST', path: string, body?: object) => Promise<any>} call
 */
async function sending(pool, request, call) {
  await pool.query(
    `update client set email = 'client' || id || '@navette.example', "invoiceEmail" = null, "invoiceChannel" = null`,
  );
  const { rows } = await pool.query(
    `select id from client_invoice where "cancelledAt" is null order by id desc limit ${COUNT}`,
  );
  /** @type {number[]} */
  const invoices = rows.map(({ id }) => id);
  /** @type {object[]} */
  let documents = [];
  const preview = async () => {
    const planned = await call('POST', '/service/sendings/preview', { kind: 'client', invoices });
    documents = planned.documents.map((/** @type {any} */ { invoiceId, recall, channel, seen }) => ({
      invoiceId,
      recall,
      channel,
      seen,
    }));
  };
  const send = async () => {
    const { id } = await call('POST', '/service/sendings', { kind: 'client', documents });
    for (;;) {
      const { rows: left } = await pool.query(
        `select count(*) filter (where state = 'waiting')::integer as waiting, count(*) filter (where state in ('sent', 'kept'))::integer as sent
         from document_sending where "batchId" = $1`,
        [id],
      );
      if (left[0].waiting === 0) {
        if (left[0].sent !== documents.length)
          throw new Error(`${left[0].sent} of ${documents.length} mails were sent`);
        return;
      }
      await setTimeout(20);
    }
  };
  const readAll = async () => {
    const left = [...invoices];
    const one = async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop())
        await request('GET', `/service/invoice/clients/${id}/pdf`);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  };
  // The PDFs are made and stored once.
  await readAll();
  const samples = await interleave(
    { once: send, before: preview },
    { once: readAll },
    { connections: 1, rounds, warmUp: 1 },
  );
  return compared(`${COUNT} invoices mailed`, samples, 'their stored PDFs, read over HTTP', 3);
}
