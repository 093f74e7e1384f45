import { useFormats, useLocale, useT } from '@navette/shared/i18n';
import { Badge, Box, Button, Flex, Heading, Panel, StatusMark, Text } from '@navette/shared/ui';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { OpenChange } from './changes/release-dialogs.tsx';
import { fitStyle, usageStyles, type RemoteState, healthStyles, healthOf, shareOf } from './status-styles.ts';
import type { ReleaseStatus } from './release-calls.ts';
import { FAILURE_KINDS, type FailureKind } from '@navette/shared/federation';
import { failureText } from '../page/failure-message.tsx';

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
  const { name, titles, version, contract, fits, publishedAt, staged, former } = remote;
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

/** Reasons why a remote failed to load, with the texts that users read. */
function FailureReasons({ failures }: { readonly failures: RemoteState['failures'] }): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const known = failures.flatMap(({ kind, sessions }) =>
    isFailureKind(kind) && sessions > 0 ? [{ kind, sessions }] : [],
  );
  if (known.length === 0) return null;
  return (
    <Box textStyle="xs">
      <Text fontWeight="semibold">{t('releases.remote.reasons')}</Text>
      <Box as="ul" listStyleType="none">
        {known.map(({ kind, sessions }) => (
          <li key={kind}>
            {formatNumber(sessions)} × {t(failureText[kind])}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const isFailureKind = (kind: string): kind is FailureKind => FAILURE_KINDS.some((known) => known === kind);

/** Load counts of a remote since its version runs, with shares. */
function RemoteCounts({
  remote: { sessions, failed, errors, violations },
}: {
  readonly remote: RemoteState;
}): ReactNode {
  const t = useT();
  const { formatNumber, formatPercent } = useFormats();
  const counts = [
    { id: 'sessions', label: t('releases.count.sessions'), count: sessions },
    { id: 'failed', label: t('releases.count.failed'), count: failed, share: shareOf(failed, sessions) },
    { id: 'errors', label: t('releases.count.errors'), count: errors, share: shareOf(errors, sessions) },
    { id: 'violations', label: t('releases.count.violations'), count: violations },
  ];
  return (
    <Box asChild {...grid}>
      <dl>
        {counts.map(({ id, label, count, share }) => (
          <Box key={id} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
            <Box as="dt" color="fg.muted" textStyle="xs">
              {label}
            </Box>
            <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatNumber(count)}
              {share !== undefined && count > 0 && ` (${formatPercent(share)})`}
            </Box>
          </Box>
        ))}
      </dl>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '3',
  borderTopWidth: '1px',
  borderColor: 'border',
  paddingTop: '3',
} as const;
