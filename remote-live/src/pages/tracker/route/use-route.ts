import type { PlaceKind as GoalKind } from '@navette/openapi/enums';
import { $api } from '@navette/shared/api';
import { useMemo, useState } from 'react';
import type { RouteGoal } from '../../../entities/place/record-sources.ts';
import type { DriverRow } from '../use-tracker.ts';
import type { MapRoute } from '@navette/shared/ui-map';

/**
 * The route from a driver's last position to a client or destination (specification/live.md#live-map). The position is taken when the driver is selected:
 * following each move would make it jump, and call the route service every second.
 */
export function useRoute(rows: readonly DriverRow[] | undefined) {
  const [from, setFrom] = useState<{ readonly id: number; readonly at: string }>();
  const [kind, setKind] = useState<GoalKind>('destination');
  const [goal, setGoal] = useState<RouteGoal | null>(null);
  const driver = rows?.find(({ driver: { id } }) => id === from?.id);
  const [start, setStart] = useState<{ readonly latitude: number; readonly longitude: number }>();
  // Selected before the positions were loaded.
  if (from && !start && driver?.seen) setStart(driver.seen.position);
  const body = useMemo(
    () => ({
      origin: driver?.name || '-',
      destination: goal?.address || goal?.name || '-',
      coordinates: [start ?? null, goal?.position ?? null],
    }),
    [driver?.name, goal, start],
  );
  const query = $api.useQuery(
    'post',
    '/service/distance/getDirections',
    { body },
    { enabled: start !== undefined && goal !== null, meta: { failure: 'inPlace' } },
  );
  const route = useMemo(() => query.data && routeOnMap(query.data), [query.data]);
  return {
    driver,
    /** The selected driver has no position. */
    isUnseen: from !== undefined && start === undefined,
    kind,
    goal,
    query,
    route: start && goal ? route : undefined,
    chooseDriver: (id: number) => {
      const seen = rows?.find((row) => row.driver.id === id)?.seen;
      setFrom({ id, at: seen?.time ?? '' });
      setStart(seen?.position);
    },
    chooseKind: (next: GoalKind) => {
      setKind(next);
      setGoal(null);
    },
    chooseGoal: setGoal,
    clear: () => {
      setFrom(undefined);
      setStart(undefined);
      setGoal(null);
    },
  };
}

/** Result of {@link useRoute}. */
export type RouteTool = ReturnType<typeof useRoute>;

/** A route in the server's answer. */
interface Directions {
  readonly status: string;
  readonly estimated: boolean;
  /** Geometry as `[latitude, longitude]` pairs. */
  readonly legs: readonly { readonly geometry: readonly (readonly number[])[] }[];
}

/** The line of a route for the map; undefined when there is none. */
function routeOnMap({ status, legs, estimated }: Directions): MapRoute | undefined {
  if (status !== 'OK') return undefined;
  return {
    estimated,
    legs: legs.map(({ geometry }) => ({
      geometry: geometry.flatMap(([latitude, longitude]): [number, number][] =>
        latitude === undefined || longitude === undefined ? [] : [[latitude, longitude]],
      ),
    })),
  };
}
