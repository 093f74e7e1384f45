import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Popover } from '@navette/shared/ui-overlay';
import { CalendarSync } from 'lucide-react';
import type { ReactNode } from 'react';
import { SeriesDates } from './series-dates.tsx';

/** Says that the booking belongs to a standing order, and shows its other dates when it is pressed. */
export function SeriesBadge({ seriesId, id }: { readonly seriesId: number; readonly id: number }): ReactNode {
  const t = useT();
  return (
    <Popover
      title={t('booking.series.dates')}
      trigger={
        <Button size="xs" icon={<CalendarSync aria-hidden />}>
          {t('booking.series.title')}
        </Button>
      }
    >
      <SeriesDates {...{ seriesId, id }} />
    </Popover>
  );
}
