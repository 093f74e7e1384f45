import { invalidate } from '@navette/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { INVOICE_CALLS } from './calls/stale-calls.ts';

/** Reads again what an invoice made or changed shows in. Resolves when the lists on screen are new. */
export function useRefreshInvoices(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(() => invalidate(cache, INVOICE_CALLS), [cache]);
}
