import type { InvoiceStatus } from '@navette/shared/domain';
import type { NewInvoice } from './invoice-calls.ts';

/** Parameters of a call about one invoice. */
export const at = (id: number) => ({ params: { path: { id } } });

/** Parameters of a call that answers with a file. */
export const fileAt = (id: number) => ({ ...at(id), parseAs: 'blob' as const });

/** Header with the idempotency key of a new invoice. */
export const attemptOf = ({ attempt }: NewInvoice) => ({ params: { header: { 'Idempotency-Key': attempt } } });

/** Head fields shared by all kinds. */
export const headOf = ({ date, amount }: NewInvoice) => ({ date, amount, factuur: true });

/** The confirmed date, and the bookings. */
export const contentsOf = ({ confirmDate, bookings }: NewInvoice) => ({
  bookings,
  ...(confirmDate && { confirmDate }),
});

/** A new status, with the reason if required. */
export const statusBody = (status: InvoiceStatus, reason?: string) => ({
  status,
  ...(reason !== undefined && { reason }),
});
