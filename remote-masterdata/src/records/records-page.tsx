import { Button, Page, useSingleKey } from '@navette/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface RecordsPageProps {
  readonly title: string;
  /** What the button says that adds a record; `n` does the same. */
  readonly addText: string;
  readonly query: { readonly refetch: () => unknown; readonly isFetching: boolean };
  /** The form of a new record, which calls `close` when it is done. */
  readonly renderNew: (close: () => void) => ReactNode;
  /** The list, and dialogs about its rows. */
  readonly children: ReactNode;
}

/** The frame of a list of records: its name, a fresh look, a new record. */
export function RecordsPage({ title, addText, query, renderNew, children }: RecordsPageProps): ReactNode {
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  useSingleKey('n', add);
  return (
    <Page
      title={title}
      onRefresh={() => void query.refetch()}
      refreshing={query.isFetching}
      actions={
        <Button variant="solid" icon={<Plus aria-hidden />} onClick={add}>
          {addText}
        </Button>
      }
    >
      {children}
      {isAdding && renderNew(() => setAdding(false))}
    </Page>
  );
}
