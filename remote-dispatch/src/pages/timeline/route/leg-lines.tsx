import { clientName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Flex, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { spanText } from '../model/trip-text.ts';
import { timelineTrip } from '../model/timeline-trip.ts';
import type { DayLeg } from './use-day-route.ts';

/** Legs of a day as text: destination, client, distance. */
export function LegLines({ legs }: { readonly legs: readonly DayLeg[] }): ReactNode {
  const t = useT();
  const { formatDistance, formatDuration } = useFormats();
  return (
    <Stack as="ol" gap="0" listStyleType="none">
      {legs.map(({ from, to, leg }, index) => {
        const trip = to.booking && timelineTrip(to.booking);
        return (
          <Flex
            as="li"
            key={`${from.address}-${to.address}-${String(index)}`}
            direction="column"
            borderTopWidth="1px"
            borderColor="border"
            paddingBlock="1.5"
          >
            <Text>
              <b>{index + 2}</b> {t('routeMap.leg', { origin: from.address, destination: to.address })}
            </Text>
            <Flex gap="2" wrap="wrap" align="center">
              {trip && (
                <Text tone="muted">
                  {t('timeline.route.for', {
                    times: spanText(trip.span),
                    client: clientName(trip.booking, 'list'),
                    id: trip.id,
                  })}
                </Text>
              )}
              {!to.loaded && <Badge>{t('timeline.route.empty')}</Badge>}
              <Text marginInlineStart="auto" fontVariantNumeric="tabular-nums">
                {t('timeline.route.leg', {
                  distance: formatDistance(leg.distance),
                  duration: formatDuration(leg.duration),
                })}
              </Text>
            </Flex>
          </Flex>
        );
      })}
    </Stack>
  );
}
