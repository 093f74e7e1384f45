import type { BookingType } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { MapView, type MapMarker, type MapRoute, type MarkerKind } from '@navette/shared/ui-map';
import { type ReactNode, useState } from 'react';
import { type DistanceResult, useDistance, type DistanceQuestion } from './get-distance.ts';
import { Skeleton, Stack } from '@navette/shared/ui';
import { Dialog, SegmentedControl } from '@navette/shared/ui-overlay';
import { EstimateNotice, RouteFailure } from './route-failure.tsx';
import { LegList, RouteText } from './route-text.tsx';

/** The route on a map; the same as text is shown beside it. */
export function RouteMap({ result, type }: { readonly result: DistanceResult; readonly type: BookingType }): ReactNode {
  const t = useT();
  return (
    <MapView
      label={t('routeMap.of', { type: t(vocabulary.bookingType(type)) })}
      {...routeOnMap(result, type)}
      height="min(26rem, 55dvh)"
    />
  );
}

type Trip = DistanceResult['to'][number]['trip'];
type Point = readonly [latitude: number, longitude: number];

interface RouteOnMap {
  readonly route: MapRoute;
  /** Driver, client, stops and destination with known positions. */
  readonly markers: readonly MapMarker[];
}

const pointsOf = ({ geometry }: Trip): Point[] =>
  geometry.flatMap(([latitude, longitude]) =>
    latitude === undefined || longitude === undefined ? [] : [[latitude, longitude] as const],
  );

/** The places of a route in order: the start of the first leg, then the end of each leg. */
const placesOf = (trips: readonly Trip[]): { point: Point | undefined; label: string }[] => {
  const [first] = trips;
  if (!first) return [];
  return [
    { point: pointsOf(first)[0], label: first.origin },
    ...trips.map((trip) => ({ point: pointsOf(trip).at(-1), label: trip.destination })),
  ];
};

/** Kind of each place of the outbound route: driver, client, stops, destination. */
const kindsOutbound = (count: number): MarkerKind[] =>
  Array.from({ length: count }, (_, index) =>
    index === 0 ? 'driver' : index === 1 ? 'client' : index === count - 1 ? 'destination' : 'place',
  );

/** The outbound route, or with type `back` the return route: its legs, of which the driver's own is empty, and its places (specification/bookings.md#route-map). */
export function routeOnMap(result: DistanceResult, type: BookingType): RouteOnMap {
  const isHomeward = type === 'back';
  const trips = result[isHomeward ? 'back' : 'to'].map(({ trip }) => trip);
  const emptyLeg = isHomeward ? trips.length - 1 : 0;
  const places = placesOf(trips);
  const outbound = kindsOutbound(places.length);
  const kinds = isHomeward ? outbound.toReversed() : outbound;
  return {
    route: {
      legs: trips.map((trip, index) => ({ geometry: pointsOf(trip), empty: index === emptyLeg })),
      estimated: result.estimated,
    },
    markers: places.flatMap(({ point, label }, index) => marker(kinds[index] ?? 'place', index, point, label)),
  };
}

function marker(kind: MarkerKind, index: number, point: Point | undefined, label: string): MapMarker[] {
  if (!point) return [];
  const [latitude, longitude] = point;
  return [{ id: `${kind}${String(index)}`, kind, position: { latitude, longitude }, label }];
}

interface RouteMapDialogProps {
  /** Addresses of driver, client and destination, in this order. */
  readonly question: DistanceQuestion;
  /** `back` draws the return route; anything else the outbound one. */
  readonly type: BookingType;
  readonly onClose: () => void;
}

/** The route from the driver to the pick-up address and the destination, on a map or in words (specification/bookings.md#route-map). */
export function RouteMapDialog({ question, type, onClose }: RouteMapDialogProps): ReactNode {
  const t = useT();
  const [view, setView] = useState<'map' | 'text'>('map');
  const { data, error, refetch, isFetching } = useDistance(question);
  const segments = [
    { value: 'map' as const, label: t('routeMap.map') },
    { value: 'text' as const, label: t('routeMap.text') },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('routeMap.title')}
      size={800}
      headerAside={<SegmentedControl label={t('routeMap.view')} value={view} onChange={setView} segments={segments} />}
    >
      {data ? (
        view === 'map' ? (
          <OnMap result={data} type={type} />
        ) : (
          <RouteText result={data} />
        )
      ) : error ? (
        <RouteFailure {...{ error, question }} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Stack gap="3" aria-busy>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Stack>
      )}
    </Dialog>
  );
}

function OnMap({ result, type }: { readonly result: DistanceResult; readonly type: BookingType }): ReactNode {
  return (
    <Stack gap="3">
      {result.unavailable && <EstimateNotice unavailable={result.unavailable} />}
      <RouteMap result={result} type={type} />
      <LegList legs={type === 'back' ? result.back : result.to} />
    </Stack>
  );
}
