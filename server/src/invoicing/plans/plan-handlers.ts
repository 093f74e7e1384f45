import { planStanding } from '@navette/shared/dunning';
import {
  addDays,
  brusselsNow,
  InvoiceStatus,
  invoiceNumber,
  personName,
  planInstalments,
  sumMoney,
  toCents,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import { createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { changed, conflict, found, invalid } from '../../kernel/problem.ts';
import { standingOf } from '../account/account-queries.ts';
import { type Author, authorOf } from '../account/write-offs.ts';
import type { InvoicingServices } from '../services.ts';
import { activePlans, allPlans } from './plan-queries.ts';

/** Longest time until the first instalment, in days. */
const MOST_DAYS_AHEAD = 366;

/** Open amounts of some invoices of a client; closed, cancelled and paid ones are missing. */
async function openAmounts(trx: Db, clientId: number, ids: readonly number[]) {
  await sql`select from client_invoice where id = any(${ids}::integer[]) order by id for update`.execute(trx);
  const { rows } = await sql<{ id: number; open: number }>`
    select invoice.id, invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0) as open
    from client_invoice invoice left join ${standingOf('client')} on standing."invoiceId" = invoice.id
    where invoice.id = any(${ids}::integer[]) and invoice."clientId" = ${clientId} and invoice."cancelledAt" is null
      and invoice.status <> ${sql.lit(InvoiceStatus.closed)}
      and invoice.amount > coalesce(standing.credited, 0) + coalesce(standing.paid, 0)
    order by invoice.id`.execute(trx);
  return rows;
}

/**
 * Makes a payment plan (specification/invoices.md#payment-plans).
 * @returns its number
 * @throws ProblemError 400 on the field, 409 `plan.changed` or `plan.active`
 */
async function makePlan(trx: Db, form: BodyOf<'createPaymentPlan'>, by: Author): Promise<number> {
  const { clientId, invoices, total, count, first, note = null } = form;
  const today = brusselsNow(by.at).date;
  if (first < today) throw invalid({ field: 'first', messageKey: 'validation.plan.past' });
  if (first > addDays(today, MOST_DAYS_AHEAD)) throw invalid({ field: 'first', messageKey: 'validation.plan.far' });
  // Invoices are locked before clients (ADR 26).
  const open = await openAmounts(trx, clientId, invoices);
  const client = await trx
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!client) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
  const sum = sumMoney(open.map((invoice) => invoice.open));
  if (open.length < invoices.length || toCents(sum) !== toCents(total)) throw conflict('plan.changed');
  if (toCents(total) < count) throw invalid({ field: 'count', messageKey: 'validation.plan.small' });
  const others = (await activePlans(trx, [clientId])).filter(
    ({ parts, settled }) => planStanding(parts, settled, today).state !== 'done',
  );
  const taken = new Set(others.flatMap((plan) => plan.invoices));
  if (invoices.some((id) => taken.has(id))) throw conflict('plan.active');
  const { id: planId } = await trx
    .insertInto('payment_plan')
    .values({ clientId, total, note: note?.trim() || null, ...authorOf(by) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parts = planInstalments(total, count, first).map((part, position) => ({ planId, position, ...part }));
  await trx.insertInto('payment_plan_part').values(parts).execute();
  await trx
    .insertInto('payment_plan_invoice')
    .values(open.map(({ id: invoiceId, open: amount }) => ({ planId, invoiceId, open: amount })))
    .execute();
  return planId;
}

/** Payment plans of clients. */
export const planHandlers = {
  listPaymentPlans: async ({ services }) => {
    const today = brusselsNow(services.now()).date;
    return (await allPlans(services.db)).map(({ lastname, firstname, userName, state, parts, ...plan }) => {
      const standing = planStanding(parts, plan.settled, today);
      return {
        ...plan,
        name: personName({ lastname, firstname }, 'list'),
        user_name: userName,
        state: state === 'cancelled' ? ('cancelled' as const) : standing.state,
        parts: parts.map((part, index) => ({ ...part, state: standing.states[index] ?? ('open' as const) })),
      };
    });
  },
  createPaymentPlan: async ({ body, caller, services, request }) => {
    const at = services.now();
    const call = { key: keyOf(request), userId: caller.user.id, operation: 'createPaymentPlan', body, at };
    const insertId = await services.db
      .transaction()
      .execute((trx) => createdOnce(trx, call, () => makePlan(trx, body, { caller, at })));
    noteForLog(request, {
      subject: body.invoices.slice(0, 50).map(invoiceNumber).join(', '),
      recordId: insertId,
      asked: { clientId: body.clientId, total: body.total, count: body.count, first: body.first },
    });
    return { insertId };
  },
  cancelPaymentPlan: ({ path: { id }, body: { reason }, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const plan = found(
        await trx
          .selectFrom('payment_plan')
          .select(['clientId', 'state'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst(),
      );
      if (reason.trim() === '') throw invalid({ field: 'reason', messageKey: 'validation.required' });
      if (plan.state === 'cancelled') throw conflict('plan.cancelled');
      noteForLog(request, {
        subject: String(id),
        recordId: id,
        changes: [{ field: 'state', before: plan.state, after: 'cancelled' }],
      });
      const { numUpdatedRows } = await trx
        .updateTable('payment_plan')
        .set({ state: 'cancelled', reason: reason.trim(), endedAt: services.now() })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return changed(numUpdatedRows);
    }),
} satisfies Handlers<InvoicingServices>;
