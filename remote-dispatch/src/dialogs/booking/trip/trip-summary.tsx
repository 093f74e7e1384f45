import { BOOKING_TYPES, parseStoredDistance } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Badge, Box, Button, Flex, Text } from '@navette/shared/ui';
import { Map as MapIcon, Route } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isEstimated } from '../../../distance/is-estimated.ts';
import { RouteMapDialog } from '../../route-map/route-map-dialog.tsx';
import { useValue } from '../booking-form.ts';
import type { Trip } from './use-trip.ts';

/** One line on the way: km, time and price of each type, or why there are none yet; and the map. */
export function TripSummary({ trip }: { readonly trip: Trip }): ReactNode {
  const t = useT();
  const [isMapOpen, setMapOpen] = useState(false);
  const type = useValue('type');
  const { status, question } = trip;
  return (
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="1" minHeight="9" paddingInline="3" paddingBlock="1" bg="bg.subtle" borderWidth="1px" borderColor="border" borderRadius="l2">
      <Route size={16} aria-hidden />
      <Box flex="1 1 12rem" minWidth="0" role="status" aria-label={t('booking.trip.title')}>
        {status === 'measured' ? <Figures /> : <Text tone="muted">{t(STATUS_KEYS[status])}</Text>}
      </Box>
      {status === 'failed' && (
        <Button size="sm" onClick={trip.retry}>
          {t('shared.retry')}
        </Button>
      )}
      <Button size="sm" icon={<MapIcon aria-hidden />} disabled={question === null} onClick={() => setMapOpen(true)}>
        {t('booking.trip.map')}
      </Button>
      {isMapOpen && question && <RouteMapDialog {...{ question, type }} onClose={() => setMapOpen(false)} />}
    </Flex>
  );
}

const STATUS_KEYS = { incomplete: 'booking.trip.incomplete', measuring: 'booking.trip.measuring', failed: 'booking.trip.failed' } as const;

/** Kilometres, time and price for each type; the type of the booking in bold. */
function Figures(): ReactNode {
  const t = useT();
  const { formatDistance, formatDuration, formatMoney } = useFormats();
  const [chosen, distance] = [useValue('type'), useValue('distance')];
  const totals = parseStoredDistance(distance)?.totals;
  return (
    <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1" align="baseline" fontVariantNumeric="tabular-nums" listStyleType="none">
      {BOOKING_TYPES.map((type) => {
        const figures = totals?.[type];
        if (!figures) return null;
        return (
          <Text as="li" key={type} tone={type === chosen ? undefined : 'muted'} fontWeight={type === chosen ? 'semibold' : undefined}>
            {t('booking.trip.figures', {
              type: t(vocabulary.bookingType(type)),
              distance: formatDistance(figures.distance),
              duration: formatDuration(figures.duration),
              price: formatMoney(figures.price),
            })}
          </Text>
        );
      })}
      {isEstimated(distance) && (
        <Badge as="li" colorPalette="orange">
          {t('booking.trip.estimated')}
        </Badge>
      )}
    </Flex>
  );
}
