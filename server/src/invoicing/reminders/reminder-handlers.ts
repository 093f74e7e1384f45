import {
  brusselsNow,
  daysLate,
  invoiceNumber,
  type IsoDate,
  lateBucket,
  nextReminder,
  payBy,
  proposedReminder,
  statementOf,
  sumMoney,
} from '@navette/shared/domain';
import { found } from '../../kernel/found.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { refuseRange } from '../../kernel/refuse-range.ts';
import { invalid } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { clientMovements, lateInsuranceRows, lateInvoiceRows } from './late-queries.ts';
import { setLevels } from './remind.ts';

/** Days of a statement of account: twenty years. */
const LONGEST_STATEMENT = 20 * 366;

/** Until when an invoice was to be paid, and how late it is. */
function latenessOf({ date }: { readonly date: IsoDate }, today: IsoDate) {
  const days = daysLate(date, today);
  return { due: payBy(date), daysLate: days, bucket: lateBucket(days) };
}

/** Late invoices, reminders and statements of account. */
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
    await services.db
      .transaction()
      .execute((trx) => setLevels(trx, reminders, by, (index) => `reminders.${index}.level`));
    noteForLog(request, {
      subject: ids.slice(0, 50).map(invoiceNumber).join(', '),
      changes: reminders.slice(0, 500).map(({ invoiceId, level, reason }) => ({
        field: `recall ${invoiceNumber(invoiceId)}`,
        before: null,
        after: reason ? `${level}: ${reason}` : String(level),
      })),
    });
    return { affectedRows: reminders.length };
  },
  getClientStatement: async ({ body: { clientId, startDate, endDate }, services }) => {
    if (startDate && endDate) refuseRange({ start: startDate, end: endDate }, 'endDate', LONGEST_STATEMENT);
    const client = found(
      await services.db
        .selectFrom('client')
        .select(['firstname', 'lastname'])
        .where('id', '=', clientId)
        .executeTakeFirst(),
    );
    const { entries, ...sums } = statementOf(await clientMovements(services.db, clientId), {
      start: startDate,
      end: endDate,
    });
    const late = await lateInvoiceRows(services.db, brusselsNow(services.now()).date);
    const own = late.filter((invoice) => invoice.clientId === clientId).map(({ open }) => open);
    return { clientId, ...client, ...sums, entries: [...entries], late: sumMoney(own) };
  },
} satisfies Handlers<InvoicingServices>;
