import { brusselsNow } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, Page } from '@navette/shared/ui';
import { DataTable, MissingRecord, useOpenRecord } from '@navette/shared/ui-table';
import { type ReactNode, useMemo } from 'react';
import { useNow } from '../../office/use-now.ts';
import { DayDialog } from './day-dialog.tsx';
import { type DriverDay, driverDays } from './driver-day.ts';
import { myDriverColumns, nameOf } from './my-driver-columns.tsx';
import { useDriverActions } from './use-driver-actions.tsx';
import { $api, type CallKey } from '@navette/shared/api';
import { useLive, useLiveBookings } from '@navette/shared/realtime';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ driver }: DriverDay) => driver.id;

/** Active drivers with today's trips, availability, answers and connection status (specification/timeline.md#my-drivers). */
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

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/** Days of the active drivers, updated live with bookings and positions. Failed positions leave the rest usable. */
function useMyDrivers(date: string, now: Date) {
  useLiveBookings(LISTED, ({ dates }) => dates.includes(date));
  const drivers = $api.useQuery('get', '/api/driver');
  const bookings = $api.useQuery('post', '/service/booking/byDate', { body: { startDate: date, endDate: date } });
  const availability = $api.useQuery('get', '/service/agenda/available', {
    params: { query: { startDate: date, endDate: date } },
  });
  const live = useLive('locations');
  const queries = [drivers, bookings, availability];
  const rows = useMemo(
    () =>
      drivers.data && bookings.data && availability.data
        ? driverDays({
            drivers: drivers.data,
            bookings: bookings.data,
            availability: availability.data,
            locations: live.records,
            now,
          })
        : undefined,
    [drivers.data, bookings.data, availability.data, live.records, now],
  );
  return {
    rows,
    live,
    load: {
      isPending: queries.some(({ isPending }) => isPending),
      isFetching: queries.some(({ isFetching }) => isFetching),
      error: queries.find(({ error }) => error !== null)?.error ?? null,
      refetch: () => void Promise.all(queries.map((query) => query.refetch())),
    },
  };
}
