import type { components } from '@navette/openapi/types';
import { RecallLevel, type InvoiceKind } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';

type Schemas = components['schemas'];

/** An invoice of any kind, as in lists. */
export interface InvoiceRow extends Pick<
  Schemas['ClientInvoice'],
  'id' | 'date' | 'due' | 'amount' | 'open' | 'credited' | 'status' | 'creditNotes' | 'sent'
> {
  readonly kind: InvoiceKind;
  /** Its client, driver or insurer. */
  readonly payerId: number;
  /** Client of a settlement or an insurer's invoice for one client; for a client invoice its client. */
  readonly clientId: number | null;
  readonly lastname: string | null;
  readonly firstname: string | null;
  /** Other name on a client invoice. */
  readonly invoiceName: string | null;
  /** Reminder level; always 0 except for clients. */
  readonly recall: Schemas['ClientInvoice']['recall'];
}

const clientRow = (row: Schemas['ClientInvoice']): InvoiceRow => ({ ...row, kind: 'client', payerId: row.clientId });

const OTHER = { invoiceName: null, recall: RecallLevel.none } as const;

const driverRow = (row: Schemas['DriverInvoice']): InvoiceRow => ({
  ...row,
  ...OTHER,
  kind: 'driver',
  payerId: row.driverId,
});

const insuranceRow = (row: Schemas['InsuranceInvoice']): InvoiceRow => ({
  ...row,
  ...OTHER,
  kind: 'insurance',
  payerId: row.insuranceId,
  lastname: row.name,
  firstname: null,
});

/** Converts the three kinds to rows of one list; constants, so that a query caches its selection. */
export const clientRows = (rows: readonly Schemas['ClientInvoice'][]): readonly InvoiceRow[] => rows.map(clientRow);

export const driverRows = (rows: readonly Schemas['DriverInvoice'][]): readonly InvoiceRow[] => rows.map(driverRow);

export const insuranceRows = (rows: readonly Schemas['InsuranceInvoice'][]): readonly InvoiceRow[] =>
  rows.map(insuranceRow);

/** Title of an invoice's dialog, by kind. */
export const INVOICE_TITLES = {
  client: messageKey('invoice.title.client'),
  driver: messageKey('invoice.title.driver'),
  insurance: messageKey('invoice.title.insurance'),
} as const;

/** Message key of a reminder level: the same term in lists, the selector, mails and on the page of late invoices. */
export const recallName = (level: RecallLevel) => messageKey(`invoice.recall.${level}`);
