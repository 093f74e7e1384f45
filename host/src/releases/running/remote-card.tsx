import { useFormats, useLocale, useT } from '@navette/shared/i18n';
import { Badge, Box, Button, Flex, Heading, Panel, StatusMark, Text } from '@navette/shared/ui';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { OpenChange } from '../changes/release-dialogs.tsx';
import { fitStyle, usageStyles, type RemoteState } from '../status-styles.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { FailureReasons } from './failure-reasons.tsx';
import { healthStyles, healthOf } from './remote-health.ts';
import { RemoteCounts } from './remote-counts.tsx';
import { TrialCounts } from './trial-counts.tsx';

interface RemoteCardProps {
  readonly remote: RemoteState;
  readonly policy: ReleaseStatus['policy'];
  readonly onOpen: OpenChange;
}

/** One remote: version, compatibility, health. */
export function RemoteCard({ remote, policy, onOpen }: RemoteCardProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const { formatInstant } = useFormats();
  const heading = useId();
  const { name, titles, version, contract, fits, publishedAt, staged, former, trial } = remote;
  return (
    <Panel aria-labelledby={heading} display="flex" flexDirection="column" gap="3">
      <Flex wrap="wrap" justify="space-between" columnGap="3" rowGap="1">
        <Box minWidth="0">
          <Heading as="h3" size="md" id={heading}>
            {titles[locale]}
          </Heading>
          <Text tone="muted" textStyle="xs">
            {name}
          </Text>
        </Box>
        {version !== null && <StatusMark status={healthStyles[healthOf(remote, policy)]} />}
      </Flex>
      <Box>
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
          <Text as="span" textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
            {version ?? t('releases.remote.none')}
          </Text>
          {staged !== null && (
            <Badge colorPalette="blue">
              <usageStyles.staged.icon aria-hidden />
              {t('releases.remote.staged', { version: staged })}
            </Badge>
          )}
        </Flex>
        {publishedAt !== null && (
          <Text tone="muted" textStyle="xs">
            {t('releases.remote.published', { when: formatInstant(publishedAt) })}
          </Text>
        )}
      </Box>
      <Flex wrap="wrap" columnGap="3" rowGap="1">
        <span>{t('releases.remote.contract', { contract })}</span>
        <StatusMark status={fitStyle(fits)} />
      </Flex>
      {version !== null && <RemoteCounts remote={remote} />}
      <FailureReasons failures={remote.failures} />
      {staged !== null && trial && <TrialCounts version={staged} trial={trial} />}
      {former !== null && (
        <Button
          size="sm"
          alignSelf="flex-start"
          icon={<RotateCcw aria-hidden />}
          aria-label={t('releases.rollbackOne.label', { title: titles[locale], version: former })}
          onClick={() => onOpen({ kind: 'rollbackRemote', remote })}
        >
          {t('releases.rollbackOne', { version: former })}
        </Button>
      )}
    </Panel>
  );
}
