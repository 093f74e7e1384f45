import type { CallKey } from '@navette/shared/api';
import { AFTER_CREDIT } from '../../account/account-requests.ts';

/** Calls that show invoices or what is still to be invoiced; an invoice made or changed makes them all old. */
export const INVOICE_CALLS: readonly CallKey[] = [...AFTER_CREDIT, ['post', '/service/invoice/monthEnd']];
