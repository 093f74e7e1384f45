import { useFormats, useT } from '@navette/shared/i18n';
import { Button, Flex, Heading, Panel } from '@navette/shared/ui';
import { CircleCheck, CircleSlash, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { DifferenceList } from '../changes/difference-list.tsx';
import { stagedDifferences } from '../changes/differences.ts';
import type { OpenChange } from '../changes/release-dialogs.tsx';
import { useAudienceText } from '../use-audience-text.ts';
import { FactList } from '../fact-list.tsx';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { useRemoteTitle } from '../use-remote-title.ts';
import { whoText } from '../who-text.ts';

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
        facts={[
          { id: 'set', label: t('releases.set'), value: staged.set },
          { id: 'for', label: t('releases.staged.for'), value: audience },
          { id: 'at', label: t('releases.since'), value: formatInstant(staged.at) },
          { id: 'who', label: t('releases.who'), value: whoText(staged.who, t) },
          { id: 'why', label: t('releases.why'), value: staged.why },
          {
            id: 'what',
            label: t('releases.what'),
            value: <DifferenceList differences={differences} titleOf={titleOf} />,
          },
        ]}
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
