import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { whoText } from '../who-text.ts';

/** A warning while developers may take a remote from elsewhere: what runs in a page may not be what was released. */
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
