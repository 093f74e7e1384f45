import type { ReactNode } from 'react';
import {
  archivedClientInvoices,
  ARCHIVE_SEARCH,
  useArchivedClientInvoices,
} from '../entities/invoice/client-lists.tsx';
import { InvoicesPage } from '../entities/invoice/invoices-page.tsx';
import { useOpenedPeriod } from '../entities/use-opened-period.ts';

export default function ClientArchivePage(): ReactNode {
  const period = useOpenedPeriod(ARCHIVE_SEARCH);
  return <InvoicesPage list={archivedClientInvoices} query={useArchivedClientInvoices(period.range)} period={period} />;
}
