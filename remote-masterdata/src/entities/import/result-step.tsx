import type { ImportableKind } from '@navette/shared/import';
import { messageKey, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Alert, Box, Button, Flex, Heading, Link, Panel, saveFile } from '@navette/shared/ui';
import { useAskToLeave, useDirtyForm } from '@navette/shared/ui-form';
import { toCsv } from '@navette/shared/ui-table';
import { Download, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
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
  const { created, updated, skipped, source, passwords } = batch;
  const [isSaved, setSaved] = useState(passwords === undefined);
  useDirtyForm('import-passwords', !isSaved, PASSWORDS);
  const ask = useAskToLeave();
  const restart = async () => {
    if (isSaved || (await ask([PASSWORDS]))) onRestart();
  };
  const saveLeft = () => {
    const headings = [...left.headers, t('import.column.remarks')];
    const lines = left.rows.map(({ cells, remarks }) => [
      ...left.headers.map((_, index) => String(cells[index] ?? '')),
      remarks,
    ]);
    saveFile(t('import.left.file', { source: source.replace(/\.\w+$/u, '') }), toCsv(headings, lines, ','));
  };
  return (
    <>
      <Panel>
        <Alert status="success" title={t('import.done', { source, created, updated, skipped })} />
        <Flex gap="3" marginTop="3" align="center" wrap="wrap">
          <Link to={KINDS[kind].list}>{t('import.toList', { list: t(KINDS[kind].title) })}</Link>
          {left.rows.length > 0 && (
            <Button icon={<Download aria-hidden />} onClick={saveLeft}>
              {t('import.left', { count: left.rows.length })}
            </Button>
          )}
          <Button onClick={() => void restart()}>{t('import.otherFile')}</Button>
          {mayUndo && created + updated > 0 && (
            <Button icon={<Undo2 aria-hidden />} onClick={() => void undo(batch).then((done) => done && onRestart())}>
              {t('import.undo')}
            </Button>
          )}
        </Flex>
      </Panel>
      {passwords && <Passwords {...{ passwords, source }} onSaved={() => setSaved(true)} />}
    </>
  );
}

const PASSWORDS = messageKey('import.passwords.form');

/** Temporary passwords of the new users: they are shown once, and handed over as after the form of a user. Leaving without their file asks. */
function Passwords({
  passwords,
  source,
  onSaved,
}: {
  readonly passwords: NonNullable<ImportBatch['passwords']>;
  readonly source: string;
  readonly onSaved: () => void;
}): ReactNode {
  const t = useT();
  const headings = [t('import.passwords.name'), t('import.passwords.email'), t('import.passwords.password')];
  const lines = passwords.map(({ name, email, password }) => [name, email, password]);
  const save = () => {
    saveFile(t('import.passwords.file', { source: source.replace(/\.\w+$/u, '') }), toCsv(headings, lines, ','));
    onSaved();
  };
  return (
    <Panel display="flex" flexDirection="column" minHeight="0">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" marginBottom="3">
        <Heading as="h2" size="sm">
          {t('import.passwords', { count: passwords.length })}
        </Heading>
        <Button icon={<Download aria-hidden />} onClick={save}>
          {t('import.passwords.save')}
        </Button>
      </Flex>
      <Alert status="warning" live={false} title={t('import.passwords.once')} />
      <Box css={LISTED} tabIndex={0} role="region" aria-label={t('import.passwords', { count: passwords.length })}>
        <table>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {passwords.map(({ row, name, email, password }) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                <td>{email}</td>
                <td>
                  <Box as="code" fontFamily="mono">
                    {password}
                  </Box>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Panel>
  );
}

const LISTED = {
  overflow: 'auto',
  minHeight: '0',
  marginTop: '3',
  '& table': { width: '100%', textStyle: 'sm' },
  '& th, & td': {
    textAlign: 'start',
    padding: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    fontWeight: 'normal',
  },
  '& thead th': { fontWeight: 'medium' },
} as const;
