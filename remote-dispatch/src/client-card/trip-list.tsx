import { BookingStatus, driverName, isToAssign } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { useOnline } from '@navette/shared/api';
import { bookingStatusStyles, Box, Button, Flex, IconButton, StatusMark, Text } from '@navette/shared/ui';
import { keepListFocus } from '@navette/shared/ui-overlay';
import { useOpenBooking } from '@navette/shared/ui-table';
import { Ban, CopyPlus, Pencil, PhoneIncoming } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRow } from '../bookings/booking-row.ts';
import { DriverWhereabouts } from '../bookings/driver-whereabouts.tsx';
import { useReadyNow, waitsForCall } from '../bookings/ready-now.ts';

interface TripListProps {
  readonly label: string;
  readonly trips: readonly BookingRow[];
  readonly onRepeat: (booking: BookingRow) => void;
  readonly onCancel: (booking: BookingRow) => void;
}

/** Trips of a client, those of today with where the driver is, each with its actions: ready now, same again, open, cancel. One line each on paper. */
export function TripList({ label, trips, onRepeat, onCancel }: TripListProps): ReactNode {
  return (
    <Box
      as="ul"
      ref={keepListFocus}
      aria-label={label}
      display="grid"
      gap="0"
      margin="0"
      padding="0"
      listStyleType="none"
    >
      {trips.map((booking) => (
        <Trip key={booking.id} {...{ booking, onRepeat, onCancel }} />
      ))}
    </Box>
  );
}

interface TripProps extends Pick<TripListProps, 'onRepeat' | 'onCancel'> {
  readonly booking: BookingRow;
}

function Trip({ booking, onRepeat, onCancel }: TripProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime, formatWeekday } = useFormats();
  const openBooking = useOpenBooking();
  const readyNow = useReadyNow();
  const isOnline = useOnline();
  const { id, ap_date, ap_time, pick_time, type, destination_name, status, accepted, driver_active } = booking;
  const isPending = status === BookingStatus.pending;
  const waits = waitsForCall(booking);
  const named = { id, date: formatDate(ap_date) };
  const time = waits
    ? t('card.trip.willCall')
    : pick_time && pick_time !== ap_time
      ? `${formatTime(pick_time)} → ${formatTime(ap_time)}`
      : formatTime(ap_time);
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="1"
      paddingBlock="2"
      borderBottomWidth="1px"
      borderColor="border"
      css={onPaper}
    >
      <Box flex="0 0 8.5rem" fontVariantNumeric="tabular-nums">
        <Text fontWeight="medium">{`${formatWeekday(ap_date, 'short')} ${formatDate(ap_date)}`}</Text>
        <Text tone="muted">{time}</Text>
      </Box>
      <Box flex="1 1 12rem" minWidth="0">
        <Text overflowWrap="anywhere">
          {type === 'back'
            ? t('card.trip.home', { place: destination_name ?? '' })
            : `${t(vocabulary.bookingType(type))} · ${destination_name ?? ''}`}
        </Text>
        <Text tone="muted" overflowWrap="anywhere">
          {isToAssign(accepted, driver_active)
            ? t('card.trip.toAssign')
            : `${driverName(booking, 'list')} · ${t(vocabulary.accepted(accepted))}`}
        </Text>
        <DriverWhereabouts row={booking} />
      </Box>
      {!isPending && <StatusMark status={bookingStatusStyles[status]} />}
      <Flex gap="1" flex="0 0 auto" marginInlineStart="auto">
        {waits && (
          <Button size="sm" icon={<PhoneIncoming aria-hidden />} disabled={!isOnline} onClick={() => void readyNow(id)}>
            {t('booking.readyNow.action')}
          </Button>
        )}
        <Button
          size="sm"
          icon={<CopyPlus aria-hidden />}
          aria-label={t('card.repeat.of', named)}
          disabled={!isOnline}
          onClick={() => onRepeat(booking)}
        >
          {t('card.repeat.action')}
        </Button>
        <IconButton size="sm" label={t('card.trip.open', { id })} onClick={() => void openBooking(id)}>
          <Pencil aria-hidden />
        </IconButton>
        {isPending && (
          <IconButton
            size="sm"
            label={t('card.cancel.of', named)}
            disabled={!isOnline}
            onClick={() => onCancel(booking)}
          >
            <Ban aria-hidden />
          </IconButton>
        )}
      </Flex>
    </Flex>
  );
}

const onPaper = {
  '@media print': {
    paddingBlock: '0',
    '& > div': { display: 'flex', columnGap: '2' },
    '& > div:first-of-type': { flexBasis: '13rem', whiteSpace: 'nowrap' },
    '& button': { display: 'none' },
  },
} as const;
