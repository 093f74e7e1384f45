import { useT } from '@navette/shared/i18n';
import { Alert, Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { TransactionImport } from '../requests/import-file.ts';

const LIST = { maxHeight: '9rem', overflow: 'auto', marginTop: '1', fontVariantNumeric: 'tabular-nums' } as const;

/** Warnings about a file, and the lines that could not be read. */
export function OddLines({
  found: { refused, refusedCount, warnings },
}: {
  readonly found: TransactionImport;
}): ReactNode {
  const t = useT();
  return (
    <>
      {warnings.map((key) => (
        <Box key={key} marginTop="1.5">
          <Alert status="warning" title={t(key)} />
        </Box>
      ))}
      {refused.length > 0 && (
        <Box marginTop="1.5">
          <Alert
            status="warning"
            title={t('transactions.import.refused', {
              count: refusedCount,
              hidden: refusedCount - refused.length,
            })}
          >
            <Box as="ul" css={LIST} tabIndex={0} aria-label={t('transactions.import.refusedLines')}>
              {refused.map(({ line, messageKey }) => (
                <li key={line}>{t('transactions.import.line', { line, reason: t(messageKey) })}</li>
              ))}
            </Box>
          </Alert>
        </Box>
      )}
    </>
  );
}
