import { useCallback, useState, type ReactNode } from 'react';
import { idParam, useSearchState } from '../../router/index.ts';
import { useT } from '../../i18n/index.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';

const SEARCH = { id: idParam() };

/** The record that is open over a list. */
export interface OpenRecord {
  /** Undefined while none is. */
  readonly id: number | undefined;
  readonly open: (id: number) => void;
  /** Removes only `id` from the URL. */
  readonly close: () => void;
}

/**
 * `?id=` of a list page: a link opens the record, Back closes it. The page renders its dialog while `id` is given, and `MissingRecord` when the server
 * doesn't know it.
 */
export function useOpenRecord(): OpenRecord {
  const [{ id }, setSearch] = useSearchState(SEARCH);
  const open = useCallback((next: number) => setSearch({ id: next }), [setSearch]);
  const close = useCallback(() => setSearch({ id: undefined }), [setSearch]);
  return { id, open, close };
}

/**
 * Snapshot of the row whose form is open, taken when it was opened: a refresh that changes or removes the row does not reset the typed values.
 * `undefined` while none is open or the list is not loaded yet, null when it is not in the list.
 */
export function useOpenedRow<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  id: number | undefined,
): Row | null | undefined {
  const [opened, setOpened] = useState<Row>();
  if (id === undefined || rows === undefined) return undefined;
  if (opened?.id === id) return opened;
  const row = rows.find((candidate) => candidate.id === id);
  if (row) setOpened(row);
  return row ?? null;
}

/** Dialog for a link to a record that doesn't exist (any more). */
export function MissingRecord({
  id,
  onClose,
}: {
  readonly id: number | string;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  return (
    <Alert
      status="warning"
      title={t('table.missing', { id: String(id) })}
      actions={
        <Button size="sm" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    />
  );
}
