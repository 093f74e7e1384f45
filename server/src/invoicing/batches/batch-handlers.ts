import { isIban, brusselsNow, normaliseIban, personName } from '@navette/shared/domain';
import { sql } from 'kysely';
import { createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { sendFile } from '../../files/public.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { changed, conflict, found, invalid } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { bankProfile, duePayments } from './due-queries.ts';
import { makeBatch } from './make-batch.ts';

/** Name of a batch in logs and files. */
const batchName = (id: number): string => `B${String(id).padStart(6, '0')}`;

const MOST_BATCHES = 500;

const countOf = (...states: readonly string[]) =>
  sql<number>`(select count(*)::integer from payment_order line where line."batchId" = payment_batch.id and line.state = any(${states}::text[]))`;

/** Account of the payee of an `ordered` payment as its record has it today, without spaces; empty for none. */
const accountNow = sql<string>`replace(coalesce(case
    when ordered."mandateId" is not null then (select iban from mandate where mandate.id = ordered."mandateId")
    when ordered.kind = 'driver' then (select driver.bank_account from driver_invoice invoice
      join driver on driver.id = invoice."driverId" where invoice.id = ordered."driverInvoiceId")
    when ordered.kind = 'client' then (select client."refundAccount" from client_invoice invoice
      join client on client.id = invoice."clientId" where invoice.id = ordered."clientInvoiceId")
    else (select supplier.bank_account from expense
      join supplier on supplier.id = expense."supplierId" where expense.id = ordered."recordId")
  end, ''), ' ', '')`;

/** Whether an `ordered` payment still waits, and would go to an account that its record no longer has (specification/payments.md#batches). */
const isOutdated = sql<boolean>`(ordered.state = 'open' and ordered.iban <> ${accountNow})`;

const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const listBatches = (db: Db) =>
  db
    .selectFrom('payment_batch')
    .select(['id', 'type', 'state', 'date', 'message', 'account', 'count', 'userName', 'sentOn'])
    .select([sql<number>`total::float8`.as('total'), instant('payment_batch.at').as('at')])
    .select([countOf('paid').as('paid'), countOf('refused', 'returned').as('refused')])
    .select(
      sql<number>`case when state = 'made' then (select count(*)::integer from payment_order ordered
        where ordered."batchId" = payment_batch.id and ${isOutdated}) else 0 end`.as('outdated'),
    )
    .orderBy('id', 'desc')
    .limit(MOST_BATCHES)
    .execute();

/** A batch, locked. */
const lockBatch = async (trx: Db, id: number) =>
  found(
    await trx.selectFrom('payment_batch').select(['id', 'state']).where('id', '=', id).forUpdate().executeTakeFirst(),
  );

/** Payments and collections that the bank executes (specification/payments.md#batches). */
export const batchHandlers = {
  listDuePayments: async ({ query, services, request }) => {
    const profile = await bankProfile(services.db);
    const payments = await duePayments(services.db, query.type, profile, { at: services.now() });
    noteForLog(request, { read: { count: payments.length } });
    const { limits, account, creditorId } = profile;
    return { payments, paymentMax: limits.paymentMax, batchMax: limits.batchMax, account, creditorId };
  },
  listPaymentBatches: ({ services: { db } }) => listBatches(db),
  createPaymentBatch: async ({ body, caller, services, request }) => {
    const [userId, at, operation] = [caller.user.id, services.now(), 'createPaymentBatch'];
    const { confirmAccounts: _confirm, ...contents } = body;
    const call = { key: keyOf(request), userId, operation, body: contents, at };
    const insertId = await services.db
      .transaction()
      .execute((trx) => createdOnce(trx, call, () => makeBatch(trx, body, { caller, at })));
    noteForLog(request, {
      subject: batchName(insertId),
      recordId: insertId,
      asked: { type: body.type, date: body.date, payments: body.payments.length },
    });
    return { insertId };
  },
  listPaymentOrders: async ({ path: { id }, services: { db }, request }) => {
    const orders = await db
      .selectFrom('payment_order as ordered')
      .select(['id', 'kind', 'recordId', 'amount', 'name', 'iban', 'endToEndId', 'state', 'reason', 'paymentId'])
      .select(sql<string | null>`case when ${isOutdated} then ${accountNow} end`.as('ibanNow'))
      .where('batchId', '=', id)
      .orderBy('position')
      .execute();
    found(orders[0]);
    noteForLog(request, { subject: batchName(id), read: { count: orders.length } });
    return orders;
  },
  getPaymentFile: async ({ path: { id }, services: { db }, request, reply }) => {
    const batch = found(
      await db.selectFrom('payment_batch').select(['file', 'message', 'state']).where('id', '=', id).executeTakeFirst(),
    );
    if (batch.state === 'cancelled') throw conflict('batch.state');
    noteForLog(request, { subject: batchName(id), read: { count: 1 } });
    return sendFile(reply, { name: `${batchName(id)} ${batch.message}.xml`, content: Buffer.from(batch.file) });
  },
  markBatchSent: ({ path: { id }, body: { date }, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const { state } = await lockBatch(trx, id);
      if (state !== 'made') throw conflict('batch.state');
      if (date > brusselsNow(services.now()).date) throw invalid({ field: 'date', messageKey: 'validation.future' });
      noteForLog(request, { subject: batchName(id), changes: [{ field: 'sentOn', before: null, after: date }] });
      const { numUpdatedRows } = await trx
        .updateTable('payment_batch')
        .set({ state: 'sent', sentOn: date })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return changed(numUpdatedRows);
    }),
  cancelPaymentBatch: ({ path: { id }, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const { state } = await lockBatch(trx, id);
      if (state !== 'made') throw conflict('batch.state');
      noteForLog(request, { subject: batchName(id), changes: [{ field: 'state', before: state, after: 'cancelled' }] });
      await trx.updateTable('payment_batch').set({ state: 'cancelled' }).where('id', '=', id).execute();
      const { numUpdatedRows } = await trx
        .updateTable('payment_order')
        .set({ state: 'cancelled' })
        .where('batchId', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      return { affectedRows: Number(numUpdatedRows) };
    }),
  refusePaymentOrder: ({ path: { id }, body: { reason }, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const order = found(
        await trx.selectFrom('payment_order').select(['batchId', 'endToEndId']).where('id', '=', id).executeTakeFirst(),
      );
      const { state } = await lockBatch(trx, order.batchId);
      const { numUpdatedRows } = await trx
        .updateTable('payment_order')
        .set({ state: 'refused', reason: reason.trim() })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      if (state !== 'sent' || numUpdatedRows === 0n) throw conflict('batch.state');
      noteForLog(request, {
        subject: batchName(order.batchId),
        changes: [{ field: 'refused', before: null, after: order.endToEndId }],
      });
      return changed(numUpdatedRows);
    }),
  saveRefundAccount: ({ body: { clientId, iban, holder = null }, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      if (!isIban(iban)) throw invalid({ field: 'iban', messageKey: 'validation.iban' });
      const before = found(
        await trx
          .selectFrom('client')
          .select(['refundAccount', 'lastname', 'firstname'])
          .where('id', '=', clientId)
          .forUpdate()
          .executeTakeFirst(),
      );
      const after = normaliseIban(iban);
      noteForLog(request, {
        subject: personName(before, 'list'),
        recordId: clientId,
        changes: [{ field: 'refundAccount', before: before.refundAccount, after }],
      });
      const { numUpdatedRows } = await trx
        .updateTable('client')
        .set({ refundAccount: after, refundHolder: holder?.trim() || null })
        .where('id', '=', clientId)
        .executeTakeFirstOrThrow();
      return changed(numUpdatedRows);
    }),
} satisfies Handlers<InvoicingServices>;
