import type { InvoiceKind } from '@navette/shared/domain';
import { type CreatingCall, createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { issueInvoice, type Order } from './issue-invoice.ts';

/**
 * Makes an invoice in a transaction of its own, or answers the number of the one that the same user made with the same key within 24 hours.
 * @throws ProblemError as {@link issueInvoice} and {@link createdOnce} do; no number is consumed
 */
export const issueOnce = <Kind extends InvoiceKind>(
  db: Db,
  kind: Kind,
  body: Order<Kind>,
  call: Omit<CreatingCall, 'body'>,
): Promise<number> =>
  db
    .transaction()
    .execute((trx) =>
      createdOnce(trx, { ...call, body }, () =>
        issueInvoice(trx, kind, body, { userId: call.userId, at: call.at, isNew: call.key !== undefined }),
      ),
    );
