import type { PlaceKind as GoalKind } from '@navette/openapi/enums';
import { useFormats, useT } from '@navette/shared/i18n';
import { serviceName, isNamedBy, personName } from '@navette/shared/domain';
import { Alert, Badge, Button, ErrorState, Flex, Skeleton, Stack, Text } from '@navette/shared/ui';
import { RecordInput, type RecordSource } from '@navette/shared/ui-form';
import { SegmentedControl, Select } from '@navette/shared/ui-overlay';
import { type ReactNode, useMemo, useState } from 'react';
import type { DriverRow } from './use-tracker.ts';
import { $api, api, dataOf } from '@navette/shared/api';
import type { MapRoute, Position } from '@navette/shared/ui-map';
import type { components } from '@navette/openapi/types';

interface RoutePanelProps {
  readonly rows: readonly DriverRow[];
  readonly tool: RouteTool;
}

/** Selects a driver and a client or destination, and shows distance and duration (specification/live.md#live-map). */
export function RoutePanel({ rows, tool }: RoutePanelProps): ReactNode {
  const t = useT();
  const { driver, kind, goal } = tool;
  return (
    <Stack gap="3">
      <Text tone="muted" textStyle="xs">
        {t('tracker.route.help')}
      </Text>
      <Flex as="label" direction="column" gap="1">
        {t('tracker.route.driver')}
        <Select
          value={driver?.driver.id ?? null}
          placeholder={t('tracker.route.choose')}
          onChange={tool.chooseDriver}
          options={rows.map((row) => ({ value: row.driver.id, label: row.name }))}
        />
      </Flex>
      <SegmentedControl<GoalKind>
        label={t('tracker.route.to')}
        value={kind}
        onChange={tool.chooseKind}
        segments={[
          { value: 'destination', label: t('tracker.place.kind.destination') },
          { value: 'client', label: t('tracker.place.kind.client') },
        ]}
      />
      <RecordInput
        key={kind}
        source={kind === 'client' ? clientGoals : destinationGoals}
        record={goal ? { status: 'known', item: goal } : { status: 'none' }}
        value={goal?.id ?? null}
        onChoose={tool.chooseGoal}
        label={t('tracker.route.goal')}
        placeholder={t('tracker.route.goal')}
        control={{ 'aria-label': t('tracker.route.goal') }}
      />
      <Found tool={tool} />
      {(driver ?? goal) && <Button onClick={tool.clear}>{t('tracker.route.clear')}</Button>}
    </Stack>
  );
}

function Found({ tool: { query, isUnseen, goal, route } }: { readonly tool: RouteTool }): ReactNode {
  const t = useT();
  const { formatDistance, formatDuration } = useFormats();
  if (isUnseen) return <Alert status="warning" title={t('tracker.route.unseen')} />;
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (!goal || (!query.data && !query.isFetching)) return null;
  if (!query.data) return <Skeleton width="70%" />;
  const { distance, duration, estimated, unavailable, attribution } = query.data;
  if (!route) return <Alert status="warning" title={t('tracker.route.notFound')} />;
  return (
    <Stack gap="1" aria-live="polite">
      <Flex gap="2" align="center">
        <Text fontWeight="semibold">
          {t('tracker.route.result', { distance: formatDistance(distance), duration: formatDuration(duration) })}
        </Text>
        {estimated && <Badge colorPalette="orange">{t('tracker.route.estimate')}</Badge>}
      </Flex>
      {unavailable && (
        <Text textStyle="xs">{t('tracker.route.unavailable', { service: serviceName(unavailable) })}</Text>
      )}
      {attribution && (
        <Text tone="muted" textStyle="xs">
          {attribution}
        </Text>
      )}
    </Stack>
  );
}

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
type RouteTool = ReturnType<typeof useRoute>;

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

type Schemas = components['schemas'];

const LIMIT = 20;

/** Possible destination of a route. */
interface RouteGoal {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly position: Position | undefined;
}

interface Located {
  readonly id: number;
  readonly fullAddress: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const goal = (name: string, { id, fullAddress, latitude, longitude }: Located): RouteGoal => ({
  id,
  name,
  address: fullAddress ?? '',
  position: latitude === null || longitude === null ? undefined : { latitude, longitude },
});

const ofClient = (client: Pick<Schemas['ClientRow'], 'firstname' | 'lastname'> & Located): RouteGoal =>
  goal(personName(client, 'list'), client);
const ofDestination = (destination: Pick<Schemas['Destination'], 'name'> & Located): RouteGoal =>
  goal(destination.name, destination);

const common = {
  idOf: ({ id }: RouteGoal) => id,
  labelOf: ({ name }: RouteGoal) => name,
  detailOf: ({ address }: RouteGoal) => address,
};

/** Clients as destinations of a route, searched by the server. */
const clientGoals: RecordSource<RouteGoal> = {
  ...common,
  isMeant: ({ name }, text) => isNamedBy(text, name),
  search: async (q, signal) =>
    (await dataOf(api.GET('/api/client', { params: { query: { q, limit: LIMIT } }, signal }))).map(ofClient),
  find: async (id, signal) => {
    const [client] = await dataOf(api.GET('/api/client/{id}', { params: { path: { id } }, signal }));
    return client ? ofClient(client) : null;
  },
};

/** Destinations as those of a route, searched by the server. */
const destinationGoals: RecordSource<RouteGoal> = {
  ...common,
  search: async (q, signal) =>
    (await dataOf(api.GET('/api/destination', { params: { query: { q, limit: LIMIT } }, signal }))).map(ofDestination),
  find: async (id, signal) => {
    const [destination] = await dataOf(api.GET('/api/destination/{id}', { params: { path: { id } }, signal }));
    return destination ? ofDestination(destination) : null;
  },
};
