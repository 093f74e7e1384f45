import { invoiceNumber } from '@navette/shared/domain';
import { createdOnce } from '../../db/created-once.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import type { InvoicingServices } from '../services.ts';
import { openItems } from './open-items.ts';
import { findPart, partsOf } from './part-queries.ts';
import { lineState, reconcileTransaction, undoPart, undoTransaction } from './reconcile-transaction.ts';

type Part = AnswerOf<'listTransactionParts'>[number];

/** A part in the log: "client 000123 54.5", "aside Frais bancaires -3". */
const logged = ({ type, kind, invoiceId, name, reason, amount }: Part): string =>
  [kind ?? type, invoiceId === null ? (name ?? reason) : invoiceNumber(invoiceId), amount].join(' ');

/** The workbench of bank transactions (specification/payments.md#matching). */
export const reconcileHandlers = {
  listTransactionParts: ({ query, services: { db } }) => partsOf(db, query.transactionId),
  searchOpenItems: ({ query, services: { db } }) => openItems(db, query.q),
  reconcileTransaction: async ({ body, caller, services, request }) => {
    const [userId, at, operation] = [caller.user.id, services.now(), 'reconcileTransaction'];
    const { confirmDate: _confirm, ...contents } = body;
    const call = { key: keyOf(request), userId, operation, body: contents, at };
    return services.db.transaction().execute(async (trx) => {
      await createdOnce(trx, call, async () => {
        await reconcileTransaction(trx, body, { caller, at });
        return body.transactionId;
      });
      const state = await lineState(trx, body.transactionId);
      noteForLog(request, {
        recordId: body.transactionId,
        changes: state.parts.map((part) => ({ field: 'transaction', before: null, after: logged(part) })),
      });
      return state;
    });
  },
  undoTransactionPart: async ({ path: { id }, caller, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const { transactionId } = await findPart(trx, id);
      const before = transactionId === null ? [] : await partsOf(trx, transactionId);
      await undoPart(trx, id, { caller, at: services.now() });
      noteForLog(request, {
        recordId: id,
        changes: before
          .filter((part) => part.id === id && part.kind === null)
          .map((part) => ({ field: 'transaction', before: logged(part), after: null })),
      });
      return lineState(trx, transactionId ?? 0);
    }),
  undoTransaction: async ({ path: { id }, caller, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const before = await partsOf(trx, id);
      await undoTransaction(trx, id, { caller, at: services.now() });
      noteForLog(request, {
        recordId: id,
        changes: before.map((part) => ({ field: 'transaction', before: logged(part), after: null })),
      });
      return lineState(trx, id);
    }),
} satisfies Handlers<InvoicingServices>;
