import type { ReactNode } from 'react';
import { archivedInsuranceInvoices, useArchivedInsuranceInvoices } from '../entities/invoice/insurance-lists.ts';
import { InvoicesPage } from '../entities/invoice/invoices-page.tsx';

export default function InsuranceArchivePage(): ReactNode {
  return <InvoicesPage list={archivedInsuranceInvoices} query={useArchivedInsuranceInvoices()} />;
}
