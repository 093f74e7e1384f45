import type { IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useNavigate, type SearchParam } from '@navette/shared/router';
import type { ToastOptions } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';

/** Trips whose cheapest place the board searches for, in its address: `place=12.13`. */
export const placeParam: SearchParam<readonly number[]> = {
  fallback: () => [],
  parse: (text) => (/^[1-9]\d{0,14}(\.[1-9]\d{0,14})*$/.test(text) ? text.split('.').map(Number) : undefined),
  format: (ids) => ids.join('.'),
};

/** Returns the button of a toast that searches for the cheapest place of trips of a day, on the board. */
export function useOfferPlace(): (ids: readonly number[], date: IsoDate) => Pick<ToastOptions, 'action'> {
  const t = useT();
  const navigate = useNavigate();
  return useCallback(
    (ids, date) => ({
      action: {
        label: t('timeline.findPlace'),
        run: () => void navigate(`/timeline?date=${date}&place=${placeParam.format(ids)}`),
      },
    }),
    [t, navigate],
  );
}
