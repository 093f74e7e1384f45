import type { PlaceKind as GoalKind } from '@navette/openapi/enums';
import { useFormats, useT } from '@navette/shared/i18n';
import { serviceName } from '@navette/shared/domain';
import { Alert, Badge, Button, ErrorState, Flex, Skeleton, Stack, Text } from '@navette/shared/ui';
import { RecordInput } from '@navette/shared/ui-form';
import { SegmentedControl, Select } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { clientGoals, destinationGoals } from '../../../entities/place/record-sources.ts';
import type { DriverRow } from '../use-tracker.ts';
import type { RouteTool } from './use-route.ts';

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
