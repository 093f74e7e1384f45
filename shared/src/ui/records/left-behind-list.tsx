import type { components } from '@navette/openapi/types';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Link } from '../kit/link.tsx';
import { Stack } from '../kit/layout.ts';
import { Text } from '../kit/text.tsx';
import { withdrawQuestion } from '../overlay/dialog/confirm.ts';
import { useFormattingContext } from '../table/columns/column.ts';
import { writeFilters } from '../table/filter/column-filter.ts';
import type { Leaves } from './use-ask-deactivation.tsx';

/** Records named in a question; the others are counted. */
const MOST_NAMED = 8;

interface LeftBehindListProps {
  readonly named: readonly (components['schemas']['LeftBehind'] & { readonly name: string })[];
  readonly column: Leaves['column'];
}

/** The open work of each record, with a link to its trips. */
export default function LeftBehindList({ named, column }: LeftBehindListProps): ReactNode {
  const t = useT();
  const { formats } = useFormattingContext();
  return (
    <Stack gap="2">
      <Text>{t('records.leaves.intro')}</Text>
      <ul>
        {named.slice(0, MOST_NAMED).map(({ id, name, trips, from, to, standingOrders, tasks, requests }) => (
          <li key={id}>
            {t('shared.labelled', {
              label: name,
              text: [
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
