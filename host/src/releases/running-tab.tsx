import { useT, useFormats } from '@navette/shared/i18n';
import {
  Alert,
  Button,
  describeFault,
  ErrorState,
  Grid,
  Heading,
  Stack,
  Text,
  Panel,
  Skeleton,
  VisuallyHidden,
} from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpenChange } from './changes/release-dialogs.tsx';
import type { useReleaseStatus, ReleaseStatus } from './release-calls.ts';
import { RemoteCard } from './remote-card.tsx';
import { RunningPanel, TrialPanel } from './running-panels.tsx';
import { whoText } from './release-names.ts';

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
        {status.trials.map((trial) => (
          <TrialPanel key={trial.set} status={status} trial={trial} onOpen={onOpen} />
        ))}
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

/** Warning while ops allow overrides: a page may run an unreleased remote. */
function OverridesNotice({
  overrides: { origins, until, who, why },
}: {
  readonly overrides: NonNullable<ReleaseStatus['overrides']>;
}): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  return (
    <Alert status="warning" live={false} title={t('releases.overrides.title', { until: formatInstant(until) })}>
      <Text overflowWrap="anywhere">
        {t('releases.overrides.body', { origins: origins.join(', '), who: whoText(who, t), why })}
      </Text>
      <Text>{t('releases.overrides.where')}</Text>
    </Alert>
  );
}

/** The policy of automatic rollback in a sentence, and where it is configured. */
function PolicyPanel({
  policy: { automatic, budget, minimum, minutes },
}: {
  readonly policy: ReleaseStatus['policy'];
}): ReactNode {
  const t = useT();
  const { formatPercent } = useFormats();
  return (
    <Panel aria-labelledby="releases-policy">
      <Heading size="md" id="releases-policy" marginBottom="2">
        {t('releases.policy.title')}
      </Heading>
      <Text>
        {t(automatic ? 'releases.policy.on' : 'releases.policy.off', {
          share: formatPercent(budget * 100),
          minimum,
          minutes,
        })}
      </Text>
      <Text tone="muted" textStyle="xs" marginTop="1">
        {t('releases.policy.where')}
      </Text>
    </Panel>
  );
}

/** Loading state of the page. */
function RunningSkeleton(): ReactNode {
  const t = useT();
  return (
    <Stack gap="4" role="status">
      <VisuallyHidden>{t('shared.loading')}</VisuallyHidden>
      <Panel>
        <Skeleton width="10rem" height="5" marginBottom="4" />
        <Lines count={6} />
      </Panel>
      <Grid templateColumns="repeat(auto-fit, minmax(min(22rem, 100%), 1fr))" gap="4" marginTop="8">
        {['first', 'second'].map((place) => (
          <Panel key={place}>
            <Skeleton width="8rem" height="5" marginBottom="4" />
            <Lines count={5} />
          </Panel>
        ))}
      </Grid>
    </Stack>
  );
}

const Lines = ({ count }: { readonly count: number }): ReactNode => (
  <Stack gap="3">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} width={`${String(90 - 9 * index)}%`} />
    ))}
  </Stack>
);
