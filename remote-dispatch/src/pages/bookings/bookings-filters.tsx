import { BOOKING_STATUSES, TRIP_PROGRESS } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { PeriodFilter } from '@navette/shared/ui-form';
import { Select } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type { Filters } from './use-filters.ts';

/** Filters of the list: period, status, and how far trips are. */
export function BookingsFilters({ period, status, setStatus, progress, setProgress }: Filters): ReactNode {
  const t = useT();
  const statuses = [
    { value: 'all' as const, label: t('bookings.filter.all') },
    ...BOOKING_STATUSES.map((value) => ({ value, label: t(vocabulary.bookingStatus(value)) })),
  ];
  const progresses = (['any', ...TRIP_PROGRESS] as const).map((value) => ({
    value,
    label: t(`bookings.progress.${value}`),
  }));
  return (
    <>
      <PeriodFilter label={t('bookings.period')} period={period} offersAll={false} />
      <Select aria-label={t('bookings.column.status')} value={status} options={statuses} onChange={setStatus} />
      <Select aria-label={t('bookings.filter.progress')} value={progress} options={progresses} onChange={setProgress} />
    </>
  );
}
