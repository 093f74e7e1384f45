import { useT } from '@navette/shared/i18n';
import { useCallback } from 'react';
import { isSwitch } from '../changes/differences.ts';
import type { ReleaseChange } from '../requests/use-release-history.ts';

/**
 * Returns the reason why a rollback to a line of the history is impossible; undefined when it is possible.
 * @param running the running set; undefined while it loads, or when none runs
 */
export function useRollbackObstacle(running: string | undefined): (change: ReleaseChange) => string | undefined {
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
