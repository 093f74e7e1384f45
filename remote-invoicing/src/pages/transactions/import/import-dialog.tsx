import { useT } from '@navette/shared/i18n';
import { Button, Text } from '@navette/shared/ui';
import { FileButton, ProgressBar } from '@navette/shared/ui-form';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { ImportedFile } from './imported-file.tsx';
import type { TransactionImport } from '../requests/import-file.ts';
import { type ImportItem, isInProgress, progressOf } from './import-item.ts';
import type { Import } from './use-import.ts';

/** Import in progress, or its results. */
export interface ImportDialogProps {
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
