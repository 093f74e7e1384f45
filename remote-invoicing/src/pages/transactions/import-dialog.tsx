import { useT, useFormats, messageKey } from '@navette/shared/i18n';
import { Button, Text, Badge, Box, Flex, Spinner, Alert } from '@navette/shared/ui';
import { FileButton, ProgressBar, FileFailure } from '@navette/shared/ui-form';
import { Dialog, Checkbox } from '@navette/shared/ui-overlay';
import { type ReactNode, useState } from 'react';
import type { TransactionImport } from './transaction-requests.ts';
import { type ImportItem, isInProgress, progressOf, type Import } from './use-import.ts';
import { ApiProblem, problemFields, useOnline } from '@navette/shared/api';
import { RotateCw } from 'lucide-react';

/** Import in progress, or its results. */
interface ImportDialogProps {
  readonly bringing: Import;
  readonly onClose: () => void;
  /** Switches to all dates, when a period is selected: new lines may be outside it. */
  readonly onShowAll: (() => void) | undefined;
}

const sumOf = (items: readonly ImportItem[], count: (found: TransactionImport) => number): number =>
  items.reduce((sum, { state }) => sum + (state.step === 'done' ? count(state.found) : 0), 0);

/** Result of every file. Closing the dialog cancels nothing: uploads continue. */
export function ImportDialog({ bringing, onClose, onShowAll }: ImportDialogProps): ReactNode {
  const t = useT();
  const { items, running, add, retry } = bringing;
  const through = items.filter((item) => !isInProgress(item)).length;
  const status = running
    ? t('transactions.import.running', { through, count: items.length })
    : t('transactions.import.finished', {
        count: items.length,
        refused: items.filter(({ state }) => state.step !== 'done').length,
        lines: sumOf(items, ({ refusedCount }) => refusedCount),
        doubtful: sumOf(items, ({ doubtful }) => doubtful),
      });
  const brought = items.some(({ state }) => state.step === 'done' && state.found.added > 0);
  return (
    <Dialog
      open
      title={t('transactions.import.title')}
      onClose={onClose}
      footer={
        <>
          {brought && onShowAll && <Button onClick={onShowAll}>{t('transactions.import.allDates')}</Button>}
          <FileButton label={t('transactions.import.more')} onFiles={add} />
          <Button variant="solid" onClick={onClose}>
            {t('shared.close')}
          </Button>
        </>
      }
    >
      <Text role="status" tone="muted">
        {status}
      </Text>
      {running && <ProgressBar label={t('transactions.import.progress')} share={progressOf(items)} />}
      <ul>
        {items.map((item) => (
          <ImportedFile key={item.key} item={item} onRetry={retry} />
        ))}
      </ul>
    </Dialog>
  );
}

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

function ImportedFile({ item, onRetry }: { readonly item: ImportItem; readonly onRetry: Import['retry'] }): ReactNode {
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

const DOUBLES = { maxHeight: '12rem', overflow: 'auto', marginBlock: '1', fontVariantNumeric: 'tabular-nums' } as const;

interface LikelyDoublesProps {
  readonly found: TransactionImport;
  /** Adds the transactions of these lines of the file. */
  readonly onAdd: (lines: readonly number[]) => void;
}

/** Transactions that were probably imported from another file: the user marks those that are payments of their own. */
function LikelyDoubles({ found: { doubtful, doubles }, onAdd }: LikelyDoublesProps): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (line: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(line);
    else next.delete(line);
    setChosen(next);
  };
  return (
    <Box marginTop="1.5">
      <Alert status="warning" title={t('transactions.import.doubles', { count: doubtful })}>
        <Text>{t('transactions.import.doubles.help')}</Text>
        <Box as="ul" css={DOUBLES} aria-label={t('transactions.import.doubles.list')}>
          {doubles.map(({ line, date, amount, counterparty, detail, known }) => (
            <li key={line}>
              <Checkbox checked={chosen.has(line)} onChange={(isChosen) => choose(line, isChosen)}>
                {t('transactions.import.double', {
                  line,
                  date: formatDate(date),
                  amount: formatMoney(amount),
                  text: [counterparty, detail].filter(Boolean).join(' · ') || '—',
                  known: formatDate(known.date),
                  source: known.source,
                })}
              </Checkbox>
            </li>
          ))}
        </Box>
        <Button
          size="sm"
          disabled={chosen.size === 0 || !isOnline}
          title={isOnline ? undefined : t('form.offline')}
          onClick={() => onAdd([...chosen])}
        >
          {t('transactions.import.doubles.add', { count: chosen.size })}
        </Button>
      </Alert>
    </Box>
  );
}
