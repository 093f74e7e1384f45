import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { Eye, RotateCcw } from 'lucide-react';
import { useCallback } from 'react';
import type { ReleaseChange } from '../requests/use-release-history.ts';
import { useRollbackObstacle } from './use-rollback-obstacle.ts';

interface HistoryDeeds {
  readonly open: (change: ReleaseChange) => void;
  readonly goBack: (to: string) => void;
}

/** Actions of a line of the history: details, rollback. */
export function useHistoryActions(
  running: string | undefined,
  { open, goBack }: HistoryDeeds,
): (change: ReleaseChange) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  const obstacle = useRollbackObstacle(running);
  return useCallback(
    (change) => {
      const { after } = change;
      return [
        {
          id: 'open',
          label: t('releases.history.open'),
          icon: <Eye aria-hidden />,
          shortcut: 'Enter',
          onSelect: () => open(change),
        },
        {
          id: 'back',
          label: t('releases.history.back'),
          icon: <RotateCcw aria-hidden />,
          inline: true,
          disabled: obstacle(change) ?? offline,
          onSelect: () => after !== null && goBack(after),
        },
      ];
    },
    [t, offline, obstacle, open, goBack],
  );
}
