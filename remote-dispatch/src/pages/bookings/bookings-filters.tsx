import { BOOKING_STATUSES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { PeriodFilter } from '@navette/shared/ui-form';
import { Select } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type { Filters } from './use-filters.ts';

/** Filters of the list: period and status. */
export function BookingsFilters({ period, status, setStatus }: Filters): ReactNode {
  const t = useT();
  const statuses = [
    { value: 'all' as const, label: t('bookings.filter.all') },
    ...BOOKING_STATUSES.map((value) => ({ value, label: t(vocabulary.bookingStatus(value)) })),
  ];
  return (
    <>
      <PeriodFilter label={t('bookings.period')} period={period} offersAll={false} />
      <Select aria-label={t('bookings.column.status')} value={status} options={statuses} onChange={setStatus} />
    </>
  );
}
