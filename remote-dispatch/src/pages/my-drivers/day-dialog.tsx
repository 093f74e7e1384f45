import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Box, bookingStatusLooks, ExternalLink, Flex, Link, StatusMark, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { fullName } from '../../bookings/full-name.ts';
import type { DriverDay } from './model/driver-day.ts';
import { nameOf } from './my-driver-columns.tsx';
import { daySheetPath } from './use-driver-actions.tsx';

interface DayDialogProps {
  readonly day: DriverDay;
  readonly date: string;
  readonly onClose: () => void;
}

/** The trips of a driver today, in order, with their state and the way to each booking. */
export function DayDialog({ day, date, onClose }: DayDialogProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  return (
    <Dialog open onClose={onClose} size={800} title={t('myDrivers.day', { name: nameOf(day), date: formatDate(date) })}>
      {day.bookings.length === 0 ? (
        <Text tone="muted">{t('myDrivers.day.none')}</Text>
      ) : (
        <Box as="ol" listStyleType="none" padding="0" margin="0">
          {day.bookings.map(({ id, pick_time, ap_time, client_lastname, client_firstname, destination_name, accepted, status, pick_address }) => (
            <Flex as="li" key={id} gap="3" wrap="wrap" align="baseline" borderTopWidth="1px" borderColor="border" paddingBlock="2">
              <Text fontVariantNumeric="tabular-nums" fontWeight="semibold">
                {formatTime(pick_time ?? ap_time)}–{formatTime(ap_time)}
              </Text>
              <Box flex="1 1 16rem">
                <Text>{t('myDrivers.trip', { client: fullName(client_lastname, client_firstname), destination: destination_name ?? '' })}</Text>
                <Text tone="muted" textStyle="xs">
                  {pick_address}
                </Text>
              </Box>
              <Text>{t(vocabulary.accepted(accepted))}</Text>
              <StatusMark look={bookingStatusLooks[status]} />
              <Link to={`/booking?id=${String(id)}`}>{t('demands.booking', { id })}</Link>
            </Flex>
          ))}
        </Box>
      )}
      <Box marginTop="3">
        <ExternalLink href={daySheetPath(day.driver.id, date)} target="_blank" rel="noreferrer">
          {t('myDrivers.print')}
        </ExternalLink>
      </Box>
    </Dialog>
  );
}
