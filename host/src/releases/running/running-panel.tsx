import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, EmptyState, Flex, Heading, Panel, StatusMark } from '@navette/shared/ui';
import { PackageOpen, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactList } from '../fact-list.tsx';
import { verifiedStyles } from '../status-styles.ts';
import type { OpenChange } from '../changes/release-dialogs.tsx';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { whoText } from '../who-text.ts';

interface RunningPanelProps {
  readonly status: ReleaseStatus;
  readonly onOpen: OpenChange;
}

/** The running set with date and reason, and its rollback. */
export function RunningPanel({ status: { running, host }, onOpen }: RunningPanelProps): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const hostFact = {
    id: 'host',
    label: t('releases.host'),
    value: t('releases.host.value', { version: host.version, contract: host.contract }),
  };
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
        facts={
          running === null
            ? [hostFact]
            : [
                { id: 'set', label: t('releases.set'), value: running.set },
                { id: 'since', label: t('releases.since'), value: formatInstant(running.since) },
                { id: 'who', label: t('releases.who'), value: whoText(running.who, t) },
                { id: 'why', label: t('releases.why'), value: running.why },
                {
                  id: 'verified',
                  label: t('releases.verified'),
                  value: <StatusMark status={verifiedStyles[running.verified]} />,
                },
                hostFact,
              ]
        }
      />
    </Panel>
  );
}
