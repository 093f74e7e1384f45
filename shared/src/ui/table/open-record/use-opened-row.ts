import { useState } from 'react';

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
