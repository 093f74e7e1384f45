import { useT, vocabulary } from '@navette/shared/i18n';
import { Box, Flex, Heading, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { EstimateNotice } from '../../distance/estimate-notice.tsx';
import type { DistanceResult } from '../../distance/get-distance.ts';
import { LegList, useFigures } from './leg-list.tsx';

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
