import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Button } from '@navette/shared/ui';
import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { RowAction } from '@navette/shared/ui-table';
import { CalendarClock, CalendarRange, MessageSquare } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ImportButton } from '../import/import-button.tsx';
import { NotifyDriverDialog } from '../../dialogs/notify/notify-dialog.tsx';
import { AvailabilityDialog } from './availability/availability-dialog.tsx';
import { driverColumns, driverStatus } from './driver-columns.tsx';
import { DriverFormDialog } from './driver-form.tsx';
import { drivers, useDrivers } from './driver-requests.ts';
import type { Driver } from './driver-requests.ts';

const SORT = { column: 'active', descending: true } as const;
const THEN_BY = [
  { column: 'lastname', descending: false },
  { column: 'firstname', descending: false },
] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** Drivers (S2), with their availability and messages to them. */
export function DriverList(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const records = useRecords(drivers, useDrivers());
  const [planned, plan] = useState<Driver>();
  const [notified, notify] = useState<Driver>();
  const moreActions = useCallback(
    (driver: Driver): readonly RowAction[] => [
      {
        id: 'plan',
        label: t('driver.availability'),
        icon: <CalendarClock aria-hidden />,
        inline: true,
        onSelect: () => plan(driver),
      },
      {
        id: 'notify',
        label: t('driver.notify'),
        icon: <MessageSquare aria-hidden />,
        inline: true,
        onSelect: () => notify(driver),
      },
    ],
    [t],
  );
  return (
    <RecordsPage
      records={records}
      tableId="drivers"
      columns={driverColumns}
      rowStatus={driverStatus}
      defaultSort={SORT}
      thenBy={THEN_BY}
      pageSizes={PAGE_SIZES}
      actions={
        <>
          <Button icon={<CalendarRange aria-hidden />} onClick={() => void navigate('/driverWeek')}>
            {t('week.open')}
          </Button>
          <ImportButton kind="drivers" />
        </>
      }
      csvName="drivers"
      moreActions={moreActions}
      formSize={800}
      renderForm={(driver, onClose) => <DriverFormDialog {...{ driver, onClose }} />}
    >
      {planned && <AvailabilityDialog driver={planned} onClose={() => plan(undefined)} />}
      {notified && (
        <NotifyDriverDialog
          input={{ driverId: notified.id, name: personName(notified, 'text') }}
          onClose={() => notify(undefined)}
        />
      )}
    </RecordsPage>
  );
}
