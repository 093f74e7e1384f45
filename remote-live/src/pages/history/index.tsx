import { brusselsToday, personName, shownSpeed, type TrackPoint } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { dateParam, idParam, useSearchState } from '@navette/shared/router';
import { Button, EmptyState, ErrorState, Link, Page, saveFile, Skeleton, Toolbar } from '@navette/shared/ui';
import { DateInput } from '@navette/shared/ui-form';
import { Select } from '@navette/shared/ui-overlay';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { HistoryView } from './history-view.tsx';
import { useHistory } from './use-history.ts';
import { toCsv, type FormattingContext } from '@navette/shared/ui-table';
import { $api } from '@navette/shared/api';

const SEARCH = {
  driver: { ...idParam(), opens: false },
  date: dateParam(() => brusselsToday()),
  trip: { ...idParam(), opens: false },
};

/** A driver's day: positions, track, stops, trips, replay (specification/live.md#location-history). */
export function HistoryPage(): ReactNode {
  const t = useT();
  const formats = useFormats();
  const [{ driver: driverId, date, trip }, set] = useSearchState(SEARCH);
  const drivers = useHistoryDrivers();
  const history = useHistory(driverId, date);
  const { positions, points } = history;
  const driver = drivers.data?.find(({ id }) => id === driverId);
  const download = () =>
    saveFile(
      `positions-${driver ? personName(driver, 'list').replaceAll(' ', '-') : ''}-${date}.csv`,
      historyCsv(points, { t, formats }),
    );
  return (
    <Page
      title={t('history.title')}
      actions={
        <Button icon={<Download aria-hidden />} disabled={points.length === 0} onClick={download}>
          {t('history.csv')}
        </Button>
      }
    >
      <Toolbar>
        <Select
          aria-label={t('tracker.column.driver')}
          value={driver?.id ?? null}
          placeholder={t('history.choose')}
          onChange={(next) => set({ driver: next, trip: undefined })}
          options={(drivers.data ?? []).map((one) => ({
            value: one.id,
            label: one.active ? personName(one, 'list') : t('history.inactive', { name: personName(one, 'list') }),
          }))}
        />
        <DateInput
          value={date}
          onChange={(next) => next && set({ date: next, trip: undefined })}
          label={t('history.date')}
          past
          max={brusselsToday()}
          control={{ 'aria-label': t('history.date') }}
        />
        <Link to="/tracker">{t('history.back')}</Link>
      </Toolbar>
      {drivers.error ? (
        <ErrorState error={drivers.error} onRetry={() => void drivers.refetch()} retrying={drivers.isFetching} />
      ) : driverId === undefined ? (
        <EmptyState title={t('history.chooseFirst')} />
      ) : positions.error ? (
        <ErrorState error={positions.error} onRetry={() => void positions.refetch()} retrying={positions.isFetching} />
      ) : positions.isPending ? (
        <Skeleton width="60%" />
      ) : (
        <HistoryView key={`${driverId} ${date}`} history={history} trip={trip} onTrip={(id) => set({ trip: id })} />
      )}
    </Page>
  );
}

/** The positions of a day for a spreadsheet: time, place, speed in km/h, passenger on board. */
function historyCsv(points: readonly TrackPoint[], { t, formats }: FormattingContext): string {
  const head = [
    t('history.csv.time'),
    t('history.csv.latitude'),
    t('history.csv.longitude'),
    t('history.csv.speed'),
    t('tracker.driver.state.charged'),
  ];
  const lines = points.map(({ time, latitude, longitude, speed, charged }) => [
    `${formats.formatInstant(time)}:${time.slice(17, 19)}`,
    latitude,
    longitude,
    speed === null ? '' : (shownSpeed(speed) ?? 0),
    charged ? t('history.csv.yes') : '',
  ]);
  return toCsv(head, lines);
}

const FRESH = 300_000;

/** Drivers with stored positions, including former ones; the list seldom changes. */
const useHistoryDrivers = () => $api.useQuery('get', '/service/live/history/drivers', {}, { staleTime: FRESH });

export { HistoryPage as default };
