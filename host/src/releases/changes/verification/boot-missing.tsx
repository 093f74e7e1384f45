import { useT } from '@navette/shared/i18n';
import { Alert, Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { RemoteChoice } from '../../requests/use-verification.ts';

/** Notice that the boot check has not run for this content, and the command that runs it. Not blocking. */
export function BootMissing({ remotes }: { readonly remotes: readonly RemoteChoice[] }): ReactNode {
  const t = useT();
  const command = ['ops verify', ...remotes.map(({ name, version }) => `${name}@${version}`), '--boot'].join(' ');
  return (
    <Alert status="warning" live={false} title={t('releases.boot.missing')}>
      {t('releases.boot.how')}{' '}
      <Box as="code" fontFamily="mono" textStyle="xs" overflowWrap="anywhere">
        {command}
      </Box>
    </Alert>
  );
}
