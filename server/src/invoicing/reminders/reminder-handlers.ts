import {
  brusselsNow,
  daysLate,
  invoiceNumber,
  type IsoDate,
  lateBucket,
  nextReminder,
  payBy,
  proposedReminder,
} from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { lateInsuranceRows, lateInvoiceRows } from './late-queries.ts';
import { setLevels } from './remind.ts';

/** Until when an invoice was to be paid, and how late it is. */
function latenessOf({ date }: { readonly date: IsoDate }, today: IsoDate) {
  const days = daysLate(date, today);
  return { due: payBy(date), daysLate: days, bucket: lateBucket(days) };
}

/** Late invoices and reminders. */
export const reminderHandlers = {
  listLateInvoices: async ({ services }) => {
    const today = brusselsNow(services.now()).date;
    return (await lateInvoiceRows(services.db, today)).map((invoice) => {
      return {
        ...invoice,
        ...latenessOf(invoice, today),
        proposedLevel: proposedReminder(invoice, today),
        allowedFrom: nextReminder(invoice, today)?.from ?? null,
      };
    });
  },
  listLateInsuranceInvoices: async ({ services }) => {
    const today = brusselsNow(services.now()).date;
    return (await lateInsuranceRows(services.db, today)).map((invoice) => ({
      ...invoice,
      ...latenessOf(invoice, today),
    }));
  },
  remindInvoices: async ({ body: { reminders }, caller, services, request }) => {
    const ids = reminders.map(({ invoiceId }) => invoiceId);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
    if (twice >= 0) throw invalid({ field: `reminders.${twice}.invoiceId`, messageKey: 'validation.duplicate' });
    const by = { caller, at: services.now() };
    const before = await services.db
      .transaction()
      .execute((trx) => setLevels(trx, reminders, by, (index) => `reminders.${index}.level`));
    noteForLog(request, {
      subject: ids.slice(0, 50).map(invoiceNumber).join(', '),
      changes: reminders.slice(0, 500).map(({ invoiceId, level, reason }) => ({
        field: `recall ${invoiceNumber(invoiceId)}`,
        before: String(before.get(invoiceId) ?? 0),
        after: reason ? `${level}: ${reason}` : String(level),
      })),
    });
    return { affectedRows: reminders.length };
  },
} satisfies Handlers<InvoicingServices>;
