import { useT } from '@navette/shared/i18n';
import { Alert, Button, describeFault, ErrorState, Grid, Heading, Stack } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpenChange } from '../changes/release-dialogs.tsx';
import type { useReleaseStatus } from '../requests/use-release-status.ts';
import { OverridesNotice } from './overrides-notice.tsx';
import { PolicyPanel } from './policy-panel.tsx';
import { RemoteCard } from './remote-card.tsx';
import { RunningPanel } from './running-panel.tsx';
import { RunningSkeleton } from './running-skeleton.tsx';
import { StagedPanel } from './staged-panel.tsx';

interface RunningTabProps {
  readonly query: ReturnType<typeof useReleaseStatus>;
  readonly onOpen: OpenChange;
}

/** Running set. After a failed refetch the cached data stays, marked as stale. */
export function RunningTab({ query, onOpen }: RunningTabProps): ReactNode {
  const t = useT();
  const { data: status, error, isFetching, refetch } = query;
  if (!status && error)
    return (
      <ErrorState title={t('releases.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!status) return <RunningSkeleton />;
  return (
    <Stack gap="4">
      {error && <Stale error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {status.overrides && <OverridesNotice overrides={status.overrides} />}
      <Grid templateColumns={columns} gap="4">
        <RunningPanel status={status} onOpen={onOpen} />
        {status.staged && <StagedPanel status={status} staged={status.staged} onOpen={onOpen} />}
      </Grid>
      {status.remotes.length > 0 && (
        <Stack asChild gap="3">
          <section aria-labelledby="releases-remotes">
            <Heading size="md" id="releases-remotes">
              {t('releases.remotes')}
            </Heading>
            <Grid templateColumns={columns} gap="4">
              {status.remotes.map((remote) => (
                <RemoteCard key={remote.name} remote={remote} policy={status.policy} onOpen={onOpen} />
              ))}
            </Grid>
          </section>
        </Stack>
      )}
      <PolicyPanel policy={status.policy} />
    </Stack>
  );
}

const columns = 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))';

interface StaleProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

function Stale({ error, onRetry, retrying }: StaleProps): ReactNode {
  const t = useT();
  const fault = describeFault(error);
  const retry = (
    <Button size="sm" icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
      {t('shared.retry')}
    </Button>
  );
  return (
    <Alert status="warning" title={t('releases.stale')} actions={retry}>
      {t(fault.messageKey, fault.params)} ({t('shared.fault.code', { code: fault.code })})
    </Alert>
  );
}
