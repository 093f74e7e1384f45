import type { Handlers } from '../../kernel/operation.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { agedBalances, agedInvoices } from './aged-queries.ts';

/** Open amounts by age (specification/payments.md#aged-balance). */
export const receivableHandlers = {
  listAgedBalances: async ({ body: { kind, date }, caller, services: { db } }) => {
    refuseKind(caller, kind);
    return agedBalances(db, kind, date);
  },
  listAgedInvoices: async ({ body: { kind, payerId, date }, caller, services: { db } }) => {
    refuseKind(caller, kind);
    return agedInvoices(db, kind, payerId, date);
  },
} satisfies Handlers<InvoicingServices>;
