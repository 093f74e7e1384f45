import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { whoText } from '../who-text.ts';

/** Warning while ops allow overrides: a page may run an unreleased remote. */
export function OverridesNotice({
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
