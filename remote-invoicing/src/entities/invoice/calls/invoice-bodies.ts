import type { InvoiceStatus } from '@navette/shared/domain';
import type { NewInvoice } from './invoice-calls.ts';

/** Parameters of a call about one invoice. */
export const at = (id: number) => ({ params: { path: { id } } });

/** Parameters of a call that answers with a file. */
export const fileAt = (id: number) => ({ ...at(id), parseAs: 'blob' as const });

/** Header of an attempt to make an invoice. */
export const attemptOf = ({ attempt }: NewInvoice) => ({ params: { header: { 'Idempotency-Key': attempt } } });

/** What the head of every kind holds. */
export const headOf = ({ date, amount }: NewInvoice) => ({ date, amount, factuur: true });

/** Answers of the user about the date, and the bookings. */
export const contentsOf = ({ confirmDate, bookings }: NewInvoice) => ({
  bookings,
  ...(confirmDate && { confirmDate }),
});

/** A new status, with the reason where it needs one. */
export const statusBody = (status: InvoiceStatus, reason?: string) => ({
  status,
  ...(reason !== undefined && { reason }),
});
