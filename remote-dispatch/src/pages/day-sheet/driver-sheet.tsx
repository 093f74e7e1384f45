import { isDriven } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, ErrorState, Heading, Skeleton, Text } from '@navette/shared/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { fullName } from '../../bookings/full-name.ts';
import { PaperTable } from '../../paper/paper-table.tsx';
import type { SheetOf } from './sheet-request.ts';
import { TripLine } from './trip-line.tsx';
import { useDriver, useDriverDay } from './use-driver-day.ts';

interface DriverSheetProps {
  readonly sheet: SheetOf;
  /** Told the name of the driver once the sheet stands. */
  readonly onReady: (sheet: SheetOf, name: string) => void;
}

const COLUMNS = [
  { header: 'daySheet.time', width: '13%' },
  { header: 'daySheet.client', width: '21%' },
  { header: 'daySheet.from', width: '22%' },
  { header: 'daySheet.to', width: '22%' },
  { header: 'daySheet.notes', width: '22%' },
] as const;

/** The day of one driver on paper, a page of its own. Trips that do not take place are left out. */
export function DriverSheet({ sheet, onReady }: DriverSheetProps): ReactNode {
  const { driverId, date } = sheet;
  const t = useT();
  const { formatDate, formatLongDate, formatPhone } = useFormats();
  const day = useDriverDay(driverId, date);
  const person = useDriver(driverId);
  const driver = person.data?.[0];
  const name = driver && fullName(driver.lastname, driver.firstname);
  const trips = day.data?.filter(({ status }) => isDriven(status));
  const isReady = name !== undefined && trips !== undefined;
  useEffect(() => {
    if (isReady) onReady(sheet, name);
  }, [isReady, name, sheet, onReady]);
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
  return (
    <Box as="section" css={{ breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } }}>
      <Heading as="h1" size="md">
        {t('daySheet.title', { name })}
      </Heading>
      <Text marginBottom="3">
        {formatLongDate(date)}
        {driver?.mobile && ` · ${formatPhone(driver.mobile)}`}
        {driver?.car && ` · ${driver.car}`}
        {` · ${t('daySheet.count', { count: trips.length })}`}
      </Text>
      {trips.length === 0 ? (
        <Text>{t('daySheet.empty')}</Text>
      ) : (
        <PaperTable running={`${name} · ${formatDate(date)}`} columns={COLUMNS}>
          {trips.map((trip) => (
            <TripLine key={trip.id} trip={trip} />
          ))}
        </PaperTable>
      )}
    </Box>
  );
}
