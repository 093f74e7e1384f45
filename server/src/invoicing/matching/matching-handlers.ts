import { createMatcher, invoiceNumber } from '@navette/shared/domain';
import { createdOnce } from '../../db/created-once.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { paymentsFrom } from '../account/account-queries.ts';
import { paymentMade } from '../payments/record-payment.ts';
import type { InvoicingServices } from '../services.ts';
import { matchCertainOnce } from './match-certain-once.ts';
import { matchTransaction } from './match-transaction.ts';
import { linesToMatch, payableInvoices } from './matching-queries.ts';

/** Bank transactions and the invoices that they pay (DECISIONS 43). */
export const matchingHandlers = {
  listMatchProposals: async ({ query, services: { db } }) => {
    const match = createMatcher(await payableInvoices(db));
    return (await linesToMatch(db, query)).flatMap((line) => {
      const invoices = match(line).map(({ invoice: { kind, invoiceId, payerId, name, open }, ...how }) => ({
        kind,
        invoiceId,
        payerId,
        name,
        open,
        ...how,
      }));
      return invoices.length === 0 ? [] : [{ transactionId: line.id, rest: line.rest, invoices }];
    });
  },
  listTransactionPayments: ({ query, services: { db } }) => paymentsFrom(db, query.transactionId),
  matchTransaction: async ({ body, caller, services, request }) => {
    const [userId, at, operation] = [caller.user.id, services.now(), 'matchTransaction'];
    const key = keyOf(request);
    return services.db.transaction().execute(async (trx) => {
      const id = await createdOnce(trx, { key, userId, operation, body, at }, () =>
        matchTransaction(trx, body, { caller, at }),
      );
      noteForLog(request, {
        subject: `${body.kind} ${invoiceNumber(body.invoiceId)}`,
        recordId: id,
        changes: [{ field: 'transaction', before: null, after: String(body.transactionId) }],
      });
      return paymentMade(trx, id, body);
    });
  },
  matchCertainTransactions: async ({ body, caller, services, request }) => {
    const call = { caller, at: services.now(), key: keyOf(request) };
    const results = [];
    for (const transactionId of body.transactions) {
      const paid = await services.db.transaction().execute((trx) => matchCertainOnce(trx, transactionId, call));
      results.push({
        transactionId,
        done: paid !== undefined,
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
        after: `${kind} ${invoiceNumber(invoiceId ?? 0)}`,
      })),
    });
    return results;
  },
} satisfies Handlers<InvoicingServices>;
