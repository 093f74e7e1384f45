import { createdEach } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { conflict } from '../../kernel/problem.ts';
import type { Author } from '../account/write-offs.ts';
import { findPayment } from '../payments/record-payment.ts';
import { matchCertain } from './match-transaction.ts';

interface CertainCall extends Author {
  /** `Idempotency-Key` of the call, which has several transactions; undefined for a call of its own. */
  readonly key: string | undefined;
}

/**
 * The payment by which a transaction closed its invoice, also by an earlier call with the same key; undefined when its proposal is not certain (any more), which
 * leaves no trace of the key.
 */
export async function matchCertainOnce(trx: Db, transactionId: number, { key, ...by }: CertainCall) {
  const match = () => matchCertain(trx, transactionId, by);
  const id = key === undefined ? await match() : await matchByKey(trx, `${key} ${transactionId}`, by, match);
  return id === undefined ? undefined : findPayment(trx, id);
}

async function matchByKey(trx: Db, key: string, { caller, at }: Author, match: () => Promise<number | undefined>) {
  const creator = { userId: caller.user.id, operation: 'matchCertainTransactions', at };
  // The key names the transaction, so that there is no other body to compare with that of a repeat.
  const [made] = await createdEach(trx, creator, [{ key, body: null }], async () => [
    (await match()) ?? conflict('transaction.matched'),
  ]);
  return typeof made === 'number' ? made : undefined;
}
