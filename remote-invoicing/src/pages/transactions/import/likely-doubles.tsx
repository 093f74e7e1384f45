import { useOnline } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Text } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import type { TransactionImport } from '../requests/import-file.ts';

const LIST = { maxHeight: '12rem', overflow: 'auto', marginBlock: '1', fontVariantNumeric: 'tabular-nums' } as const;

interface LikelyDoublesProps {
  readonly found: TransactionImport;
  /** Adds the transactions of these lines of the file. */
  readonly onAdd: (lines: readonly number[]) => void;
}

/** Transactions that were probably imported from another file: the user marks those that are payments of their own. */
export function LikelyDoubles({ found: { doubtful, doubles }, onAdd }: LikelyDoublesProps): ReactNode {
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
        <Box as="ul" css={LIST} aria-label={t('transactions.import.doubles.list')}>
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
