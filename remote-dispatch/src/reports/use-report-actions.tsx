import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { DailyReport } from './requests/use-daily-reports.ts';

/** What can be done with a report. */
export function useReportActions(
  edit: (report: DailyReport) => void,
  remove: (report: DailyReport) => Promise<void>,
): (report: DailyReport) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (report) => [
      {
        id: 'edit',
        label: t('shared.edit'),
        icon: <Pencil aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => edit(report),
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        inline: true,
        danger: true,
        disabled: offline,
        shortcut: 'Delete',
        onSelect: () => void remove(report),
      },
    ],
    [t, offline, edit, remove],
  );
}
