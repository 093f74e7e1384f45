import { INVOICE_ADDRESSEES, type InvoiceKind } from '@navette/shared/domain';
import type { Handlers } from '../../kernel/operation.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { refuseWallet } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { rangeOf } from '../wallets/wallet-handlers.ts';
import { type CandidateRow, candidateRows, namedPayers } from './month-end-queries.ts';
import { planMonthEnd } from './plan-month-end.ts';

const payersOf = (kind: InvoiceKind, rows: readonly CandidateRow[]): number[] =>
  [...new Set(rows.map((row) => row[INVOICE_ADDRESSEES[kind]]))].flatMap((id) => id ?? []);

/** Month end in one go: what a period gives. The invoices themselves are made by the call of their kind, one transaction each. */
export const monthEndHandlers = {
  previewMonthEnd: async ({ body, caller, services: { db } }) => {
    const { kind, chosen = [], ...asked } = body;
    refuseWallet(caller, kind);
    const [rows, company] = await Promise.all([candidateRows(db, kind, rangeOf(asked)), companyProfile(db)]);
    const payers = await namedPayers(db, kind, payersOf(kind, rows));
    return planMonthEnd({ kind, rows, payers, company, chosen: new Set(chosen) });
  },
} satisfies Handlers<InvoicingServices>;
