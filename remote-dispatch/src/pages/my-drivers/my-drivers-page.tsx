import { brusselsNow } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, Page } from '@navette/shared/ui';
import { DataTable, MissingRecord, useOpenRecord } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { useNow } from '../../office/use-now.ts';
import { DayDialog } from './day-dialog.tsx';
import type { DriverDay } from './model/driver-day.ts';
import { myDriverColumns, nameOf } from './my-driver-columns.tsx';
import { useMyDrivers } from './requests/use-my-drivers.ts';
import { useDriverActions } from './use-driver-actions.tsx';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ driver }: DriverDay) => driver.id;

/** Active drivers with today's trips, availability, answers and connection status (DECISIONS 33). */
export function MyDriversPage(): ReactNode {
  const t = useT();
  const now = useNow();
  const { date } = brusselsNow(now);
  const { rows, load, live } = useMyDrivers(date, now);
  const { id, open, close } = useOpenRecord();
  const opened = rows?.find(({ driver }) => driver.id === id);
  const show = (day: DriverDay) => open(day.driver.id);
  return (
    <Page title={t('myDrivers.title')} onRefresh={load.refetch} refreshing={load.isFetching}>
      {live.status === 'failed' && (
        <Alert
          status="warning"
          title={t('myDrivers.live.failed')}
          actions={
            <Button size="sm" onClick={live.retry}>
              {t('shared.retry')}
            </Button>
          }
        />
      )}
      {id !== undefined && rows !== undefined && !opened && <MissingRecord id={id} onClose={close} />}
      <DataTable
        tableId="myDrivers"
        label={t('myDrivers.title')}
        columns={myDriverColumns}
        rows={rows}
        load={load}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={useDriverActions(open, date)}
        onOpen={show}
        csvName={`drivers-${date}`}
        emptyText={t('myDrivers.empty')}
      />
      {opened && <DayDialog day={opened} date={date} onClose={close} />}
    </Page>
  );
}
