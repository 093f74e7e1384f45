import { useT } from '@navette/shared/i18n';
import { useCallback } from 'react';
import { isSwitch } from '../changes/differences.ts';
import type { ReleaseChange } from '../requests/use-release-history.ts';

/**
 * Says why one can't go back to what a line of the history let run; undefined when one can.
 * @param running the set that runs; undefined while that is not known, or none does
 */
export function useWhyNotBack(running: string | undefined): (change: ReleaseChange) => string | undefined {
  const t = useT();
  return useCallback(
    (change) => {
      if (!isSwitch(change) || change.after === null) return t('releases.history.noSet');
      if (running === undefined) return t('releases.running.none');
      return change.after === running ? t('releases.history.running') : undefined;
    },
    [t, running],
  );
}
