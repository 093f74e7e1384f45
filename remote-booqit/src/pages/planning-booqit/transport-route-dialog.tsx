import { $api } from '@navette/shared/api';
import { placeDraft } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, ErrorState, Skeleton, Stack, Text } from '@navette/shared/ui';
import { MapView, type MapMarker, type MapRoute, type MarkerKind } from '@navette/shared/ui-map';
import { Dialog } from '@navette/shared/ui-overlay';
import { useMemo, type ReactNode } from 'react';
import { passengerName } from '../../entities/transport/transport-columns.ts';
import type { TransportRow } from '../../entities/transport/transport-row.ts';

interface TransportRouteDialogProps {
  readonly row: TransportRow;
  readonly onClose: () => void;
}

const inPlace = { meta: { failure: 'inPlace' } } as const;

/** The route of a transport: from the depot, which is the office, via the pick-up to the drop-off (specification/booqit.md#planning). */
export function TransportRouteDialog({ row, onClose }: TransportRouteDialogProps): ReactNode {
  const t = useT();
  const { formatDistance, formatDuration } = useFormats();
  const company = $api.useQuery('get', '/service/settings/company', {}, inPlace);
  const depot = company.data && depotOf(company.data);
  const body = useMemo(() => questionOf(row, depot ?? ''), [row, depot]);
  const route = $api.useQuery(
    'post',
    '/service/distance/getDirections',
    { body },
    { enabled: Boolean(depot), ...inPlace },
  );
  const { data } = route;
  const drawn = useMemo(() => data && directionsOnMap(data), [data]);
  const failed = company.error ? company : route.error ? route : undefined;
  return (
    <Dialog open size={800} onClose={onClose} title={t('route.title', { name: passengerName(row.passenger) })}>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      ) : depot === '' ? (
        <Alert status="warning" title={t('route.noDepot')} />
      ) : !data || !drawn ? (
        <Stack gap="3" aria-busy>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Stack>
      ) : data.status === 'OK' ? (
        <Stack gap="3">
          <Text fontWeight="semibold">
            {t('route.total', { distance: formatDistance(data.distance), duration: formatDuration(data.duration) })}
          </Text>
          <MapView label={t('route.map')} {...drawn} height="min(24rem, 50dvh)" />
          <Stack as="ol" gap="1" listStyleType="none">
            {data.legs.map(({ origin, destination, distance, duration }) => (
              <li key={`${origin} ${destination}`}>
                {t('route.leg', {
                  origin,
                  destination,
                  distance: formatDistance(distance),
                  duration: formatDuration(duration),
                })}
              </li>
            ))}
          </Stack>
        </Stack>
      ) : (
        <Alert status="warning" title={t('route.unknown')} />
      )}
    </Dialog>
  );
}

const depotOf = ({ companyAddress, companyZip, companyCity }: Readonly<Record<string, unknown>>): string =>
  [companyAddress, [companyZip, companyCity].filter(Boolean).join(' ')].filter(Boolean).join(', ');

function questionOf({ pickup, dropOff, date, time }: TransportRow, origin: string) {
  const [from, to] = [placeDraft(pickup), placeDraft(dropOff)];
  const spot = ({ latitude, longitude }: typeof from) =>
    latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    origin,
    waypoints: [from.fullAddress || '?'],
    destination: to.fullAddress || '?',
    coordinates: [null, spot(from), spot(to)],
    at: { ap_date: date, ap_time: time },
  };
}

/** A route, leg by leg, in the server's answer. */
interface Directions {
  readonly estimated: boolean;
  readonly legs: readonly {
    readonly origin: string;
    readonly destination: string;
    /** `[latitude, longitude]` pairs. */
    readonly geometry: readonly (readonly number[])[];
  }[];
}

type Point = readonly [latitude: number, longitude: number];

const KINDS: readonly MarkerKind[] = ['place', 'client', 'destination'];

/** Map layers of a route: its legs, of which the one from the depot is empty, and its places. */
function directionsOnMap({ legs, estimated }: Directions): {
  readonly route: MapRoute;
  readonly markers: readonly MapMarker[];
} {
  const lines = legs.map(({ geometry }) =>
    geometry.flatMap(([latitude, longitude]): Point[] =>
      latitude === undefined || longitude === undefined ? [] : [[latitude, longitude]],
    ),
  );
  const places = [
    { point: lines[0]?.[0], label: legs[0]?.origin ?? '' },
    ...legs.map(({ destination }, index) => ({ point: lines[index]?.at(-1), label: destination })),
  ];
  return {
    route: { legs: lines.map((geometry, index) => ({ geometry, empty: index === 0 })), estimated },
    markers: places.flatMap(({ point, label }, index): MapMarker[] =>
      point
        ? [{ id: index, kind: KINDS[index] ?? 'place', position: { latitude: point[0], longitude: point[1] }, label }]
        : [],
    ),
  };
}
