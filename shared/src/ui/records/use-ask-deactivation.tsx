import type { components } from '@navette/openapi/types';
import { useCallback, type ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useCan } from '../../session/index.ts';
import { Link } from '../kit/link.tsx';
import { Stack } from '../kit/layout.ts';
import { Text } from '../kit/text.tsx';
import { useConfirm, withdrawQuestion } from '../overlay/dialog/confirm.ts';
import { useFormattingContext, type FormattingContext } from '../table/columns/column.ts';
import { writeFilters } from '../table/filter/column-filter.ts';

/** Open work that names records which are deactivated. */
export interface Leaves {
  readonly read: (ids: number[]) => Promise<readonly LeftBehind[]>;
  /** Column of the list of bookings with the name of a record; missing where that list has none. */
  readonly column?: 'client' | 'destination' | 'driver';
}

type LeftBehind = components['schemas']['LeftBehind'];

/** Records named in a question; the others are counted. */
const MOST_NAMED = 8;

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

interface LeftBehindListProps {
  readonly named: readonly (LeftBehind & { readonly name: string })[];
  readonly column: Leaves['column'];
}

/** The open work of each record, with a link to its trips. */
function LeftBehindList({ named, column }: LeftBehindListProps): ReactNode {
  const t = useT();
  const { formats } = useFormattingContext();
  return (
    <Stack gap="2">
      <Text>{t('records.leaves.intro')}</Text>
      <ul>
        {named.slice(0, MOST_NAMED).map(({ name, trips, from, to, standingOrders, tasks, requests }) => (
          <li key={name}>
            {t('records.leaves.of', {
              name,
              work: [
                trips > 0 && t('records.leaves.trips', { count: trips, date: formats.formatDate(from) }),
                standingOrders > 0 && t('records.leaves.standingOrders', { count: standingOrders }),
                tasks > 0 && t('records.leaves.tasks', { count: tasks }),
                requests > 0 && t('records.leaves.requests', { count: requests }),
              ]
                .filter((part) => part !== false)
                .join(', '),
            })}{' '}
            {column && from && to && (
              <Link
                to={`/booking?${new URLSearchParams({ from, to, where: writeFilters([{ column, kind: 'is', value: name }]) }).toString()}`}
                onClick={withdrawQuestion}
              >
                {t('records.leaves.show')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {named.length > MOST_NAMED && <Text>{t('records.leaves.more', { count: named.length - MOST_NAMED })}</Text>}
    </Stack>
  );
}
