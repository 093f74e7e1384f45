import type { InvoiceKind } from '@navette/shared/domain';
import { type CreatedItem, type Creator, createdEach } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/types.ts';
import { invalid, ProblemError } from '../../kernel/problem.ts';
import { insertLogs } from '../../masterdata/public.ts';
import { issueDetails } from '../invoices/issue-details.ts';
import { type IssuedInvoice, issueInvoices, type Issuer } from '../invoices/issue-invoices.ts';
import type { InvoiceOrder } from '../invoices/order.ts';

/** An invoice to make, with its idempotency key. */
export interface KeyedOrder extends InvoiceOrder {
  readonly key: string;
}

/** Log fields of the call; each invoice gets a line of its own. */
export type LoggedCall = Pick<NewRow<'log'>, 'userId' | 'role' | 'method' | 'url' | 'operation'>;

/**
 * Makes invoices in one transaction, each with its log line, or returns those that the same user made with the same keys within 24 hours.
 * @returns the number of each, or its refusal; the others are made nevertheless
 * @throws ProblemError 400 when a booking or a key is in two of them; 409 when their date needs a confirmation, and none is made
 */
export function makeInvoices(
  db: Db,
  kind: InvoiceKind,
  orders: readonly KeyedOrder[],
  { by, call }: { readonly by: Creator & Issuer; readonly call: LoggedCall },
): Promise<readonly (number | ProblemError)[]> {
  refuseTwice(orders);
  const items = orders.map((order): CreatedItem => ({ key: order.key, body: { kind, ...order } }));
  return db.transaction().execute((trx) =>
    createdEach(trx, by, items, async (fresh) => {
      const tried = orders.filter((_order, index) => fresh.includes(index));
      const results = await issueInvoices(trx, kind, tried, by);
      await insertLogs(
        trx,
        tried.flatMap((order, index) => logLine(order, results[index], call)),
      );
      return results.map((result) => (result instanceof ProblemError ? result : result.id));
    }),
  );
}

const logLine = (order: InvoiceOrder, result: IssuedInvoice | ProblemError | undefined, call: LoggedCall) =>
  result === undefined || result instanceof ProblemError
    ? []
    : [{ ...call, body: null, details: JSON.stringify({ outcome: null, ...issueDetails(order, result) }) }];

function refuseTwice(orders: readonly KeyedOrder[]): void {
  const keys = new Set<string>();
  const bookings = new Set<number>();
  for (const [index, order] of orders.entries()) {
    if (keys.has(order.key)) throw invalid({ field: `invoices.${index}.key`, messageKey: 'validation.duplicate' });
    keys.add(order.key);
    for (const [place, booking] of order.bookings.entries()) {
      const field = `invoices.${index}.bookings.${place}`;
      if (bookings.has(booking)) throw invalid({ field, messageKey: 'validation.invoice.twice', params: { booking } });
      bookings.add(booking);
    }
  }
}
