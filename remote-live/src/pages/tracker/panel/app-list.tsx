import { personName } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { usePresence } from '@navette/shared/realtime';
import { Box, Flex, Text } from '@navette/shared/ui';
import { Headset, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DriverRow } from '../use-tracker.ts';

interface AppListProps {
  readonly rows: readonly DriverRow[];
  readonly onPan: (row: DriverRow) => void;
}

/** Who is connected: drivers whose app sends positions, and members of staff (S2 §2, the second overlay). */
export function AppList({ rows, onPan }: AppListProps): ReactNode {
  const t = useT();
  const staff = usePresence();
  const people = [...new Map(staff.map(({ user }) => [user.id, user])).values()];
  const drivers = rows.filter(({ seen }) => seen !== undefined && seen.state !== 'stale');
  return (
    <Flex direction="column" gap="3" overflowY="auto" minHeight="0" height="100%">
      <Box as="section">
        <Text fontWeight="semibold">{t('tracker.apps.drivers', { count: drivers.length })}</Text>
        <Box as="ul" listStyleType="none">
          {drivers.map((row) => (
            <li key={row.driver.id}>
              <Flex as="button" gap="2" align="center" width="100%" paddingBlock="1" onClick={() => onPan(row)}>
                <Smartphone size={16} aria-hidden />
                {row.name}
              </Flex>
            </li>
          ))}
        </Box>
      </Box>
      <Box as="section">
        <Text fontWeight="semibold">{t('tracker.apps.staff', { count: people.length })}</Text>
        <Box as="ul" listStyleType="none">
          {people.map((user) => (
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
