import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, EmptyState, Flex, Heading, Panel, StatusMark } from '@navette/shared/ui';
import { PackageOpen, RotateCcw, CircleCheck, CircleSlash, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactList } from './fact-list.tsx';
import { verifiedStyles } from './status-styles.ts';
import type { OpenChange } from './changes/release-dialogs.tsx';
import type { ReleaseStatus } from './release-calls.ts';
import { whoText, useAudienceText, useRemoteTitle } from './release-names.ts';
import { DifferenceList } from './changes/difference-list.tsx';
import { stagedDifferences } from './changes/differences.ts';

interface RunningPanelProps {
  readonly status: ReleaseStatus;
  readonly onOpen: OpenChange;
}

/** The running set with date and reason, and its rollback. */
export function RunningPanel({ status: { running, host }, onOpen }: RunningPanelProps): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  return (
    <Panel aria-labelledby="releases-running">
      <Flex wrap="wrap" justify="space-between" gap="2" marginBottom="3">
        <Heading size="md" id="releases-running">
          {t('releases.running.title')}
        </Heading>
        {running?.previous && running.lost.length === 0 && (
          <Button
            colorPalette="brand"
            variant="solid"
            icon={<RotateCcw aria-hidden />}
            onClick={() => onOpen({ kind: 'rollback' })}
          >
            {t('releases.rollback')}
          </Button>
        )}
      </Flex>
      {running && running.lost.length > 0 && (
        <Box marginBottom="3">
          <Alert status="warning" live={false} title={t('releases.rollback.lost')}>
            {t('releases.rollback.lost.what', { parts: running.lost.join(', ') })}
          </Alert>
        </Box>
      )}
      {running === null && <EmptyState icon={<PackageOpen aria-hidden />} title={t('releases.running.none')} />}
      <FactList
        facts={{
          ...(running && {
            [t('releases.set')]: running.set,
            [t('releases.since')]: formatInstant(running.since),
            [t('releases.who')]: whoText(running.who, t),
            [t('releases.why')]: running.why,
            [t('releases.verified')]: <StatusMark status={verifiedStyles[running.verified]} />,
          }),
          [t('releases.host')]: t('releases.host.value', { version: host.version, contract: host.contract }),
        }}
      />
    </Panel>
  );
}

interface StagedPanelProps {
  readonly status: ReleaseStatus;
  readonly staged: NonNullable<ReleaseStatus['staged']>;
  readonly onOpen: OpenChange;
}

/** The staged set and its users, with activation and removal. */
export function StagedPanel({ status, staged, onOpen }: StagedPanelProps): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const titleOf = useRemoteTitle(status);
  const differences = stagedDifferences(status);
  const remotes = differences.flatMap(({ name, after }) => (after === null ? [] : [{ name, version: after }]));
  const audience = useAudienceText()(staged);
  return (
    <Panel aria-labelledby="releases-staged" borderInlineStartWidth="3px" borderInlineStartColor="blue.border">
      <Heading size="md" id="releases-staged" marginBottom="3">
        {t('releases.staged.title')}
      </Heading>
      <FactList
        facts={{
          [t('releases.set')]: staged.set,
          [t('releases.staged.for')]: audience,
          [t('releases.since')]: formatInstant(staged.at),
          [t('releases.who')]: whoText(staged.who, t),
          [t('releases.why')]: staged.why,
          [t('releases.what')]: <DifferenceList differences={differences} titleOf={titleOf} />,
        }}
      />
      <Flex wrap="wrap" gap="2" marginTop="4">
        <Button
          icon={<CircleCheck aria-hidden />}
          disabled={remotes.length === 0}
          onClick={() => onOpen({ kind: 'promote', remotes })}
        >
          {t('releases.promote')}
        </Button>
        <Button icon={<Users aria-hidden />} onClick={() => onOpen({ kind: 'audience', staged })}>
          {t('releases.audience')}
        </Button>
        <Button icon={<CircleSlash aria-hidden />} onClick={() => onOpen({ kind: 'unstage', staged })}>
          {t('releases.unstage')}
        </Button>
      </Flex>
    </Panel>
  );
}
