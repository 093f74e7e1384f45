import type { PinnedRemote } from '@navette/shared/federation';
import type { ReactNode } from 'react';
import { usePageRelease } from '../federation/page-release.ts';
import type { PartFailure } from '../federation/use-recovery.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemotePart } from './remote-part.tsx';
import { useLocale, useT } from '@navette/shared/i18n';
import { Alert, Button, Page, Text } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import { releasedVersion } from '../federation/release-set.ts';
import { failureText, NextTry } from './failure-message.tsx';

interface RemotePageProps {
  readonly remote: PinnedRemote;
  readonly module: string;
  /** Reason why this host can't run the remote at all. */
  readonly refusal?: string | undefined;
}

/** Page of a remote; after a fallback, the page at the same address in the other build. */
export function RemotePage({ remote, module, refusal }: RemotePageProps): ReactNode {
  const generation = usePageRelease()?.generations[remote.declaration.name] ?? 0;
  const path = remote.declaration.routes.find((route) => route.module === module)?.path;
  return (
    <RemotePart
      key={`${remote.declaration.name} ${path} ${generation}`}
      remote={remote}
      moduleIn={({ declaration }) => declaration.routes.find((route) => route.path === path)?.module}
      refusal={refusal}
      props={{}}
      loading={<PageSkeleton />}
      failed={failed}
    />
  );
}

const failed = (partFailure: PartFailure): ReactNode => <RemoteFailure {...partFailure} />;

/** Failure state of a remote's page: domain, reason, countdown to the next retry, and a Retry that does not reload the suite. */
function RemoteFailure({ remote, failure, next, needsBuild, retrying, retry }: PartFailure): ReactNode {
  const t = useT();
  const locale = useLocale();
  const { titles, name } = remote.declaration;
  return (
    <Page title={titles[locale]}>
      <Alert
        status="error"
        title={t('load.failure.title', { domain: titles[locale] })}
        actions={
          <Button icon={<RotateCw aria-hidden />} loading={retrying} onClick={retry}>
            {t('shared.retry')}
          </Button>
        }
      >
        <Text>{t(failureText[failure.kind])}</Text>
        <Text>{t('load.failure.rest')}</Text>
        <Text textStyle="xs" marginTop="1">
          {t('shared.fault.incident', { incident: failure.incidentId })} · {name} {releasedVersion(remote)} ·{' '}
          {failure.kind}
        </Text>
      </Alert>
      <NextTry next={next} needsBuild={needsBuild} retrying={retrying} />
      <Text textStyle="xs" tone="muted" overflowWrap="anywhere">
        {failure.message}
      </Text>
    </Page>
  );
}
