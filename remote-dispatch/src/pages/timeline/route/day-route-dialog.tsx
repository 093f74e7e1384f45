import { personName } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, EmptyState, ErrorState, Flex, Skeleton, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { MapView } from '@navette/shared/ui-map';
import { useMemo, type ReactNode } from 'react';
import { EstimateNotice } from '../../../distance/estimate-notice.tsx';
import type { TimelineDriver } from '../model/timeline-driver.ts';
import { LegLines } from './leg-lines.tsx';
import { routeOnMap } from './route-on-map.ts';
import { useDayRoute, type DayRoute } from './use-day-route.ts';

interface DayRouteDialogProps {
  readonly driver: TimelineDriver;
  readonly date: IsoDate;
  readonly onClose: () => void;
}

/** The route of a driver on a day: on a map, and leg by leg with the trips (S1 §2.8). */
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
