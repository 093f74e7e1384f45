import type { ReactNode } from 'react';
import { driverInvoices } from '../../entities/invoice/list/invoice-lists.ts';
import { InvoicesPage } from '../../entities/invoice/list/invoices-page.tsx';
import { useDriverInvoices } from '../../entities/invoice/list/list-requests.ts';

/** Page of settlements of drivers. */
export default function DriverInvoicesPage(): ReactNode {
  return <InvoicesPage list={driverInvoices} query={useDriverInvoices()} />;
}
