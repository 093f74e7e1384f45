import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Badge, Box, Flex, Heading, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { DistanceResult } from '../../distance/get-distance.ts';

/** `simple` goes the way of `to`: it is shown once. */
const TYPES = ['to', 'back'] as const;

/** Every leg of the way there and the way back, with its figures, and the totals. */
export function RouteLegs({ result }: { readonly result: DistanceResult }): ReactNode {
  const t = useT();
  const { formatDistance, formatDuration, formatMoney } = useFormats();
  const figures = (of: { distance: number; duration: number; price: number }): string =>
    t('routeMap.figures', { distance: formatDistance(of.distance), duration: formatDuration(of.duration), price: formatMoney(of.price) });
  return (
    <Stack gap="4">
      {result.estimated && (
        <Flex gap="2" align="center">
          <Badge colorPalette="orange">{t('booking.trip.estimated')}</Badge>
          <Text tone="muted">{t('routeMap.estimated')}</Text>
        </Flex>
      )}
      {TYPES.map((type) => (
        <Box as="section" key={type} aria-label={t(vocabulary.bookingType(type))}>
          <Heading as="h3" size="sm">
            {t(vocabulary.bookingType(type))} · {figures(result.totals[type])}
          </Heading>
          <Stack as="ol" gap="2" marginTop="2" listStyleType="none">
            {result[type].map(({ trip }, index) => (
              <Flex as="li" key={`${trip.origin}-${String(index)}`} justify="space-between" wrap="wrap" gap="2" borderTopWidth="1px" borderColor="border" paddingTop="2">
                <Text flex="1 1 16rem">{t('routeMap.leg', { origin: trip.origin, destination: trip.destination })}</Text>
                <Text fontVariantNumeric="tabular-nums">{figures(trip)}</Text>
              </Flex>
            ))}
          </Stack>
        </Box>
      ))}
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('routeMap.total', { figures: figures(result.totals.total) })}
      </Text>
      {result.attribution && <Text tone="muted" textStyle="xs">{result.attribution}</Text>}
    </Stack>
  );
}
