import { personName } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { useToast } from '@navette/shared/ui-overlay';
import type { RowAction } from '@navette/shared/ui-table';
import { Bell, ChartGantt, ListOrdered, Printer } from 'lucide-react';
import { useCallback } from 'react';
import type { DriverDay } from './driver-day.ts';

/** Row actions of a driver's day: show its trips, send a message, show it on the timeline, print it. */
export function useDriverActions(
  show: (driverId: number) => void,
  date: string,
): (day: DriverDay) => readonly RowAction[] {
  const t = useT();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const toast = useToast();
  return useCallback(
    (day) => {
      const { id } = day.driver;
      const notify = () =>
        void openDialog('masterdata/notify@1', { driverId: id, name: personName(day.driver, 'text') }).catch(
          (error: unknown) => toast.failure(t('myDrivers.notify.unavailable'), error),
        );
      return [
        {
          id: 'show',
          label: t('myDrivers.show'),
          icon: <ListOrdered aria-hidden />,
          inline: true,
          shortcut: 'Enter',
          onSelect: () => show(id),
        },
        { id: 'notify', label: t('myDrivers.notify'), icon: <Bell aria-hidden />, inline: true, onSelect: notify },
        {
          id: 'timeline',
          label: t('myDrivers.timeline'),
          icon: <ChartGantt aria-hidden />,
          onSelect: () => void navigate(`/timeline?date=${date}&drivers=${String(id)}`),
        },
        {
          id: 'print',
          label: t('myDrivers.print'),
          icon: <Printer aria-hidden />,
          onSelect: () => void window.open(daySheetPath(id, date), '_blank', 'noopener'),
        },
      ];
    },
    [t, navigate, openDialog, toast, show, date],
  );
}

/** Path of the day sheet of a driver, which opens in a new tab and prints itself. */
export const daySheetPath = (driverId: number, date: string): string =>
  `/print/daysheet?driver=${String(driverId)}&date=${date}`;
