import type { ReactNode } from 'react';
import { archivedDriverInvoices, useArchivedDriverInvoices } from '../entities/invoice/driver-lists.ts';
import { InvoicesPage } from '../entities/invoice/invoices-page.tsx';

export default function DriverArchivePage(): ReactNode {
  return <InvoicesPage list={archivedDriverInvoices} query={useArchivedDriverInvoices()} />;
}
