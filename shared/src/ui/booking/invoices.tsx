import { invoiceNumber, type InvoiceKind, type Page, type StandingInvoice } from '../../domain/index.ts';
import { messageKey, useT, type Translate } from '../../i18n/index.ts';
import { useCan } from '../../session/index.ts';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../kit/link.tsx';
import type { BookingRow } from './booking-row.ts';

interface InvoiceKindPlace {
  readonly path: string;
  readonly page: Page;
  readonly name: string;
}

/** Page of the invoices of a kind, the permission to open it, and the name of one. */
const PLACES: Readonly<Record<InvoiceKind, InvoiceKindPlace>> = {
  client: { path: '/invoice', page: 'invoice', name: messageKey('bookings.invoice.client') },
  driver: { path: '/invoicesDrivers', page: 'invoicesDrivers', name: messageKey('bookings.invoice.driver') },
  insurance: { path: '/invoiceInsurance', page: 'invoiceInsurance', name: messageKey('bookings.invoice.insurance') },
};

/** The live invoices that a booking stands on. */
export const invoicesOf = ({ invoices }: Pick<BookingRow, 'invoices'>): readonly StandingInvoice[] => invoices ?? [];

/** Name of an invoice, with its number. */
export const invoiceName = ({ kind, id }: StandingInvoice, t: Translate): string =>
  t(PLACES[kind].name, { number: invoiceNumber(id) });

/** The address of an open invoice, or of the credit note that is to be made of it. */
export const invoicePath = ({ kind, id }: StandingInvoice, opens: 'invoice' | 'credit' = 'invoice'): string =>
  `${PLACES[kind].path}?${opens === 'credit' ? 'credit' : 'id'}=${String(id)}`;

/** Returns whether the user may open the invoices of a kind. */
export function useMayOpenInvoice(): (kind: InvoiceKind) => boolean {
  const may = {
    client: useCan(PLACES.client.page),
    driver: useCan(PLACES.driver.page),
    insurance: useCan(PLACES.insurance.page),
  };
  return (kind) => may[kind];
}

/** The invoices of a booking by name, each a link for who may open it. Nothing for one that stands on none. */
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

/** The same in a row of a list: an icon for each, which says the name. */
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
