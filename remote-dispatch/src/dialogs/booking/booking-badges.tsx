import { isLocked as isClosed } from '@navette/shared/domain';
import { useT, vocabulary, useFormats } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Badge, Flex, Button, Box, ErrorState, Link, Skeleton, Text } from '@navette/shared/ui';
import { Archive, Handshake, Lock, CalendarSync } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BookingRow, offerWords } from '../../bookings/booking-row.ts';
import { Popover } from '@navette/shared/ui-overlay';
import { useOpenBooking } from '@navette/shared/ui-table';
import { ManageSeries } from '../../bookings/manage-series.tsx';
import { useSeriesBookings } from '../../bookings/series.ts';

/** Badges beside the title: no longer pending, archived, part of a standing order. */
export function BookingBadges({
  row: { id, status, seriesId, archived = false, offer },
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
      {offer && (
        <Badge colorPalette={offer.state === 'available' ? 'orange' : 'gray'}>
          <Handshake aria-hidden />
          {offerWords(offer, t)}
        </Badge>
      )}
      {archived && (
        <Badge colorPalette="gray">
          <Archive aria-hidden />
          {t('booking.archived')}
        </Badge>
      )}
      {seriesId !== null && <SeriesBadge {...{ seriesId, id }} />}
      {seriesId !== null && <ManageSeries seriesId={seriesId} />}
    </Flex>
  );
}

/** Badge of a standing order; shows its other dates when pressed. */
function SeriesBadge({ seriesId, id }: { readonly seriesId: number; readonly id: number }): ReactNode {
  const t = useT();
  const mayPlan = useCan('timeline');
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
      {mayPlan && (
        <Link to={`/timeline/standing-orders?series=${String(seriesId)}`}>{t('booking.series.drivers')}</Link>
      )}
    </Popover>
  );
}

/** The bookings of a standing order by day; each but the open one (`id`) can be opened. */
function SeriesDates({ seriesId, id }: { readonly seriesId: number; readonly id: number }): ReactNode {
  const t = useT();
  const { formatDate, formatTime, formatWeekday } = useFormats();
  const openBooking = useOpenBooking();
  const { data, error, isFetching, refetch } = useSeriesBookings(seriesId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton height="8" aria-label={t('shared.loading')} />;
  return (
    <Box
      as="ul"
      aria-label={t('booking.series.dates')}
      listStyleType="none"
      maxHeight="18rem"
      overflow="auto"
      fontVariantNumeric="tabular-nums"
    >
      {data.map((booking) => {
        const text = t('booking.series.day', {
          day: `${formatWeekday(booking.ap_date, 'short')} ${formatDate(booking.ap_date)}`,
          time: formatTime(booking.ap_time),
          type: t(vocabulary.bookingType(booking.type)),
          status: t(vocabulary.bookingStatus(booking.status)),
        });
        return (
          <li key={booking.id}>
            {booking.id === id ? (
              <Text fontWeight="semibold" paddingInline="2" paddingBlock="1" aria-current="true">
                {text}
              </Text>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                width="100%"
                justifyContent="flex-start"
                onClick={() => openBooking(booking.id)}
              >
                {text}
              </Button>
            )}
          </li>
        );
      })}
    </Box>
  );
}
