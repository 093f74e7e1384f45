import type { IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import type { ToastOptions } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import { repairLink } from './repair-link.ts';

/** Returns the button of a toast that searches for the cheapest place of trips of a day, on the board. */
export function useOfferPlace(): (ids: readonly number[], date: IsoDate) => Pick<ToastOptions, 'action'> {
  const t = useT();
  const navigate = useNavigate();
  return useCallback(
    (ids, date) => ({
      action: {
        label: t('timeline.findPlace'),
        run: () => void navigate(repairLink(date, { repair: { tripIds: [...ids] } })),
      },
    }),
    [t, navigate],
  );
}
