import { useT } from '@navette/shared/i18n';
import { DataTable, MissingRecord, useOpenedRow, useOpenRecord } from '@navette/shared/ui-table';
import type { TableHandle } from '@navette/shared/ui-table';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useMCodes } from '../../mcodes/list-mcodes.ts';
import type { MCode } from '../../mcodes/list-mcodes.ts';
import { nameOf } from '../../mcodes/name-of.ts';
import { RecordsPage } from '../../records/records-page.tsx';
import { mcodeColumns } from './mcode-columns.ts';
import { McodeDialog } from './mcode-dialog.tsx';
import { useMcodeActions } from './use-mcode-actions.tsx';
import { useRemoveMCode } from './use-remove-mcode.ts';

const SORT = { column: 'mcode', descending: false } as const;
const PAGE_SIZES = [5, 10, 30, 40, 'all'] as const;
const keyOf = ({ id }: MCode) => id;

/** The catalogue of M-codes (S2). */
export function McodesPage(): ReactNode {
  const t = useT();
  const query = useMCodes();
  const table = useRef<TableHandle>(null);
  const { id, open, close } = useOpenRecord();
  const opened = useOpenedRow(query.data, id);
  const edit = ({ id: wanted }: MCode) => open(wanted);
  const remove = useRemoveMCode();
  const reveal = (saved: number) => table.current?.reveal(saved);
  return (
    <RecordsPage
      title={t('mcode.title')}
      addText={t('mcode.add')}
      query={query}
      renderNew={(close) => <McodeDialog onSaved={reveal} onClose={close} />}
    >
      {id !== undefined && opened === null && <MissingRecord id={id} onClose={close} />}
      <DataTable
        ref={table}
        tableId="mcodes"
        label={t('mcode.title')}
        columns={mcodeColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        defaultSize={30}
        rowActions={useMcodeActions(edit, remove)}
        onOpen={edit}
        onDelete={(code) => void remove(code)}
        csvName="mcode"
        emptyText={t('mcode.empty')}
      />
      {opened && <McodeDialog key={opened.id} mcode={opened} onSaved={reveal} onClose={close} />}
    </RecordsPage>
  );
}
