import { INVOICE_ADDRESSEES, type InvoiceKind, tariffsByDay } from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { ProblemError, invalid } from '../../kernel/problem.ts';
import { lastDocument, repeatedTransports } from '../invoices/issue-queries.ts';
import { refuseDate } from '../invoices/refusals.ts';
import { refuseWallet } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { rangeOf } from '../wallets/wallet-handlers.ts';
import { type CandidateRow, candidateRows, namedPayers, planMonthEnd } from './plan-month-end.ts';
import { type CreatedItem, type Creator, createdEach } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/types.ts';
import { insertLogs } from '../../masterdata/public.ts';
import { issueDetails, type IssuedInvoice, issueInvoices, type Issuer } from '../invoices/issue-invoices.ts';
import type { InvoiceOrder } from '../invoices/insert-invoices.ts';

/** Bookings whose transport is on an invoice already. */
async function invoicedTransports(db: Db, rows: readonly CandidateRow[]): Promise<ReadonlySet<number>> {
  const repeated = await repeatedTransports(
    db,
    rows.map(({ id }) => id),
  );
  return new Set([...repeated].flatMap(([id, { invoiceId }]) => (invoiceId === null ? [] : id)));
}

const payersOf = (kind: InvoiceKind, rows: readonly CandidateRow[]): number[] =>
  [...new Set(rows.map((row) => row[INVOICE_ADDRESSEES[kind]]))].flatMap((id) => id ?? []);

/** Month end in one step: the invoices of a period, as a preview and made. */
export const monthEndHandlers = {
  previewMonthEnd: async ({ body, caller, services: { db, company, tariffs } }) => {
    const { kind, chosen = [], ...asked } = body;
    refuseWallet(caller, kind);
    const [rows, profile, book, last] = await Promise.all([
      candidateRows(db, kind, rangeOf(asked)),
      company.read(),
      tariffs.read(),
      lastDocument(db, kind),
    ]);
    const payers = await namedPayers(db, kind, payersOf(kind, rows));
    const prices = { company: profile, on: tariffsByDay(book) };
    const repeated = kind === 'insurance' ? await invoicedTransports(db, rows) : new Set<number>();
    return {
      ...planMonthEnd({ kind, rows, payers, ...prices, chosen: new Set(chosen), repeated }),
      ...(last && { last }),
    };
  },
  createInvoices: async ({
    body: { kind, date, confirmDate: confirmed = false, invoices },
    caller: { user },
    caller,
    services,
    request,
  }) => {
    refuseWallet(caller, kind);
    const [operation, at] = ['createInvoices', services.now()];
    refuseDate(date, 'date', at);
    const orders = invoices.map(({ payerId, ...invoice }) => ({
      ...invoice,
      date,
      factuur: true,
      payer: { id: payerId, clientId: null },
    }));
    const results = await makeInvoices(services.db, kind, orders, {
      by: { caller, userId: user.id, operation, at, asked: { field: 'date', confirmed } },
      call: { userId: user.id, role: user.role, method: request.method, url: request.url, operation },
    });
    // The bookings of each are in its own log line.
    noteForLog(request, { asked: { kind, date, invoices: invoices.length } });
    return invoices.map(({ payerId }, index) => {
      const result = results[index];
      return result instanceof ProblemError
        ? { payerId, id: null, problem: result.body(request.id) }
        : { payerId, id: result ?? null, problem: null };
    });
  },
} satisfies Handlers<InvoicingServices>;

/** An invoice to make, with its idempotency key. */
interface KeyedOrder extends InvoiceOrder {
  readonly key: string;
}

/** Log fields of the call; each invoice gets a line of its own. */
type LoggedCall = Pick<NewRow<'log'>, 'userId' | 'role' | 'method' | 'url' | 'operation'>;

/**
 * Makes invoices in one transaction, each with its log line, or returns those that the same user made with the same keys within 24 hours.
 * @returns the number of each, or its refusal; the others are made nevertheless
 * @throws ProblemError 400 when a booking or a key is in two of them; 409 when their date needs a confirmation, and none is made
 */
function makeInvoices(
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
