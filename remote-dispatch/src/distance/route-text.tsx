import { useT, vocabulary, useFormats } from '@navette/shared/i18n';
import { Box, Flex, Heading, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { EstimateNotice } from './route-failure.tsx';
import type { DistanceResult } from './get-distance.ts';

/** `simple` has the route of `to`: it is shown once. */
const TYPES = ['to', 'back'] as const;

/** Every leg of the outbound route and of the return, with its figures, and the totals. */
export function RouteText({ result }: { readonly result: DistanceResult }): ReactNode {
  const t = useT();
  const format = useFigures();
  return (
    <Stack gap="4">
      {result.estimated && <EstimateNotice unavailable={result.unavailable} hint={t('routeMap.estimated')} />}
      {TYPES.map((type) => (
        <Box as="section" key={type} aria-label={t(vocabulary.bookingType(type))}>
          <Flex justify="space-between" wrap="wrap" gap="4" marginBottom="1">
            <Heading as="h3" size="sm">
              {t(vocabulary.bookingType(type))}
            </Heading>
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {format(result.totals[type])}
            </Text>
          </Flex>
          <LegList legs={result[type]} />
        </Box>
      ))}
      <Flex
        justify="space-between"
        wrap="wrap"
        gap="4"
        borderTopWidth="2px"
        borderColor="border.emphasized"
        paddingTop="2"
        fontWeight="semibold"
      >
        <Text>{t('routeMap.total')}</Text>
        <Text fontVariantNumeric="tabular-nums">{format(result.totals.total)}</Text>
      </Flex>
      {result.attribution && (
        <Text tone="muted" textStyle="xs">
          {result.attribution}
        </Text>
      )}
    </Stack>
  );
}

/** Kilometres, time and price of a leg or of a sum. */
interface Figures {
  readonly distance: number;
  readonly duration: number;
  readonly price: number;
}

/** The function that formats figures in the user's language. */
function useFigures(): (figures: Figures) => string {
  const t = useT();
  const { formatDistance, formatDuration, formatMoney } = useFormats();
  return ({ distance, duration, price }) =>
    t('routeMap.figures', {
      distance: formatDistance(distance),
      duration: formatDuration(duration),
      price: formatMoney(price),
    });
}

/** The legs of a route, one a line. */
export function LegList({ legs }: { readonly legs: DistanceResult['to'] }): ReactNode {
  const t = useT();
  const format = useFigures();
  return (
    <Stack as="ol" gap="0" listStyleType="none">
      {legs.map(({ trip }, index) => (
        <Flex
          as="li"
          key={`${trip.origin}-${String(index)}`}
          justify="space-between"
          wrap="wrap"
          columnGap="4"
          borderTopWidth="1px"
          borderColor="border"
          paddingBlock="1.5"
        >
          <Text flex="1 1 16rem">{t('routeMap.leg', { origin: trip.origin, destination: trip.destination })}</Text>
          <Text fontVariantNumeric="tabular-nums">{format(trip)}</Text>
        </Flex>
      ))}
    </Stack>
  );
}
