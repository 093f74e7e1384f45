import type { ImportableKind } from '@navette/shared/import';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Alert, Button, Flex, Link, Panel, saveFile } from '@navette/shared/ui';
import { toCsv } from '@navette/shared/ui-table';
import { Download, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUndoImport } from './import-history.tsx';
import { type ImportBatch, KINDS } from './import-requests.ts';
import type { FileTable } from './read-file.ts';

/** Rows that were not imported, as in the file, with the reason. */
export interface LeftRows {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly cells: FileTable['rows'][number]['cells']; readonly remarks: string }[];
}

interface ResultStepProps {
  readonly kind: ImportableKind;
  readonly batch: ImportBatch;
  readonly left: LeftRows;
  readonly onRestart: () => void;
}

/** Result of an import: the list, the rows that were left out as a file to correct, and its undo. */
export function ResultStep({ kind, batch, left, onRestart }: ResultStepProps): ReactNode {
  const t = useT();
  const mayUndo = useCan('admin');
  const undo = useUndoImport();
  const { created, updated, skipped, source } = batch;
  const saveLeft = () => {
    const headings = [...left.headers, t('import.column.remarks')];
    const lines = left.rows.map(({ cells, remarks }) => [
      ...left.headers.map((_, index) => String(cells[index] ?? '')),
      remarks,
    ]);
    saveFile(t('import.left.file', { source: source.replace(/\.\w+$/u, '') }), toCsv(headings, lines, ','));
  };
  return (
    <Panel>
      <Alert status="success" title={t('import.done', { source, created, updated, skipped })} />
      <Flex gap="3" marginTop="3" align="center" wrap="wrap">
        <Link to={KINDS[kind].list}>{t('import.toList', { list: t(KINDS[kind].title) })}</Link>
        {left.rows.length > 0 && (
          <Button icon={<Download aria-hidden />} onClick={saveLeft}>
            {t('import.left', { count: left.rows.length })}
          </Button>
        )}
        <Button onClick={onRestart}>{t('import.otherFile')}</Button>
        {mayUndo && created + updated > 0 && (
          <Button icon={<Undo2 aria-hidden />} onClick={() => void undo(batch).then((done) => done && onRestart())}>
            {t('import.undo')}
          </Button>
        )}
      </Flex>
    </Panel>
  );
}
