import type { ReactNode } from 'react';
import { driverInvoices, useDriverInvoices } from '../entities/invoice/driver-lists.ts';
import { InvoicesPage } from '../entities/invoice/invoices-page.tsx';

export default function DriverInvoicesPage(): ReactNode {
  return <InvoicesPage list={driverInvoices} query={useDriverInvoices()} />;
}
