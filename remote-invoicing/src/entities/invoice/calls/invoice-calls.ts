import type { components } from '@navette/openapi/types';
import type { InvoiceKind, IsoDate } from '@navette/shared/domain';
import type { BookingRow } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';
import type { Mailing } from '../../mailing/mailing.ts';
import type { InvoiceRow } from '../invoice-row.ts';

/** What a document is made of. */
export type InvoiceDocument = components['schemas']['InvoiceDocument'];

/** An invoice to look at before it is made. */
export interface Draft {
  readonly payerId: number;
  readonly date: IsoDate;
  readonly bookings: number[];
}

/** An invoice to make: the amount is the one that was looked at, the server refuses another. */
export interface NewInvoice extends Draft {
  readonly amount: number;
  /** A person said that its date is meant. */
  readonly confirmDate?: true;
  /** The same key never makes two invoices. */
  readonly attempt: string;
}

/** Calls about invoices of one kind. Each page has those of its kind alone, since its users may call no others. */
export interface InvoiceCalls {
  readonly kind: InvoiceKind;
  readonly mailing: Mailing;
  /** The document of an invoice, as it was kept. */
  readonly document: (id: number) => Promise<InvoiceDocument>;
  /** The document of an invoice that would be made. */
  readonly draft: (draft: Draft) => Promise<InvoiceDocument>;
  /** Makes an invoice and answers its number (DECISIONS 36). */
  readonly make: (invoice: NewInvoice) => Promise<{ readonly id: number }>;
  /** Its bookings, as they were when it was made. */
  readonly lines: (id: number, payerId: number) => Promise<BookingRow[]>;
  readonly pdf: (id: number) => Promise<Blob>;
  /** Any status may follow any (S3 §4); to close what is not settled needs a reason. */
  readonly saveStatus: (id: number, status: InvoiceRow['status'], reason?: string) => Promise<unknown>;
  /** The control of the reminder level, where the kind has one. */
  readonly recall?: (id: number) => ReactNode;
}
