import type { components } from '@navette/openapi/types';
import { useCallback } from 'react';
import { useCan } from '../../session/index.ts';
import { useConfirm } from '../overlay/dialog/confirm.ts';
import { useFormattingContext, type FormattingContext } from '../table/columns/column.ts';

/** Open work that names records which are deactivated. */
export interface Leaves {
  readonly read: (ids: number[]) => Promise<readonly LeftBehind[]>;
  /** Column of the list of bookings with the name of a record; missing where that list has none. */
  readonly column?: 'client' | 'destination' | 'driver';
}

type LeftBehind = components['schemas']['LeftBehind'];

interface DeactivatedKind<Row> {
  readonly leaves?: Leaves | undefined;
  readonly nameOf: (row: Row, use: 'list', context: FormattingContext) => string;
}

/**
 * Returns the function that asks before records are deactivated which open work names (specification/registers.md#inactive-records); true without a
 * question where there is none. Rejects when that is not known.
 */
export function useAskDeactivation<Row extends { readonly id: number }>({
  leaves,
  nameOf,
}: DeactivatedKind<Row>): (rows: readonly Row[]) => Promise<boolean> {
  const context = useFormattingContext();
  const confirm = useConfirm();
  const mayBook = useCan('booking');
  return useCallback(
    async (rows) => {
      const { t } = context;
      const found = (await leaves?.read(rows.map(({ id }) => id))) ?? [];
      if (found.length === 0) return true;
      const names = new Map(rows.map((row) => [row.id, nameOf(row, 'list', context)]));
      const named = found.map((left) => ({ ...left, name: names.get(left.id) ?? String(left.id) }));
      // Apart, since no list shows it at first.
      const { default: LeftBehindList } = await import('./left-behind-list.tsx');
      return confirm({
        title: t('records.leaves.title', { count: rows.length, name: [...names.values()][0] ?? '' }),
        body: <LeftBehindList named={named} column={mayBook ? leaves?.column : undefined} />,
        confirmLabel: t('records.deactivate'),
        danger: false,
      });
    },
    [context, confirm, mayBook, leaves, nameOf],
  );
}
