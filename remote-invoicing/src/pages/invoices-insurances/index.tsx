import type { ReactNode } from 'react';
import { insuranceInvoices, INSURANCE_SEARCH } from '../../entities/invoice/list/insurance-lists.ts';
import { InvoicesPage } from '../../entities/invoice/list/invoices-page.tsx';
import { useInsuranceInvoices } from '../../entities/invoice/list/insurance-list-requests.ts';
import { useOpenedPeriod } from '../../entities/use-opened-period.ts';

/** Page of invoices of insurers. */
export default function InsuranceInvoicesPage(): ReactNode {
  const period = useOpenedPeriod(INSURANCE_SEARCH);
  return <InvoicesPage list={insuranceInvoices} query={useInsuranceInvoices(period.range)} period={period} />;
}
