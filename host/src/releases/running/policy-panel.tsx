import { useFormats, useT } from '@navette/shared/i18n';
import { Heading, Panel, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { ReleaseStatus } from '../requests/use-release-status.ts';

/** The policy of automatic rollback in a sentence, and where it is configured. */
export function PolicyPanel({
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
