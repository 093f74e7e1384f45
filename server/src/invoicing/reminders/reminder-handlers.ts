import {
  brusselsNow,
  daysBetween,
  invoiceNumber,
  type IsoDate,
  lateBucket,
  nextReminder,
  proposedReminder,
} from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { lateInsuranceRows, lateInvoiceRows } from './late-queries.ts';
import { refuseStale } from './refuse-stale.ts';
import { setLevels } from './remind.ts';

/** How late an invoice is that was to be paid by a day before today. */
function latenessOf({ due }: { readonly due: IsoDate }, today: IsoDate) {
  const days = daysBetween(due, today);
  return { daysLate: days, bucket: lateBucket(days) };
}

/** Late invoices and reminders. */
export const reminderHandlers = {
  listLateInvoices: async ({ services }) => {
    const today = brusselsNow(services.now()).date;
    return (await lateInvoiceRows(services.db, today)).map(({ noticeDays, ...invoice }) => {
      const standing = { ...invoice, noticeDays };
      return {
        ...invoice,
        ...latenessOf(invoice, today),
        proposedLevel: proposedReminder(standing, today),
        allowedFrom: nextReminder(standing, today)?.from ?? null,
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
    const before = await services.db.transaction().execute(async (trx) => {
      await refuseStale(trx, reminders, by);
      return setLevels(trx, reminders, by, (index) => `reminders.${index}.level`);
    });
    noteForLog(request, {
      subject: ids.slice(0, 50).map(invoiceNumber).join(', '),
      changes: reminders.slice(0, 500).flatMap(({ invoiceId, level, reason }) => {
        const number = invoiceNumber(invoiceId);
        const change = { field: `recall ${number}`, before: String(before.get(invoiceId) ?? 0), after: String(level) };
        return reason ? [change, { field: `reason ${number}`, before: null, after: reason }] : [change];
      }),
    });
    return { affectedRows: reminders.length };
  },
} satisfies Handlers<InvoicingServices>;
