import { personName, type NameUse, type PersonNameParts } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import type { Demand } from '@navette/shared/realtime';
import { Box, Button, Flex, Link, Text } from '@navette/shared/ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DemandStatus, isGrantable } from './demand-status.tsx';
import { useAskedBooking } from './requests/use-asked-booking.ts';
import type { DemandAnswers } from './use-answer-demand.tsx';

interface DemandCardProps {
  readonly demand: Demand;
  /** The driver; undefined when there is none with this id (S1 §8: 'Driver not found'). */
  readonly driver: PersonNameParts | undefined;
  readonly answers: DemandAnswers;
  /** Answered, withdrawn or expired: it only keeps its place. */
  readonly isOver: boolean;
}

/** Card of a demand: driver, trips, price, deadline, and buttons to grant or refuse it. */
export function DemandCard({ demand, driver, answers: { grant, refuse, busy }, isOver }: DemandCardProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime, formatMoney, formatInstant } = useFormats();
  const { id, price, endtime, bookings, key } = demand;
  const isBusy = busy === key;
  const nameOf = (use: NameUse) => (driver ? personName(driver, use) : t('demands.driverNotFound'));
  const asked = useAskedBooking(id);
  const seen =
    asked.status === 'there' ? { driverId: asked.booking.driverId, status: asked.booking.status } : undefined;
  return (
    <Box
      as="li"
      borderTopWidth="1px"
      borderColor="border"
      paddingBlock="2"
      listStyleType="none"
      opacity={isOver ? 0.7 : 1}
    >
      <Flex justify="space-between" gap="3" align="baseline">
        <Text fontWeight="semibold" tone={driver === undefined ? 'error' : undefined}>
          {nameOf('list')}
        </Text>
        <Text fontVariantNumeric="tabular-nums">{price === null ? t('demands.noPrice') : formatMoney(price)}</Text>
      </Flex>
      {bookings.map(({ date, picktime, trip }) => (
        <Text key={`${date}${picktime ?? ''}${trip.origin}`}>
          {t('demands.trip', {
            date: formatDate(date),
            time: formatTime(picktime),
            origin: trip.origin,
            destination: trip.destination,
          })}
        </Text>
      ))}
      {isOver ? (
        <Text tone="muted">{t('demands.over')}</Text>
      ) : (
        <DemandStatus asked={asked} driverId={demand.driverId} />
      )}
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" marginTop="1">
        <Text tone="muted">
          <Link to={`/booking?id=${String(id)}`}>{t('demands.booking', { id })}</Link> ·{' '}
          {t('demands.until', { end: formatInstant(endtime) })}
        </Text>
        <Flex gap="2">
          <Button
            size="sm"
            icon={<X aria-hidden />}
            disabled={isOver || busy !== null}
            onClick={() => void refuse(demand, nameOf('text'))}
          >
            {t('demands.refuse')}
          </Button>
          <Button
            size="sm"
            variant="solid"
            icon={<Check aria-hidden />}
            loading={isBusy}
            disabled={isOver || driver === undefined || !isGrantable(asked) || (busy !== null && !isBusy)}
            onClick={() => void grant(demand, seen)}
          >
            {t('demands.grant')}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
