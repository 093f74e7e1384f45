import { type InvoiceKind } from '@navette/shared/domain';
import type { Caller } from '../../kernel/caller.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import type { FastifyRequest } from 'fastify';
import type { InvoicingServices } from '../services.ts';
import { issueDetails } from './issue-details.ts';
import { issueOnce } from './issue-once.ts';
import { nextNumber } from './issue-queries.ts';
import { type InvoiceForms, orderOf } from './order.ts';

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
  const issued = await issueOnce(services.db, kind, body, { userId, at, key, operation });
  noteForLog(request, issueDetails(orderOf(kind, body), issued));
  return { id: issued.id };
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
