import type { ReactNode } from 'react';
import { insuranceInvoices, INSURANCE_SEARCH, useInsuranceInvoices } from '../entities/invoice/insurance-lists.ts';
import { InvoicesPage } from '../entities/invoice/invoices-page.tsx';
import { useOpenedPeriod } from '../entities/use-opened-period.ts';

export default function InsuranceInvoicesPage(): ReactNode {
  const period = useOpenedPeriod(INSURANCE_SEARCH);
  return <InvoicesPage list={insuranceInvoices} query={useInsuranceInvoices(period.range)} period={period} />;
}
