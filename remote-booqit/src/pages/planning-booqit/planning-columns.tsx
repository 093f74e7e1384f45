import type { TableColumn } from '@navette/shared/ui-table';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { bookedColumn, paperColumns } from '../../entities/transport/booked-columns.tsx';
import { directionText, type TransportRow } from '../../entities/transport/transport-row.ts';
import { passengerName, TRANSPORT_COLUMNS, transportColumns } from '../../entities/transport/transport-columns.ts';

/** The platform's id of a transport, which people quote on the phone and search for. */
const transportId: TableColumn<TransportRow> = {
  ...TRANSPORT_COLUMNS.transportId,
  id: 'transportId',
  fixed: false,
  hidden: true,
};

/** Certificate and invoice matter after the trip: they are hidden at first. */
const PAPERS = paperColumns.map((column) => ({ ...column, hidden: true }));

/**
 * Columns of planning. The direction's cell expands the row (specification/booqit.md#planning); the admin view also has the total
 * (specification/roles.md#sets-of-roles).
 * @param onExpand a constant function
 */
export function planningColumns(
  isAdmin: boolean,
  onExpand: (key: string) => void,
): readonly TableColumn<TransportRow>[] {
  const [first, ...others] = transportColumns([
    ...(['direction', 'date', 'time', 'passenger', 'reason', 'pickup', 'dropOff', 'price'] as const),
    ...(isAdmin ? (['total'] as const) : []),
  ]);
  const marker: TableColumn<TransportRow>[] = first
    ? [
        {
          ...first,
          extra: 22,
          whole: true,
          fixed: true,
          cell: (row, { t }) => {
            const { isExpanded = false, passenger, key } = row;
            const direction = directionText(row, t);
            const Icon = isExpanded ? ChevronDown : ChevronRight;
            return (
              <button
                type="button"
                className="unfold"
                aria-expanded={isExpanded}
                aria-label={t('planning.unfold', { direction, name: passengerName(passenger) })}
                onClick={() => onExpand(key)}
              >
                <Icon aria-hidden /> {direction}
              </button>
            );
          },
        },
      ]
    : [];
  return [...marker, ...others, bookedColumn, ...PAPERS, transportId];
}
