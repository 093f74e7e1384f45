import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Button } from '@navette/shared/ui';
import { RecordsPage, useRecords, PendingDialog } from '@navette/shared/ui-records';
import type { RowAction } from '@navette/shared/ui-table';
import { CalendarClock, CalendarRange, MessageSquare } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { ImportButton } from '../import/import-button.tsx';
import { NotifyDriverDialog } from '../../dialogs/notify/notify-dialog.tsx';
import { driverColumns, driverStatus } from './driver-columns.tsx';
import { DriverFormDialog } from './driver-form.tsx';
import { drivers, useDrivers, type Driver } from './driver-requests.ts';
import { AvailabilityFormDialog } from './availability/availability-form-dialog.tsx';
import { availabilityValues } from './availability/availability-schema.ts';
import { useAvailabilityMarks, useAvailabilityPattern } from './availability/availability-requests.ts';

const SORT = { column: 'active', descending: true } as const;
const THEN_BY = [
  { column: 'lastname', descending: false },
  { column: 'firstname', descending: false },
] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of drivers (specification/drivers.md#driver-list), with their availability and messages to them. */
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

/** Driver whose availability is edited. */
interface AvailabilityDialogProps {
  readonly driver: { readonly id: number; readonly firstname: string; readonly lastname: string };
  readonly onClose: () => void;
}

/** Availability of a driver: days, weekly pattern, leave (specification/drivers.md#availability). */
export function AvailabilityDialog({ driver, onClose }: AvailabilityDialogProps): ReactNode {
  const t = useT();
  const pattern = useAvailabilityPattern(driver.id);
  const marks = useAvailabilityMarks(driver.id);
  const title = t('availability.title', { name: personName(driver, 'text') });
  if (!pattern.isFetchedAfterMount || !marks.isFetchedAfterMount || !pattern.data || !marks.data) {
    const retry = () => [pattern, marks].filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch());
    return (
      <PendingDialog
        size={1200}
        title={title}
        error={pattern.error ?? marks.error}
        retrying={pattern.isFetching || marks.isFetching}
        onRetry={retry}
        onClose={onClose}
      />
    );
  }
  return (
    <AvailabilityFormDialog
      {...{ title, onClose }}
      driverId={driver.id}
      values={availabilityValues(pattern.data, marks.data)}
    />
  );
}
