import { invalidate } from '@navette/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { INVOICE_CALLS } from './calls/stale-calls.ts';

/** Invalidates the views of issued or changed invoices. Resolves when the lists on screen are fresh. */
export function useRefreshInvoices(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(() => invalidate(cache, INVOICE_CALLS), [cache]);
}
