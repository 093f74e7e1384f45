import { useCan } from '@navette/shared/session';

/** Whether the user has permission to see the invoices of a client. */
export const useSeesInvoices = (): boolean => useCan(['invoice', 'walletclient']);
