import type { ReactNode } from 'react';
import { clientInvoices, CLIENT_SEARCH, useClientInvoices } from '../entities/invoice/client-lists.tsx';
import { InvoicesPage } from '../entities/invoice/invoices-page.tsx';
import { useOpenedPeriod } from '../entities/use-opened-period.ts';

export default function ClientInvoicesPage(): ReactNode {
  const period = useOpenedPeriod(CLIENT_SEARCH);
  return <InvoicesPage list={clientInvoices} query={useClientInvoices(period.range)} period={period} />;
}
