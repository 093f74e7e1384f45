import { ApiProblem, problemFields } from '@navette/shared/api';
import { useFormats, messageKey, useT } from '@navette/shared/i18n';
import { Badge, Box, Button, Flex, Spinner, Text, Alert } from '@navette/shared/ui';
import { FileFailure } from '@navette/shared/ui-form';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TransactionImport } from '../requests/import-file.ts';
import type { ImportItem } from './import-item.ts';
import { LikelyDoubles } from './likely-doubles.tsx';
import type { Import } from './use-import.ts';

const FORMATS: Readonly<Record<TransactionImport['format'], string>> = {
  generic: messageKey('transactions.format.generic'),
  kbc: messageKey('transactions.format.kbc'),
  belfius: messageKey('transactions.format.belfius'),
  bnp: messageKey('transactions.format.bnp'),
  ing: messageKey('transactions.format.ing'),
  crelan: messageKey('transactions.format.crelan'),
  coda: messageKey('transactions.format.coda'),
};

const ITEM = {
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'border',
  '&:first-of-type': { borderTopWidth: '0' },
} as const;

/** Result of one file. */
export function ImportedFile({
  item,
  onRetry,
}: {
  readonly item: ImportItem;
  readonly onRetry: Import['retry'];
}): ReactNode {
  const t = useT();
  const { state, file } = item;
  const isUnbalanced =
    state.step === 'failed' && state.error instanceof ApiProblem && state.error.code === 'statement.balance';
  return (
    <Box as="li" css={ITEM}>
      <Flex align="center" gap="2">
        {state.step === 'sending' && <Spinner size="xs" />}
        <Text fontWeight="medium" truncate title={file.name} flex="1 1 auto">
          {file.name}
        </Text>
        {state.step === 'waiting' && <Text tone="muted">{t('transactions.import.waiting')}</Text>}
        {state.step === 'sending' && <Text tone="muted">{t('transactions.import.sending')}</Text>}
        {state.step === 'done' && <Badge colorPalette="blue">{t(FORMATS[state.found.format])}</Badge>}
        {isUnbalanced && (
          <Button size="sm" onClick={() => onRetry(item, { acceptBalance: true })}>
            {t('transactions.import.acceptBalance')}
          </Button>
        )}
        {state.step === 'failed' && !isUnbalanced && problemFields(state.error).length === 0 && (
          <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => onRetry(item)}>
            {t('shared.retry')}
          </Button>
        )}
      </Flex>
      {state.step === 'done' && <Found found={state.found} onAdd={(doubles) => onRetry(item, { doubles })} />}
      {state.step === 'failed' && <FileFailure error={state.error} />}
    </Box>
  );
}

function Found({
  found,
  onAdd,
}: {
  readonly found: TransactionImport;
  readonly onAdd: (lines: readonly number[]) => void;
}): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const { lines, added, known, doubtful, refusedCount } = found;
  return (
    <>
      <p>
        {lines === 0
          ? t('transactions.import.nothing')
          : t('transactions.import.found', {
              added,
              known,
              addedText: formatNumber(added),
              knownText: formatNumber(known),
              doubtful,
              refused: refusedCount,
            })}
      </p>
      {found.doubles.length > 0 && <LikelyDoubles found={found} onAdd={onAdd} />}
      <OddLines found={found} />
    </>
  );
}

const LIST = { maxHeight: '9rem', overflow: 'auto', marginTop: '1', fontVariantNumeric: 'tabular-nums' } as const;

/** Warnings about a file, and its unreadable lines. */
function OddLines({ found: { refused, refusedCount, warnings } }: { readonly found: TransactionImport }): ReactNode {
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
