import { dataOf } from '@navette/shared/api';
import {
  type CloseRecord,
  freshRecord,
  LoadedRecord,
  type RecordKind,
  type RecordRow,
} from '@navette/shared/ui-records';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface RecordDialogProps<Row extends RecordRow> {
  readonly kind: Pick<RecordKind<Row, never>, 'one' | 'textPrefix'>;
  /** Missing for a new record. */
  readonly id: number | undefined;
  readonly onClose: CloseRecord;
  /** Renders the form; without a record for a new one. */
  readonly children: (record: Row | undefined) => ReactNode;
}

/** Dialog of a form that other pages open: with a record it is fetched first. */
export function RecordDialog<Row extends RecordRow>({ id, children, ...stored }: RecordDialogProps<Row>): ReactNode {
  return id === undefined ? children(undefined) : <Stored {...stored} {...{ id, children }} />;
}

function Stored<Row extends RecordRow>(props: RecordDialogProps<Row> & { readonly id: number }): ReactNode {
  const { call, read } = props.kind.one;
  const query = useQuery({
    queryKey: [...call, { params: { path: { id: props.id } } }],
    queryFn: () => dataOf(read(props.id)),
    ...freshRecord,
  });
  return <LoadedRecord {...props} query={query} />;
}
