import type { InvoiceKind } from '@navette/shared/domain';
import type { Caller } from '../../kernel/caller.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import type { FastifyRequest } from 'fastify';
import type { InvoicingServices } from '../services.ts';
import { issueDetails, type IssuedInvoice, type Issuer, issueInvoices, type Lacking } from './issue-invoices.ts';
import { nextNumber, countLines, liveInvoices, lockForInvoice } from './issue-queries.ts';
import { type InvoiceForms, orderOf, type InvoiceOrder } from './insert-invoices.ts';
import { type CreatingCall, createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { refuseDate } from './refusals.ts';

interface IssueCall<Kind extends InvoiceKind> {
  readonly body: InvoiceForms[Kind];
  readonly caller: Caller;
  readonly services: InvoicingServices;
  readonly request: FastifyRequest;
}

async function issue<Kind extends InvoiceKind>(
  kind: Kind,
  operation: string,
  { body, caller, services, request }: IssueCall<Kind>,
): Promise<{ id: number }> {
  const [userId, at, key] = [caller.user.id, services.now(), keyOf(request)];
  const issued = await issueOnce(services.db, kind, body, { userId, at, key, operation, caller });
  noteForLog(request, issueDetails(orderOf(kind, body), issued));
  return { id: issued.id };
}

const next = async (kind: InvoiceKind, { db }: InvoicingServices) => [{ id: await nextNumber(db, kind) }];

const UNKNOWN: readonly Lacking[] = [];

/**
 * Issues an invoice in its own transaction, or returns the one that the same user made with the same key within 24 hours; without a key, the one with
 * the same number and the same bookings.
 * @throws ProblemError as {@link issueInvoices} and {@link createdOnce} refuse it; no number is consumed
 */
const issueOnce = <Kind extends InvoiceKind>(
  db: Db,
  kind: Kind,
  body: InvoiceForms[Kind],
  call: Omit<CreatingCall, 'body'> & Pick<Issuer, 'caller'>,
): Promise<IssuedInvoice> =>
  db.transaction().execute(async (trx) => {
    const order = orderOf(kind, body);
    // A retry is equal with and without the confirmation of its date.
    const { confirmDate: confirmed = false, ...contents } = body;
    const { id: asked } = body.invoice;
    if (call.key === undefined && asked && (await isSame(trx, kind, asked, order)))
      return { id: asked, lacking: UNKNOWN };
    let lacking = UNKNOWN;
    const id = await createdOnce(trx, { ...call, body: contents }, async () => {
      refuseDate(order.date, 'invoice.date', call.at);
      const issued = await issueOne(trx, kind, order, { ...call, asked: { field: 'invoice.date', confirmed } });
      lacking = issued.lacking;
      return issued.id;
    });
    return { id, lacking };
  });

async function issueOne(trx: Db, kind: InvoiceKind, order: InvoiceOrder, issuer: Issuer): Promise<IssuedInvoice> {
  const [issued] = await issueInvoices(trx, kind, [order], issuer);
  if (!issued || issued instanceof ProblemError) throw issued ?? new Error('an invoice was neither made nor refused');
  return issued;
}

/** Whether an invoice has exactly these bookings. */
async function isSame(trx: Db, kind: InvoiceKind, id: number, { bookings }: InvoiceOrder): Promise<boolean> {
  await lockForInvoice(trx, bookings);
  const live = await liveInvoices(trx, kind, bookings);
  return bookings.every((booking) => live.get(booking) === id) && (await countLines(trx, kind, id)) === bookings.length;
}

/** Issuing invoices (specification/invoices.md#making). */
export const issueHandlers = {
  getClientInvoiceId: ({ services }) => next('client', services),
  getDriverInvoiceId: ({ services }) => next('driver', services),
  getInsuranceInvoiceId: ({ services }) => next('insurance', services),
  createClientInvoice: (call) => issue('client', 'createClientInvoice', call),
  createDriverInvoice: (call) => issue('driver', 'createDriverInvoice', call),
  createInsuranceInvoice: (call) => issue('insurance', 'createInsuranceInvoice', call),
} satisfies Handlers<InvoicingServices>;
