import type { ReactNode } from 'react';
import { archivedClientInvoices, ARCHIVE_SEARCH } from '../../entities/invoice/list/client-lists.tsx';
import { InvoicesPage } from '../../entities/invoice/list/invoices-page.tsx';
import { useArchivedClientInvoices } from '../../entities/invoice/list/client-list-requests.ts';
import { useOpenedPeriod } from '../../entities/use-opened-period.ts';

/** Page of archived client invoices. */
export default function ClientArchivePage(): ReactNode {
  const period = useOpenedPeriod(ARCHIVE_SEARCH);
  return <InvoicesPage list={archivedClientInvoices} query={useArchivedClientInvoices(period.range)} period={period} />;
}
