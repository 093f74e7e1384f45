import type { PinnedRemote } from '@navette/shared/federation';
import { messageKey, useLocale, useT } from '@navette/shared/i18n';
import { Alert, Button, Page, Text } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FailureKind, LoadFailure } from '../federation/load-failure.ts';

/** What each kind of failure says to the person in front of it. */
export const failureText: Readonly<Record<FailureKind, string>> = {
  notFound: messageKey('load.failure.notFound'),
  html: messageKey('load.failure.html'),
  syntax: messageKey('load.failure.syntax'),
  hang: messageKey('load.failure.hang'),
  threw: messageKey('load.failure.threw'),
  contract: messageKey('load.failure.contract'),
  integrity: messageKey('load.failure.integrity'),
  sharedModule: messageKey('load.failure.sharedModule'),
  unreachable: messageKey('load.failure.unreachable'),
};

interface RemoteFailureProps {
  readonly remote: PinnedRemote;
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Stands where a page would: names the domain and the reason, and tries again without loading the suite anew. */
export function RemoteFailure({ remote, failure, onRetry, retrying }: RemoteFailureProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const { titles, name, version } = remote.declaration;
  return (
    <Page title={titles[locale]}>
      <Alert
        status="error"
        title={t('load.failure.title', { domain: titles[locale] })}
        actions={
          <Button icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
            {t('shared.retry')}
          </Button>
        }
      >
        <Text>{t(failureText[failure.kind])}</Text>
        <Text>{t('load.failure.rest')}</Text>
        <Text textStyle="xs" marginTop="1">
          {t('shared.fault.incident', { incident: failure.incidentId })} · {name} {version} · {failure.kind}
        </Text>
      </Alert>
      <Text textStyle="xs" tone="muted" overflowWrap="anywhere">
        {failure.message}
      </Text>
    </Page>
  );
}
