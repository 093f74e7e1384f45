import { INVOICE_ADDRESSEES, type InvoiceKind } from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { lastDocument } from '../invoices/issue-queries.ts';
import { refuseDate } from '../invoices/refusals.ts';
import { refuseWallet } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { rangeOf } from '../wallets/wallet-handlers.ts';
import { makeInvoices } from './make-invoices.ts';
import { type CandidateRow, candidateRows, namedPayers } from './month-end-queries.ts';
import { planMonthEnd } from './plan-month-end.ts';

const payersOf = (kind: InvoiceKind, rows: readonly CandidateRow[]): number[] =>
  [...new Set(rows.map((row) => row[INVOICE_ADDRESSEES[kind]]))].flatMap((id) => id ?? []);

/** Month end in one step: the invoices of a period, as a preview and made. */
export const monthEndHandlers = {
  previewMonthEnd: async ({ body, caller, services: { db, company } }) => {
    const { kind, chosen = [], ...asked } = body;
    refuseWallet(caller, kind);
    const [rows, profile, last] = await Promise.all([
      candidateRows(db, kind, rangeOf(asked)),
      company.read(),
      lastDocument(db, kind),
    ]);
    const payers = await namedPayers(db, kind, payersOf(kind, rows));
    return {
      ...planMonthEnd({ kind, rows, payers, company: profile, chosen: new Set(chosen) }),
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
      by: { userId: user.id, operation, at, asked: { field: 'date', confirmed } },
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
