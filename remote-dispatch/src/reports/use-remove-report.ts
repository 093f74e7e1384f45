import { invalidate } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteDailyReport } from './requests/delete-daily-report.ts';
import type { DailyReport } from './requests/use-daily-reports.ts';

/** How much of a report the question quotes. */
const QUOTED = 120;

/** Gives the function that asks, quoting the report, and then deletes it; a failure says why. */
export function useRemoveReport(): (report: DailyReport) => Promise<void> {
  const t = useT();
  const { formatDate } = useFormats();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async ({ id, date: day, report }) => {
      const date = formatDate(day);
      const quote = report.length > QUOTED ? `${report.slice(0, QUOTED)}…` : report;
      if (
        !(await confirm({
          title: t('daily.delete.title', { date }),
          body: t('daily.delete.body', { quote }),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      try {
        await deleteDailyReport(id);
        toast.success(t('daily.deleted', { date }));
      } catch (error) {
        toast.failure(t('daily.delete.failed', { date }), error);
      }
      void invalidate(cache, [['get', '/service/daily/getLimited']]);
    },
    [t, formatDate, confirm, toast, cache],
  );
}
