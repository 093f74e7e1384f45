import { isLocked as isClosed } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { Badge, Flex } from '@navette/shared/ui';
import { Archive, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { SeriesBadge } from './series/series-badge.tsx';

/** Beside the title: that the booking is no longer pending, that it is archived, and that it belongs to a standing order. */
export function BookingBadges({
  row: { id, status, seriesId, archived = false },
}: {
  readonly row: BookingRow;
}): ReactNode {
  const t = useT();
  return (
    <Flex wrap="wrap" gap="2" align="center">
      {isClosed(status) && (
        <Badge colorPalette="gray">
          <Lock aria-hidden />
          {t('booking.locked', { status: t(vocabulary.bookingStatus(status)) })}
        </Badge>
      )}
      {archived && (
        <Badge colorPalette="gray">
          <Archive aria-hidden />
          {t('booking.archived')}
        </Badge>
      )}
      {seriesId !== null && <SeriesBadge {...{ seriesId, id }} />}
    </Flex>
  );
}
