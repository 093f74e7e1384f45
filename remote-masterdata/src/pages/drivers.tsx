import { personName } from '@navette/shared/domain';
import { fieldsFor } from '@navette/shared/ui-form';
import * as z from 'zod';
import {
  ActiveField,
  bulkEditing,
  chosen,
  chosenFlag,
  chosenLine,
  DocumentFields,
  documentsShape,
  FlagField,
} from '../records/bulk.tsx';
import { useField } from '../records/fields.ts';
import { useT, messageKey } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Button, type StatusStyle } from '@navette/shared/ui';
import { type BulkEditing, RecordsPage, useBulkEdit, useRecords, PendingDialog } from '@navette/shared/ui-records';
import { type RowAction, statusColumn, type TableColumn } from '@navette/shared/ui-table';
import {
  CalendarClock,
  CalendarRange,
  CircleCheck,
  CircleSlash,
  Hourglass,
  MessageSquare,
  UserRoundMinus,
} from 'lucide-react';
import { useCan } from '@navette/shared/session';
import { useCallback, useState, type ReactNode } from 'react';
import { ImportButton } from '../entities/import/import-button.tsx';
import NotifyDriverDialog from '../dialogs/notify.tsx';
import {
  changeDrivers,
  type DriverChanges,
  DriverFormDialog,
  REFRESH_TIMES,
  drivers,
  useDrivers,
  type Driver,
  papersColumn,
  papersStatus,
} from '../entities/driver/driver-form.tsx';
import { AvailabilityFormDialog } from '../entities/driver/availability/availability-form-dialog.tsx';
import { availabilityValues } from '../entities/driver/availability/availability-schema.ts';
import { useAvailabilityMarks, useAvailabilityPattern } from '../entities/driver/availability/availability-requests.ts';
import {
  accountText,
  addressStatus,
  columnsOf,
  emailColumn,
  channelColumn,
  languageColumn,
  personColumns,
  roleColumn,
} from '../records/columns.tsx';
import { cellEdits, withEdits } from '../records/edits.ts';

const SORT = { column: 'active', descending: true } as const;
const THEN_BY = [
  { column: 'lastname', descending: false },
  { column: 'firstname', descending: false },
] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of drivers (specification/drivers.md#driver-list), with their availability and messages to them. */
export default function DriverList(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const records = useRecords(drivers, useDrivers(), { shown: 'all' });
  const bulk = useBulkEdit(driverBulk);
  const [planned, plan] = useState<Driver>();
  const [notified, notify] = useState<Driver>();
  const mayPlan = useCan('timeline');
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
      // The board asks for the rest: from when, or by how much.
      ...(mayPlan && driver.active
        ? [
            {
              id: 'away',
              label: t('driver.away'),
              icon: <UserRoundMinus aria-hidden />,
              onSelect: () => void navigate(`/timeline?repair=away-${String(driver.id)}`),
            },
            {
              id: 'late',
              label: t('driver.late'),
              icon: <Hourglass aria-hidden />,
              onSelect: () => void navigate(`/timeline?repair=late-${String(driver.id)}`),
            },
          ]
        : []),
    ],
    [t, mayPlan, navigate],
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
        <Button icon={<CalendarRange aria-hidden />} onClick={() => void navigate('/driverWeek')}>
          {t('week.open')}
        </Button>
      }
      importing={<ImportButton kind="drivers" />}
      csvName="drivers"
      moreActions={moreActions}
      selectionActions={bulk.selectionActions}
      formSize={800}
      renderForm={(driver, onClose) => <DriverFormDialog {...{ driver, onClose }} />}
    >
      {bulk.windows}
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

const works: StatusStyle = { tone: 'success', icon: CircleCheck, label: messageKey('driver.active.true') };
const rests: StatusStyle = { tone: 'muted', icon: CircleSlash, label: messageKey('driver.active.false') };

/** Status of a row: documents to renew, incomplete address, inactive, or none. */
const driverStatus = (driver: Driver): StatusStyle | undefined =>
  papersStatus(driver) ?? addressStatus(driver) ?? (driver.active ? undefined : rests);

const column = columnsOf<Driver>();
const edit = cellEdits(changeDrivers);

/** Columns of the list (specification/drivers.md#driver-list). */
export const driverColumns: readonly TableColumn<Driver>[] = [
  column('person.', 'id', { kind: 'id', hideBelow: 1024 }),
  {
    ...statusColumn<Driver>({
      id: 'active',
      header: messageKey('driver.active'),
      status: ({ active }) => (active ? works : rests),
    }),
    value: ({ active }) => Number(active),
    groups: true,
    descendingFirst: true,
  },
  papersColumn,
  ...withEdits(personColumns, {
    tel: edit('phone', (tel) => ({ tel })),
    mobile: edit('phone', (mobile) => ({ mobile }), { required: true }),
  }),
  emailColumn,
  column('driver.', 'bank_account', { ...accountText, hideBelow: 1920 }),
  { ...roleColumn, hideBelow: 1920 },
  languageColumn,
  channelColumn,
  column('person.', 'car', { groups: true, hideBelow: 1680, edit: edit('text', (car) => ({ car })) }),
];

const bulkSchema = z.object({
  zones: chosenLine(200),
  refreshTime: z.literal(REFRESH_TIMES).nullable().transform(chosen),
  carriesWheelchair: chosenFlag,
  carriesStretcher: chosenFlag,
  ...documentsShape,
  active: chosenFlag,
});
const Fields = fieldsFor(bulkSchema);

function BulkFields(): ReactNode {
  const t = useT();
  const field = useField('driver.');
  return (
    <>
      <Fields.TextField name="zones" label={t('person.zones')} />
      <Fields.SelectField
        {...field('refreshTime')}
        options={REFRESH_TIMES.map((value) => ({ value, label: t('driver.refreshTime.seconds', { seconds: value }) }))}
        emptyLabel={t('bulk.unchanged')}
      />
      <FlagField {...field('carriesWheelchair')} />
      <FlagField {...field('carriesStretcher')} />
      <DocumentFields />
      <ActiveField />
    </>
  );
}

/** Bulk edit of drivers: shared settings, never personal data. */
const driverBulk: BulkEditing<Driver, DriverChanges> = bulkEditing({
  kind: drivers,
  send: changeDrivers,
  schema: bulkSchema,
  values: {
    zones: '',
    refreshTime: null,
    carriesWheelchair: null,
    carriesStretcher: null,
    language: null,
    invoiceChannel: null,
    active: null,
  },
  fields: <BulkFields />,
});
