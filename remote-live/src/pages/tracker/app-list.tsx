import { $api, type CallKey } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { useLiveApps } from '@navette/shared/realtime';
import { Box, ErrorState, Flex, Skeleton, Text } from '@navette/shared/ui';
import { Headset, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DriverRow } from './use-tracker.ts';

const LISTED: readonly CallKey[] = [['get', '/service/live/apps']];

interface AppListProps {
  readonly rows: readonly DriverRow[];
  readonly onPan: (row: DriverRow) => void;
}

/** Connected users: active drivers with the drivers' app, and staff, without duplicates (specification/live.md#live-map). */
export function AppList({ rows, onPan }: AppListProps): ReactNode {
  const t = useT();
  useLiveApps(LISTED);
  const { data, error, refetch, isFetching } = $api.useQuery(
    'get',
    '/service/live/apps',
    {},
    { meta: { failure: 'inPlace' } },
  );
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton width="70%" />
    );
  const people = [...new Map(data.map(({ user }) => [user.id, user])).values()].filter(({ active }) => active);
  const staff = people.filter(({ role }) => role !== 'driver');
  const connected = new Set(data.filter(({ user }) => user.active).map(({ driverId }) => driverId));
  const drivers = rows.filter(({ driver }) => connected.has(driver.id));
  return (
    <Flex direction="column" gap="3">
      <Box as="section">
        <Text fontWeight="semibold">{t('tracker.apps.drivers', { count: drivers.length })}</Text>
        <Box as="ul" listStyleType="none">
          {drivers.map((row) => (
            <li key={row.driver.id}>
              <Flex
                as="button"
                gap="2"
                align="center"
                width="100%"
                minHeight="6"
                paddingBlock="1"
                aria-disabled={!row.seen}
                cursor={row.seen ? 'pointer' : 'default'}
                onClick={() => onPan(row)}
              >
                <Smartphone size={16} aria-hidden />
                {row.name}
              </Flex>
            </li>
          ))}
        </Box>
      </Box>
      <Box as="section">
        <Text fontWeight="semibold">{t('tracker.apps.staff', { count: staff.length })}</Text>
        <Box as="ul" listStyleType="none">
          {staff.map((user) => (
            <Flex as="li" key={user.id} gap="2" align="center" paddingBlock="1">
              <Headset size={16} aria-hidden />
              {personName(user, 'list')}
              <Text tone="muted" textStyle="xs">
                {t(vocabulary.role(user.role))}
              </Text>
            </Flex>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
