import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, EmptyState, Flex, Heading, Panel, StatusMark } from '@navette/shared/ui';
import { PackageOpen, RotateCcw, CircleCheck, CircleSlash, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FactList } from './fact-list.tsx';
import { verifiedStyles } from './status-styles.ts';
import type { OpenChange } from './changes/release-dialogs.tsx';
import type { ReleaseStatus, ReleaseTrial } from './release-calls.ts';
import { TrialFigures } from './trial-figures.tsx';
import { trialText, whoText, useAudienceText, useRemoteTitle } from './release-names.ts';
import { DifferenceList } from './changes/difference-list.tsx';

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

interface TrialPanelProps {
  readonly status: ReleaseStatus;
  readonly trial: ReleaseTrial;
  readonly onOpen: OpenChange;
}

/** One trial with its users and how it fares, its activation and its end. */
export function TrialPanel({ status, trial, onOpen }: TrialPanelProps): ReactNode {
  const t = useT();
  const heading = useId();
  const { formatInstant } = useFormats();
  const titleOf = useRemoteTitle(status);
  const audience = useAudienceText()(trial);
  return (
    <Panel aria-labelledby={heading} borderInlineStartWidth="3px" borderInlineStartColor="blue.border">
      <Heading size="md" id={heading} marginBottom="3" overflowWrap="anywhere">
        {t('releases.trial.title', { what: trialText(trial, titleOf, t) })}
      </Heading>
      <FactList
        facts={{
          [t('releases.staged.for')]: audience,
          [t('releases.since')]: formatInstant(trial.at),
          [t('releases.who')]: whoText(trial.who, t),
          [t('releases.why')]: trial.why,
          [t('releases.what')]: <DifferenceList differences={trial.remotes} titleOf={titleOf} />,
          [t('releases.trial.figures')]: <TrialFigures figures={trial.figures} />,
        }}
      />
      <Flex wrap="wrap" gap="2" marginTop="4">
        <Button icon={<CircleCheck aria-hidden />} onClick={() => onOpen({ kind: 'promote', trial })}>
          {t('releases.promote')}
        </Button>
        <Button icon={<Users aria-hidden />} onClick={() => onOpen({ kind: 'audience', trial })}>
          {t('releases.audience')}
        </Button>
        <Button icon={<CircleSlash aria-hidden />} onClick={() => onOpen({ kind: 'unstage', trial })}>
          {t('releases.unstage')}
        </Button>
      </Flex>
    </Panel>
  );
}
