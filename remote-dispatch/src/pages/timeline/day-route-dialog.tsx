import { personName, type IsoDate, clientName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, EmptyState, ErrorState, Flex, Skeleton, Stack, Text, Badge } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { MapView } from '@navette/shared/ui-map';
import { useMemo, type ReactNode } from 'react';
import { EstimateNotice } from '../../distance/route-failure.tsx';
import { type TimelineDriver, timelineTrip } from './model/timeline-trip.ts';
import { routeOnMap, useDayRoute, type DayRoute, type DayLeg } from './use-day-route.ts';
import { spanText } from './model/trip-text.ts';

interface DayRouteDialogProps {
  readonly driver: TimelineDriver;
  readonly date: IsoDate;
  readonly onClose: () => void;
}

/** The route of a driver on a day: on a map, and leg by leg with the trips (specification/timeline.md#board). */
export function DayRouteDialog({ driver, date, onClose }: DayRouteDialogProps): ReactNode {
  const t = useT();
  const { formatLongDate } = useFormats();
  const { data, error, isFetching, retry } = useDayRoute(driver.id, date);
  return (
    <Dialog
      open
      onClose={onClose}
      size={1200}
      title={t('timeline.route.title', {
        driver: personName(driver, 'list'),
        date: formatLongDate(date),
      })}
    >
      {data ? (
        data.stops.length === 0 ? (
          <EmptyState title={t('timeline.route.none')} />
        ) : (
          <Route route={data} label={t('timeline.route.map', { driver: personName(driver, 'text') })} />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={retry} retrying={isFetching} />
      ) : (
        <Stack gap="3" aria-busy>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Stack>
      )}
    </Dialog>
  );
}

function Route({ route, label }: { readonly route: DayRoute; readonly label: string }): ReactNode {
  const t = useT();
  const { formatDistance, formatDuration } = useFormats();
  const drawn = useMemo(() => routeOnMap(route), [route]);
  return (
    <Stack gap="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontWeight="semibold">
          {t('timeline.route.total', {
            distance: formatDistance(route.distance),
            duration: formatDuration(route.duration),
          })}
        </Text>
        {route.estimated && <EstimateNotice unavailable={route.unavailable} />}
      </Flex>
      {route.incomplete && <Alert status="warning" title={t('timeline.route.incomplete')} />}
      <Flex gap="4" direction={{ base: 'column', lg: 'row' }} align="stretch">
        <Stack flex="3 1 0" minWidth="0">
          <MapView label={label} {...drawn} height="min(30rem, 55dvh)" />
        </Stack>
        <Stack
          flex="2 1 0"
          minWidth="0"
          maxHeight={{ lg: 'min(30rem, 55dvh)' }}
          overflow="auto"
          tabIndex={0}
          role="region"
          aria-label={t('timeline.route.legs')}
        >
          <LegLines legs={route.legs} />
        </Stack>
      </Flex>
      {route.attribution && (
        <Text tone="muted" textStyle="xs">
          {route.attribution}
        </Text>
      )}
    </Stack>
  );
}

/** Legs of a day as text: destination, client, distance. */
function LegLines({ legs }: { readonly legs: readonly DayLeg[] }): ReactNode {
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
