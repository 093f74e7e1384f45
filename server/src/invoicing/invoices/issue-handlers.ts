import { invoiceNumber, type InvoiceKind } from '@navette/shared/domain';
import { createdOnce } from '../../db/created-once.ts';
import type { Caller } from '../../kernel/caller.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import type { FastifyRequest } from 'fastify';
import type { InvoicingServices } from '../services.ts';
import { issueInvoice, type Order } from './issue-invoice.ts';
import { nextNumber } from './issue-queries.ts';

interface IssueCall<Kind extends InvoiceKind> {
  readonly body: Order<Kind>;
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
  const id = await services.db
    .transaction()
    .execute((trx) =>
      createdOnce(trx, { key, userId, operation, body, at }, () =>
        issueInvoice(trx, kind, body, { userId, at, isNew: key !== undefined }),
      ),
    );
  noteForLog(request, {
    subject: invoiceNumber(id),
    recordId: id,
    changes: [
      { field: 'amount', before: null, after: String(body.invoice.amount) },
      { field: 'bookings', before: null, after: body.bookings.join(', ').slice(0, 500) },
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
