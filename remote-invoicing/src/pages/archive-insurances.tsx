import type { ReactNode } from 'react';
import { archivedInsuranceInvoices, useArchivedInsuranceInvoices } from '../entities/invoice/insurance-lists.ts';
import { InvoicesPage } from '../entities/invoice/invoices-page.tsx';

/** Page of archived invoices of insurers. */
export default function InsuranceArchivePage(): ReactNode {
  return <InvoicesPage list={archivedInsuranceInvoices} query={useArchivedInsuranceInvoices()} />;
}
