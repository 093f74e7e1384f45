import { useT } from '@navette/shared/i18n';
import { DataTable, MissingRecord, useOpenedRow, useOpenRecord } from '@navette/shared/ui-table';
import type { TableHandle } from '@navette/shared/ui-table';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NotifyDialog } from '../../dialogs/notify/notify-dialog.tsx';
import { nameOf } from '../../people/name-of.ts';
import { RecordsPage } from '../../records/records-page.tsx';
import { AvailabilityDialog } from './availability/availability-dialog.tsx';
import { driverColumns, driverLook } from './driver-columns.tsx';
import { DriverDialog } from './driver-dialog.tsx';
import { useDrivers } from './list-drivers.ts';
import type { Driver } from './list-drivers.ts';
import { useDriverActions } from './use-driver-actions.tsx';
import { useRemoveDriver } from './use-remove-driver.ts';

const SORT = { column: 'active', descending: true } as const;
const THEN_BY = [
  { column: 'lastname', descending: false },
  { column: 'firstname', descending: false },
] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ id }: Driver) => id;

/** The list of drivers (S2). */
export function DriversPage(): ReactNode {
  const t = useT();
  const query = useDrivers();
  const table = useRef<TableHandle>(null);
  const [planned, plan] = useState<Driver>();
  const [told, notify] = useState<Driver>();
  const { id, open, close } = useOpenRecord();
  const opened = useOpenedRow(query.data, id);
  const edit = ({ id: wanted }: Driver) => open(wanted);
  const remove = useRemoveDriver();
  const reveal = (saved: number) => table.current?.reveal(saved);
  return (
    <RecordsPage
      title={t('driver.title')}
      addText={t('driver.add')}
      query={query}
      renderNew={(close) => <DriverDialog onSaved={reveal} onClose={close} />}
    >
      {id !== undefined && opened === null && <MissingRecord id={id} onClose={close} />}
      <DataTable
        ref={table}
        tableId="drivers"
        label={t('driver.title')}
        columns={driverColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={driverLook}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        rowActions={useDriverActions({ edit, plan, notify, remove })}
        onOpen={edit}
        onDelete={(driver) => void remove(driver)}
        csvName="drivers"
        emptyText={t('driver.empty')}
      />
      {opened && <DriverDialog key={opened.id} driver={opened} onSaved={reveal} onClose={close} />}
      {planned && <AvailabilityDialog driver={planned} onClose={() => plan(undefined)} />}
      {told && <NotifyDialog input={{ driverId: told.id, name: nameOf(told) }} onClose={() => notify(undefined)} />}
    </RecordsPage>
  );
}
