import type { CallKey } from '@navette/shared/api';
import { AFTER_CREDIT } from '../../account/account-requests.ts';

/** Calls with invoices or bookings to be invoiced; stale after an invoice is issued or changed. */
export const INVOICE_CALLS: readonly CallKey[] = [...AFTER_CREDIT, ['post', '/service/invoice/monthEnd']];
