import type { ReactNode } from 'react';
import { clientInvoices, CLIENT_SEARCH } from '../../entities/invoice/list/client-lists.tsx';
import { InvoicesPage } from '../../entities/invoice/list/invoices-page.tsx';
import { useClientInvoices } from '../../entities/invoice/list/client-list-requests.ts';
import { useOpenedPeriod } from '../../entities/use-opened-period.ts';

/** Page of client invoices. */
export default function ClientInvoicesPage(): ReactNode {
  const period = useOpenedPeriod(CLIENT_SEARCH);
  return <InvoicesPage list={clientInvoices} query={useClientInvoices(period.range)} period={period} />;
}
