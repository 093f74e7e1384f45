import { amountToCollect, isDriven, personName, sumMoney, waitsForDriver } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { ErrorState, Skeleton, Text } from '@navette/shared/ui';
import { PaperSection, PaperTable } from '@navette/shared/ui-document';
import { useEffect, type ReactNode } from 'react';
import type { SheetOf } from './sheet-request.ts';
import { tripColumns } from './trip-columns.tsx';
import { $api } from '@navette/shared/api';

interface DriverSheetProps {
  readonly sheet: SheetOf;
  /** Called with the name of the driver once the sheet is rendered. */
  readonly onReady: (sheet: SheetOf, name: string) => void;
}

/** Day sheet of one driver, on a page of its own, without the trips that do not take place, and those that are still to be assigned, which are counted. */
export function DriverSheet({ sheet, onReady }: DriverSheetProps): ReactNode {
  const { driverId, date } = sheet;
  const t = useT();
  const formats = useFormats();
  const { formatDate, formatLongDate, formatMoney, formatPhone } = formats;
  const day = useDriverDay(driverId, date);
  const person = useDriver(driverId);
  const driver = person.data?.[0];
  const driven = day.data?.filter(({ status }) => isDriven(status));
  // For an unassigned trip the sheet of its nominal driver only says that it was omitted.
  const trips = driven?.filter(
    ({ status, accepted, driver_active }) => !waitsForDriver(status, accepted, driver_active),
  );
  const leftOut = (driven?.length ?? 0) - (trips?.length ?? 0);
  const isReady = driver !== undefined && trips !== undefined;
  useEffect(() => {
    if (isReady) onReady(sheet, personName(driver, 'list'));
  }, [isReady, driver, sheet, onReady]);
  const error = day.error ?? person.error;
  if (error)
    return (
      <ErrorState
        title={t('daySheet.failed', { id: driverId })}
        error={error}
        onRetry={() => void Promise.all([day.refetch(), person.refetch()])}
      />
    );
  if (!isReady) return <Skeleton height="12rem" />;
  const toCollect = sumMoney(trips.map(amountToCollect));
  const note = [
    formatLongDate(date),
    driver.mobile && formatPhone(driver.mobile),
    driver.car,
    t('daySheet.count', { count: trips.length }),
    leftOut > 0 && t('daySheet.leftOut', { count: leftOut }),
    toCollect > 0 ? t('daySheet.collect.total', { amount: formatMoney(toCollect) }) : t('daySheet.collect.none'),
  ];
  return (
    <PaperSection
      level="page"
      title={t('daySheet.title', { name: personName(driver, 'text') })}
      note={note.filter(Boolean).join(' · ')}
    >
      {trips.length === 0 ? (
        <Text>{t('daySheet.empty')}</Text>
      ) : (
        <PaperTable
          running={`${personName(driver, 'list')} · ${formatDate(date)}`}
          columns={tripColumns(t, formats)}
          rows={trips}
          rowKey={({ id }) => id}
        />
      )}
    </PaperSection>
  );
}

/** Trips of a driver on a day, with addresses and phones. */
const useDriverDay = (driverId: number, date: string) =>
  $api.useQuery(
    'post',
    '/service/driver/byname/{name}',
    { params: { path: { name: String(driverId) } }, body: { ap_date: date } },
    { meta: { failure: 'inPlace' } },
  );

/** Driver of the sheet. */
const useDriver = (id: number) =>
  $api.useQuery('get', '/api/driver/{id}', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });
