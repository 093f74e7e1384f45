import type { components } from '@navette/openapi/types';
import type { InvoiceKind, IsoDate, InvoiceStatus } from '@navette/shared/domain';
import type { BookingRow } from '@navette/shared/ui-booking';
import { type ReactNode, useCallback } from 'react';
import type { Mailing } from '../mailing/mailing.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { type CallKey, invalidate } from '@navette/shared/api';
import { AFTER_CREDIT } from '../account/account-requests.ts';
import { useQueryClient } from '@tanstack/react-query';

export type InvoiceDocument = components['schemas']['InvoiceDocument'];

export interface Draft {
  readonly payerId: number;
  readonly date: IsoDate;
  readonly bookings: number[];
}

/** An invoice to issue: the amount is that of the preview, the server refuses another. */
export interface NewInvoice extends Draft {
  readonly amount: number;
  /** The user confirmed its date. */
  readonly confirmDate?: true;
  /** Idempotency key. */
  readonly attempt: string;
}

/** Calls for invoices of one kind. Each page only uses those of its kind, since its users may have no other permissions. */
export interface InvoiceCalls {
  readonly kind: InvoiceKind;
  readonly mailing: Mailing;
  readonly document: (id: number) => Promise<InvoiceDocument>;
  readonly draft: (draft: Draft) => Promise<InvoiceDocument>;
  /** Issues an invoice and returns its number (specification/invoices.md#making). */
  readonly make: (invoice: NewInvoice) => Promise<{ readonly id: number }>;
  /** Its bookings, as they were when it was issued. */
  readonly lines: (id: number, payerId: number) => Promise<BookingRow[]>;
  readonly pdf: (id: number) => Promise<Blob>;
  /** As UBL, for kinds that are invoices. */
  readonly ubl?: (id: number) => Promise<Blob>;
  /** Any status may follow any (specification/invoices.md#status); closing an unsettled one requires a reason. */
  readonly saveStatus: (id: number, status: InvoiceRow['status'], reason?: string) => Promise<unknown>;
  /** Control of the reminder level, for kinds that have one. */
  readonly recall?: (id: number) => ReactNode;
}

export const at = (id: number) => ({ params: { path: { id } } });

/** Parameters of a call that answers with a file. */
export const fileAt = (id: number) => ({ ...at(id), parseAs: 'blob' as const });

export const attemptOf = ({ attempt }: NewInvoice) => ({ params: { header: { 'Idempotency-Key': attempt } } });

/** Head fields shared by all kinds. */
export const headOf = ({ date, amount }: NewInvoice) => ({ date, amount, factuur: true });

export const contentsOf = ({ confirmDate, bookings }: NewInvoice) => ({
  bookings,
  ...(confirmDate && { confirmDate }),
});

/** A new status, with the reason if required. */
export const statusBody = (status: InvoiceStatus, reason?: string) => ({
  status,
  ...(reason !== undefined && { reason }),
});

/** Calls with invoices or bookings to be invoiced; stale after an invoice is issued or changed. */
export const INVOICE_CALLS: readonly CallKey[] = [...AFTER_CREDIT, ['post', '/service/invoice/monthEnd']];

/** Invalidates the views of issued or changed invoices. Resolves when the lists on screen are fresh. */
export function useRefreshInvoices(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(() => invalidate(cache, INVOICE_CALLS), [cache]);
}
