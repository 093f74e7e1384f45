import type { ReactNode } from 'react';
import { archivedDriverInvoices } from '../../entities/invoice/list/driver-lists.ts';
import { InvoicesPage } from '../../entities/invoice/list/invoices-page.tsx';
import { useArchivedDriverInvoices } from '../../entities/invoice/list/driver-list-requests.ts';

/** Page of archived settlements of drivers. */
export default function DriverArchivePage(): ReactNode {
  return <InvoicesPage list={archivedDriverInvoices} query={useArchivedDriverInvoices()} />;
}
