import { useLocale, useT } from '@navette/shared/i18n';
import { Alert, Button, Page, Text } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { releasedVersion } from '../federation/released-version.ts';
import type { PartFailure } from '../federation/recovery/part-failure.ts';
import { failureText } from './failure-text.ts';
import { NextTry } from './next-try.tsx';

/** Failure state of a remote's page: domain, reason, countdown to the next retry, and a Retry that does not reload the suite. */
export function RemoteFailure({ remote, failure, next, needsBuild, retrying, retry }: PartFailure): ReactNode {
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
