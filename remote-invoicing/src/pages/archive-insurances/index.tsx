import type { ReactNode } from 'react';
import { archivedInsuranceInvoices } from '../../entities/invoice/list/insurance-lists.ts';
import { InvoicesPage } from '../../entities/invoice/list/invoices-page.tsx';
import { useArchivedInsuranceInvoices } from '../../entities/invoice/list/insurance-list-requests.ts';

/** Page of archived invoices of insurers. */
export default function InsuranceArchivePage(): ReactNode {
  return <InvoicesPage list={archivedInsuranceInvoices} query={useArchivedInsuranceInvoices()} />;
}
