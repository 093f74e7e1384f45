import { useFormats, useT } from '@navette/shared/i18n';
import { Flex, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { DistanceResult } from '../../distance/get-distance.ts';

/** Kilometres, time and price of a leg or of a sum. */
export interface Figures {
  readonly distance: number;
  readonly duration: number;
  readonly price: number;
}

/** The function that formats figures in the user's language. */
export function useFigures(): (figures: Figures) => string {
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
