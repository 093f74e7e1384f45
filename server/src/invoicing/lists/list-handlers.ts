import { invoiceNumber, type InvoiceKind, InvoiceStatus, type RecallLevel } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../kernel/caller.ts';
import { found, conflict, refuseRange } from '../../kernel/problem.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { invoiceState } from '../account/account-queries.ts';
import { changeStatus } from '../account/write-offs.ts';
import type { InvoicingServices } from '../services.ts';
import { setLevels } from '../reminders/remind.ts';
import { invoiceBookings, ACTIVE, ARCHIVED, invoiceRows, type InvoiceQuery, lockInvoice } from './invoice-queries.ts';

/** Days of a list of invoices: five years. */
const LONGEST_LIST = 5 * 366;

interface AskedInvoices {
  readonly status?: InvoiceStatus;
  readonly startDate: string;
  readonly endDate?: string | null;
}

/** The active list returns both active statuses for 0; closed invoices are in the archives only. */
const activeOf = ({ status = InvoiceStatus.pending, ...days }: AskedInvoices): InvoiceQuery => ({
  ...inDays(days),
  statuses: status === InvoiceStatus.pending ? ACTIVE : ACTIVE.filter((active) => active === status),
});

function inDays({ startDate, endDate }: Omit<AskedInvoices, 'status'>): { range: { start: string; end: string } } {
  const range = { start: startDate, end: endDate ?? startDate };
  refuseRange(range, 'endDate', LONGEST_LIST);
  return { range };
}

interface UpdateCall {
  readonly path: { readonly id: number };
  readonly body: {
    readonly status?: InvoiceStatus;
    readonly recall?: RecallLevel;
    readonly recallBefore?: RecallLevel;
    readonly reason?: string | null;
  };
  readonly caller: Caller;
  readonly services: InvoicingServices;
  readonly request: FastifyRequest;
}

/** Refuses a level based on a stale one: a colleague has changed it in the meantime. */
function refuseOvertaken(invoice: number, shown: RecallLevel | undefined, now: number | undefined): void {
  if (shown === undefined || now === undefined || shown === now) return;
  const params = { invoice, level: now };
  throw conflict('reminder.changed', {
    params: { count: 1 },
    fields: [{ field: 'recall', messageKey: 'validation.reminder.overtaken', params }],
  });
}

const update = (kind: InvoiceKind, { path: { id }, body, caller, services, request }: UpdateCall) =>
  services.db.transaction().execute(async (trx) => {
    const before = found(await lockInvoice(trx, kind, id));
    const by = { caller, at: services.now() };
    if (body.recall !== undefined) {
      // A retry after a lost answer has the level that the invoice has already.
      if (before.recall !== body.recall) refuseOvertaken(id, body.recallBefore, before.recall);
      const level = { invoiceId: id, level: body.recall, reason: body.reason };
      await setLevels(trx, [level], by, () => 'recall');
    }
    const { status, reason } = body;
    const writtenOff =
      status === undefined ? 0 : await changeStatus(trx, await invoiceState(trx, kind, id), { status, reason }, by);
    const changes = (['status', 'recall'] as const).flatMap((field) => {
      const [was, is] = [before[field], body[field]];
      return is === undefined || is === was ? [] : [{ field, before: String(was), after: String(is) }];
    });
    const givenUp = writtenOff === 0 ? [] : [{ field: 'writeOff', before: null, after: String(writtenOff) }];
    const why = body.reason ? [{ field: 'reason', before: null, after: body.reason }] : [];
    noteForLog(request, { subject: invoiceNumber(id), changes: [...changes, ...givenUp, ...why] });
    return { affectedRows: 1 };
  });

/** Lists, details and states of invoices (specification/invoices.md). */
export const listHandlers = {
  listClientInvoices: ({ services: { db } }) => invoiceRows(db, 'client', { statuses: ACTIVE }),
  listClientInvoicesByDate: async ({ body, services: { db } }) => invoiceRows(db, 'client', activeOf(body)),
  listArchivedClientInvoices: ({ services: { db } }) => invoiceRows(db, 'client', { statuses: ARCHIVED }),
  listArchivedClientInvoicesByDate: async ({ body, services: { db } }) =>
    invoiceRows(db, 'client', { ...inDays(body), statuses: ARCHIVED }),
  getClientInvoice: async ({ path, services: { db } }) => [found((await invoiceRows(db, 'client', path))[0])],
  updateClientInvoice: (call) => update('client', call),
  listClientInvoiceBookings: ({ body, services: { db } }) =>
    invoiceBookings(db, 'client', { invoiceId: body.invoiceId, payerId: body.clientId }),
  listDriverInvoices: ({ services: { db } }) => invoiceRows(db, 'driver', { statuses: ACTIVE }),
  listArchivedDriverInvoices: ({ services: { db } }) => invoiceRows(db, 'driver', { statuses: ARCHIVED }),
  updateDriverInvoice: (call) => update('driver', call),
  listDriverInvoiceBookings: ({ body, services: { db } }) =>
    invoiceBookings(db, 'driver', { invoiceId: body.invoiceId, payerId: body.driverId }),
  listInsuranceInvoices: ({ services: { db } }) => invoiceRows(db, 'insurance', { statuses: ACTIVE }),
  listInsuranceInvoicesByDate: async ({ body, services: { db } }) => invoiceRows(db, 'insurance', activeOf(body)),
  listArchivedInsuranceInvoices: ({ services: { db } }) => invoiceRows(db, 'insurance', { statuses: ARCHIVED }),
  getInsuranceInvoice: async ({ path, services: { db } }) => [found((await invoiceRows(db, 'insurance', path))[0])],
  updateInsuranceInvoice: (call) => update('insurance', call),
  listInsuranceInvoiceBookings: ({ body, services: { db } }) =>
    invoiceBookings(db, 'insurance', { invoiceId: body.invoiceId, payerId: body.insuranceId }),
} satisfies Handlers<InvoicingServices>;
