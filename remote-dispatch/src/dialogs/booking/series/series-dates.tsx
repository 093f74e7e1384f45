import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Skeleton, Text } from '@navette/shared/ui';
import { useOpenBooking } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';
import { useSeriesBookings } from '../../../bookings/series/series-bookings.ts';

/** The bookings of a standing order by day; each but the one that is open (`id`) can be opened. */
export function SeriesDates({ seriesId, id }: { readonly seriesId: number; readonly id: number }): ReactNode {
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
