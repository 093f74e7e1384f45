import { useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { FileSearch, Maximize2, UserSearch } from 'lucide-react';
import { useCallback } from 'react';
import type { LogEntry } from './use-logs.ts';
import type { LogFilters } from './use-log-filters.ts';

/** Row actions: show details, and filter by record or user. */
export function useLogActions(
  show: (entry: LogEntry) => void,
  { setUrl, setUser }: Pick<LogFilters, 'setUrl' | 'setUser'>,
): (entry: LogEntry) => readonly RowAction[] {
  const t = useT();
  return useCallback(
    (entry) => [
      {
        id: 'show',
        label: t('logs.show'),
        icon: <Maximize2 aria-hidden />,
        shortcut: 'Enter',
        onSelect: () => show(entry),
      },
      {
        id: 'record',
        label: t('logs.sameRecord'),
        icon: <FileSearch aria-hidden />,
        onSelect: () => setUrl(entry.url),
      },
      ...(entry.userId === null
        ? []
        : [
            {
              id: 'user',
              label: t('logs.sameUser'),
              icon: <UserSearch aria-hidden />,
              onSelect: () => setUser(entry.userId ?? undefined),
            },
          ]),
    ],
    [t, show, setUrl, setUser],
  );
}
