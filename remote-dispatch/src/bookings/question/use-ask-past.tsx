import type { IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm } from '@navette/shared/ui-overlay';
import { CalendarClock } from 'lucide-react';
import { useCallback } from 'react';

/** Maximum number of days named in the question. */
const MOST_NAMED = 5;

/** Returns the function that asks whether a trip in the past is intended; true without past days. */
export function useAskPast(): (days: readonly IsoDate[]) => Promise<boolean> {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const confirm = useConfirm();
  return useCallback(
    async (days) => {
      if (days.length === 0) return true;
      const named = days.slice(0, MOST_NAMED).map((day) => `${formatWeekday(day, 'short')} ${formatDate(day)}`);
      return confirm({
        title: t('booking.past.title'),
        body: t('booking.past.body', {
          count: days.length,
          dates: [...named, ...(days.length > MOST_NAMED ? ['…'] : [])].join(', '),
        }),
        confirmLabel: t('booking.past.save'),
        danger: false,
        icon: <CalendarClock aria-hidden />,
      });
    },
    [confirm, formatDate, formatWeekday, t],
  );
}
