import { createMatcher, createRuler, invoicesNamedBy, LIKELY_RETURN, returnEvidence } from '@navette/shared/bank';
import { invoiceNumber } from '@navette/shared/domain';
import { createdOnce, createdEach } from '../../db/created-once.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { paymentsFrom, returnablePayments, returnsOf } from '../account/account-queries.ts';
import { paymentMade, findPayment } from '../payments/record-payment.ts';
import { pairReturn, undoReturnOf } from '../payments/return-payment.ts';
import type { InvoicingServices } from '../services.ts';
import { matchTransaction, matchCertain } from './match-transaction.ts';
import { linesToMatch, lockLine, payableInvoices, returnPairs } from './matching-queries.ts';
import { bankRules, partByRule } from '../reconcile/bank-rules.ts';
import { reconcileTransaction } from '../reconcile/reconcile-transaction.ts';
import { conflict } from '../../kernel/problem.ts';
import type { Author } from '../account/write-offs.ts';

const MOST_RETURNS = 5;

type Invoices = AnswerOf<'returnTransaction'>['invoices'];

const named = ({ kind, invoiceId }: Invoices[number]): string => `${kind} ${invoiceNumber(invoiceId)}`;

const invoiceOf = ({ kind, invoiceId }: Invoices[number]): Invoices[number] => ({ kind, invoiceId });

/** Transactions that seem to return earlier ones, the most certain and the latest first, with the invoices that these pay. */
async function likelyReturns(db: Db, lines: readonly { readonly id: number }[]) {
  const pairs = (
    await returnPairs(
      db,
      lines.map(({ id }) => id),
    )
  ).flatMap(({ back, payment }) => {
    const certainty = returnEvidence(back, payment);
    return certainty === undefined ? [] : [{ back, payment, certainty }];
  });
  const ids = [...new Set(pairs.map(({ payment }) => payment.id))];
  const paid = ids.length === 0 ? [] : await returnablePayments(db, { transactionId: ids });
  return pairs
    .map((pair) => ({
      ...pair,
      invoices: paid.filter(({ transactionId }) => transactionId === pair.payment.id).map(invoiceOf),
    }))
    .toSorted((a, b) => b.certainty - a.certainty || b.payment.date.localeCompare(a.payment.date));
}

const shownReturn = ({ payment, certainty, invoices }: Awaited<ReturnType<typeof likelyReturns>>[number]) => {
  const { id, date, amount, counterparty } = payment;
  return { transactionId: id, date, amount, counterparty, certainty, invoices };
};

/** Bank transactions and the invoices that they pay (specification/payments.md#matching). */
export const matchingHandlers = {
  listMatchProposals: async ({ query, services: { db } }) => {
    const lines = await linesToMatch(db, query);
    const match = createMatcher(await payableInvoices(db, { named: lines.flatMap(invoicesNamedBy) }));
    const ruleOf = createRuler(await bankRules(db));
    const pairs = await likelyReturns(db, lines);
    const givenBack = new Set(
      pairs.filter(({ certainty }) => certainty >= LIKELY_RETURN).map(({ payment }) => payment.id),
    );
    return lines.flatMap((line) => {
      const returns = pairs
        .filter(({ back }) => back.id === line.id && line.rest === line.amount)
        .slice(0, MOST_RETURNS);
      const found = match({ ...line, givenBack: givenBack.has(line.id) });
      const invoices = found.map(({ invoice: { kind, invoiceId, payerId, name, date, open }, ...how }) => ({
        kind,
        invoiceId,
        payerId,
        name,
        date,
        open,
        ...how,
      }));
      const rule = ruleOf(line);
      if (invoices.length === 0 && returns.length === 0 && !rule) return [];
      const proposed = { transactionId: line.id, rest: line.rest, invoices, returns: returns.map(shownReturn) };
      return [{ ...proposed, ...(rule && { rule }) }];
    });
  },
  listTransactionPayments: ({ query, services: { db } }) => paymentsFrom(db, query.transactionId),
  matchTransaction: async ({ body, caller, services, request }) => {
    const [userId, at, operation] = [caller.user.id, services.now(), 'matchTransaction'];
    const { confirmDate: _confirm, ...contents } = body;
    const call = { key: keyOf(request), userId, operation, body: contents, at };
    return services.db.transaction().execute(async (trx) => {
      const id = await createdOnce(trx, call, () => matchTransaction(trx, body, { caller, at }));
      noteForLog(request, {
        subject: `${body.kind} ${invoiceNumber(body.invoiceId)}`,
        recordId: id,
        changes: [{ field: 'transaction', before: null, after: String(body.transactionId) }],
      });
      return paymentMade(trx, id, body);
    });
  },
  returnTransaction: async ({ body, caller, services, request }) => {
    const [userId, at, operation] = [caller.user.id, services.now(), 'returnTransaction'];
    const call = { key: keyOf(request), userId, operation, body, at };
    return services.db.transaction().execute(async (trx) => {
      const { transactionId, returnOf } = body;
      await createdOnce(trx, call, async () => {
        await pairReturn(trx, body, { caller, at });
        return transactionId;
      });
      const invoices = (await returnsOf(trx, transactionId)).map(invoiceOf);
      noteForLog(request, {
        recordId: transactionId,
        changes: [
          { field: 'transaction', before: null, after: String(returnOf) },
          ...invoices.map((invoice) => ({ field: 'invoice', before: null, after: named(invoice) })),
        ],
      });
      return { transactionId, invoices };
    });
  },
  undoReturn: async ({ path, caller, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const invoices = (await returnsOf(trx, path.id)).map(invoiceOf);
      await undoReturnOf(trx, path.id, { caller, at: services.now() });
      noteForLog(request, {
        recordId: path.id,
        changes: invoices.map((invoice) => ({ field: 'invoice', before: named(invoice), after: null })),
      });
      return { transactionId: path.id, invoices };
    }),
  matchCertainTransactions: async ({ body, caller, services, request }) => {
    const call = { caller, at: services.now(), key: keyOf(request) };
    const results = [];
    const ruleOf = createRuler(await bankRules(services.db));
    for (const transactionId of body.transactions) {
      const { paid, isRuled } = await services.db.transaction().execute(async (trx) => {
        const made = await matchCertainOnce(trx, transactionId, call);
        return { paid: made, isRuled: !made && (await applyRuleOnce(trx, transactionId, { ...call, ruleOf })) };
      });
      results.push({
        transactionId,
        done: paid !== undefined || isRuled,
        kind: paid?.kind ?? null,
        invoiceId: paid?.invoiceId ?? null,
      });
    }
    const done = results.filter((result) => result.done);
    noteForLog(request, {
      asked: { transactions: body.transactions.length },
      changes: done.slice(0, 500).map(({ transactionId, kind, invoiceId }) => ({
        field: `transaction ${transactionId}`,
        before: null,
        after: invoiceId === null ? 'rule' : `${kind} ${invoiceNumber(invoiceId)}`,
      })),
    });
    return results;
  },
} satisfies Handlers<InvoicingServices>;

interface CertainCall extends Author {
  /** `Idempotency-Key` of a call with several transactions; undefined for a single one. */
  readonly key: string | undefined;
}

/**
 * The payment by which a transaction closed its invoice, also by an earlier call with the same key; undefined when its proposal is not (or no longer)
 * certain, which does not use up the key.
 */
async function matchCertainOnce(trx: Db, transactionId: number, { key, ...by }: CertainCall) {
  const match = () => matchCertain(trx, transactionId, by);
  const id = key === undefined ? await match() : await matchByKey(trx, `${key} ${transactionId}`, by, match);
  return id === undefined ? undefined : findPayment(trx, id);
}

interface RuleCall extends CertainCall {
  readonly ruleOf: ReturnType<typeof createRuler<Awaited<ReturnType<typeof bankRules>>[number]>>;
}

/** Whether a rule booked the rest of a transaction, also by an earlier call with the same key. */
async function applyRuleOnce(trx: Db, transactionId: number, { key, ruleOf, ...by }: RuleCall): Promise<boolean> {
  const apply = async () => {
    const line = await lockLine(trx, transactionId);
    const rule = line && line.rest !== 0 ? ruleOf(line) : undefined;
    if (!line || !rule) return undefined;
    await reconcileTransaction(trx, { transactionId, parts: [partByRule(rule, line.rest)] }, by);
    return transactionId;
  };
  const done = key === undefined ? await apply() : await matchByKey(trx, `${key} ${transactionId} rule`, by, apply);
  return done !== undefined;
}

async function matchByKey(trx: Db, key: string, { caller, at }: Author, match: () => Promise<number | undefined>) {
  const creator = { userId: caller.user.id, operation: 'matchCertainTransactions', at };
  // The key contains the transaction, so that there is no other body to compare with that of a retry.
  const [made] = await createdEach(trx, creator, [{ key, body: null }], async () => [
    (await match()) ?? conflict('transaction.matched'),
  ]);
  return typeof made === 'number' ? made : undefined;
}
