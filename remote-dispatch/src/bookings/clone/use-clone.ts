import { api, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import { cloneDraft } from './clone-draft.ts';

/**
 * Returns the function that opens a new booking with the values of another one. They are read first: a list does not
 * have all of them, and may be older. A failure is shown.
 */
export function useClone(open: (draft: ReturnType<typeof cloneDraft>) => void): (id: number) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return useCallback(
    async (id) => {
      try {
        const [booking] = await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } }));
        if (booking) open(cloneDraft(booking));
      } catch (error) {
        toast.failure(t('booking.clone.failed'), error);
      }
    },
    [open, t, toast],
  );
}
