import { invoiceFaults, invoiceNumber, type InvoiceKind } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../kernel/caller.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import type { FastifyRequest } from 'fastify';
import type { InvoicingServices } from '../services.ts';
import { checkedLines } from '../month-end/month-end-queries.ts';
import type { Order } from './issue-invoice.ts';
import { issueOnce } from './issue-once.ts';
import { nextNumber } from './issue-queries.ts';

interface IssueCall<Kind extends InvoiceKind> {
  readonly body: Order<Kind>;
  readonly caller: Caller;
  readonly services: InvoicingServices;
  readonly request: FastifyRequest;
}

/** Longest text of a change in the log, in characters. */
const MOST_TEXT = 500;

/** The bookings that were invoiced although the checklist names something, and what; empty when all were complete. */
async function lackingText(db: Db, kind: InvoiceKind, invoiceId: number): Promise<string> {
  const lines = await checkedLines(db, kind, invoiceId);
  return lines
    .map((line) => ({ id: line.id, faults: invoiceFaults(kind, line) }))
    .filter(({ faults }) => faults.length > 0)
    .map(({ id, faults }) => `${id} (${faults.join(', ')})`)
    .join('; ');
}

async function issue<Kind extends InvoiceKind>(
  kind: Kind,
  operation: string,
  { body, caller, services, request }: IssueCall<Kind>,
): Promise<{ id: number }> {
  const [userId, at, key] = [caller.user.id, services.now(), keyOf(request)];
  const id = await issueOnce(services.db, kind, body, { userId, at, key, operation });
  const lacking = await lackingText(services.db, kind, id);
  noteForLog(request, {
    subject: invoiceNumber(id),
    recordId: id,
    changes: [
      { field: 'amount', before: null, after: String(body.invoice.amount) },
      { field: 'bookings', before: null, after: body.bookings.join(', ').slice(0, MOST_TEXT) },
      ...(lacking ? [{ field: 'checklist', before: null, after: lacking.slice(0, MOST_TEXT) }] : []),
    ],
  });
  return { id };
}

const next = async (kind: InvoiceKind, { db }: InvoicingServices) => [{ id: await nextNumber(db, kind) }];

/** Making invoices (S3 §4, 7; DECISIONS 36). */
export const issueHandlers = {
  getClientInvoiceId: ({ services }) => next('client', services),
  getDriverInvoiceId: ({ services }) => next('driver', services),
  getInsuranceInvoiceId: ({ services }) => next('insurance', services),
  createClientInvoice: (call) => issue('client', 'createClientInvoice', call),
  createDriverInvoice: (call) => issue('driver', 'createDriverInvoice', call),
  createInsuranceInvoice: (call) => issue('insurance', 'createInsuranceInvoice', call),
} satisfies Handlers<InvoicingServices>;
