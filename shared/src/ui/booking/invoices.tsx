import { invoiceNumber, type InvoiceKind, type Page, type StandingInvoice } from '../../domain/index.ts';
import { messageKey, useT, type Translate } from '../../i18n/index.ts';
import { useCan } from '../../session/index.ts';
import { ReceiptText } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { Link } from '../kit/link.tsx';
import type { BookingRow } from './booking-columns.tsx';

interface InvoiceKindPlace {
  readonly path: string;
  readonly page: Page;
  readonly name: string;
}

/** Page of the invoices of a kind, its permission, and the name of an invoice. */
const PLACES: Readonly<Record<InvoiceKind, InvoiceKindPlace>> = {
  client: { path: '/invoice', page: 'invoice', name: messageKey('bookings.invoice.client') },
  driver: { path: '/invoicesDrivers', page: 'invoicesDrivers', name: messageKey('bookings.invoice.driver') },
  insurance: { path: '/invoiceInsurance', page: 'invoiceInsurance', name: messageKey('bookings.invoice.insurance') },
};

/** Live invoices that contain a booking. */
export const invoicesOf = ({ invoices }: Pick<BookingRow, 'invoices'>): readonly StandingInvoice[] => invoices ?? [];

/** Name of an invoice, with its number. */
export const invoiceName = ({ kind, id }: StandingInvoice, t: Translate): string =>
  t(PLACES[kind].name, { number: invoiceNumber(id) });

/** Path of an open invoice, or of the dialog for its credit note. */
export const invoicePath = ({ kind, id }: StandingInvoice, opens: 'invoice' | 'credit' = 'invoice'): string =>
  `${PLACES[kind].path}?${opens === 'credit' ? 'credit' : 'id'}=${String(id)}`;

/** Returns whether the user may open the invoices of a kind. */
export function useMayOpenInvoice(): (kind: InvoiceKind) => boolean {
  const client = useCan(PLACES.client.page);
  const driver = useCan(PLACES.driver.page);
  const insurance = useCan(PLACES.insurance.page);
  // The same function at each render: columns and row actions depend on it, and with them the rows of a list.
  return useCallback((kind) => ({ client, driver, insurance })[kind], [client, driver, insurance]);
}

/** Invoices of a booking by name, each a link for permitted users. Renders nothing without invoices. */
export function InvoiceLinks({ booking }: { readonly booking: Pick<BookingRow, 'invoices'> }): ReactNode {
  const t = useT();
  const mayOpen = useMayOpenInvoice();
  return invoicesOf(booking).map((invoice) => {
    const name = invoiceName(invoice, t);
    return mayOpen(invoice.kind) ? (
      <Link key={invoice.kind} to={invoicePath(invoice)} whiteSpace="nowrap">
        {name}
      </Link>
    ) : (
      <span key={invoice.kind}>{name}</span>
    );
  });
}

/** Invoices in a row of a list: an icon each, with the name as its label. */
export function InvoiceIcons({ booking }: { readonly booking: Pick<BookingRow, 'invoices'> }): ReactNode {
  const t = useT();
  const mayOpen = useMayOpenInvoice();
  return invoicesOf(booking).map((invoice) => {
    const name = invoiceName(invoice, t);
    const icon = <ReceiptText size={14} aria-hidden style={{ display: 'inline', verticalAlign: 'middle' }} />;
    return mayOpen(invoice.kind) ? (
      <Link
        key={invoice.kind}
        to={invoicePath(invoice)}
        aria-label={name}
        title={name}
        paddingInline="5px"
        onClick={(event) => event.stopPropagation()}
      >
        {icon}
      </Link>
    ) : (
      <span key={invoice.kind} role="img" aria-label={name} title={name} style={{ paddingInline: 5 }}>
        {icon}
      </span>
    );
  });
}
