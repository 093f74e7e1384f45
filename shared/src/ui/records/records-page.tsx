import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../kit/button.tsx';
import { Flex } from '../kit/layout.ts';
import { Page } from '../kit/page.tsx';
import type { RecordRow } from './record-kind.ts';
import { RecordsTable } from './records-table.tsx';
import type { RecordsTableProps } from './records-table.tsx';
import type { Records } from './use-records.ts';

/** Props of a list page: its table, and further contents of the page. */
export type RecordsPageProps<Row extends RecordRow> = RecordsTableProps<Row> & {
  /** Dialogs of a row, opened by `moreActions`. */
  readonly children?: ReactNode;
  /** Buttons before the add button. */
  readonly actions?: ReactNode;
  /** Button that imports records: beside the add button, and with it in an empty list. */
  readonly importing?: ReactNode;
};

/** The add button; `n` does the same. */
export function AddRecordButton({
  records,
}: {
  readonly records: Pick<Records<RecordRow>, 'add' | 'texts'>;
}): ReactNode {
  const t = useT();
  return (
    <Button variant="solid" icon={<Plus aria-hidden />} onClick={records.add}>
      {t(records.texts.add)}
    </Button>
  );
}

/** A whole list page: title, refresh, add button, table, form. Specifics of a kind of record are passed in. */
export function RecordsPage<Row extends RecordRow>({
  children,
  actions,
  importing,
  ...props
}: RecordsPageProps<Row>): ReactNode {
  const t = useT();
  const { texts, query, add, readOnly } = props.records;
  const adding = (
    <>
      {importing}
      {!readOnly && <AddRecordButton records={{ texts, add }} />}
    </>
  );
  return (
    <Page
      title={t(texts.title)}
      onRefresh={() => void query.refetch()}
      refreshing={query.isFetching}
      actions={
        <>
          {actions}
          {adding}
        </>
      }
    >
      <RecordsTable {...props} emptyActions={<Flex gap="2">{adding}</Flex>} />
      {children}
    </Page>
  );
}
