import type { ReactNode } from 'react';
import { driverInvoices } from '../../entities/invoice/list/driver-lists.ts';
import { InvoicesPage } from '../../entities/invoice/list/invoices-page.tsx';
import { useDriverInvoices } from '../../entities/invoice/list/driver-list-requests.ts';

/** Page of settlements of drivers. */
export default function DriverInvoicesPage(): ReactNode {
  return <InvoicesPage list={driverInvoices} query={useDriverInvoices()} />;
}
