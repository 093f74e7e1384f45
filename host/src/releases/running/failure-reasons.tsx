import { FAILURE_KINDS, type FailureKind } from '@navette/shared/federation';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { failureText } from '../../page/failure-text.ts';
import type { RemoteState } from '../status-styles.ts';

/** Reasons why a remote failed to load, with the texts that users read. */
export function FailureReasons({ failures }: { readonly failures: RemoteState['failures'] }): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const known = failures.flatMap(({ kind, sessions }) =>
    isFailureKind(kind) && sessions > 0 ? [{ kind, sessions }] : [],
  );
  if (known.length === 0) return null;
  return (
    <Box textStyle="xs">
      <Text fontWeight="semibold">{t('releases.remote.reasons')}</Text>
      <Box as="ul" listStyleType="none">
        {known.map(({ kind, sessions }) => (
          <li key={kind}>
            {formatNumber(sessions)} × {t(failureText[kind])}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const isFailureKind = (kind: string): kind is FailureKind => FAILURE_KINDS.some((known) => known === kind);
