import { messageKey } from '@navette/shared/i18n';
import { statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { ChevronDown, ChevronRight, BadgeCheck, CheckCheck, CircleCheck, CircleHelp } from 'lucide-react';
import { directionText, type TransportRow } from '../../entities/transport/transport-row.ts';
import { passengerName, TRANSPORT_COLUMNS, transportColumns } from '../../entities/transport/transport-columns.ts';
import type { BookedMatch } from '@navette/shared/domain';
import type { StatusStyle } from '@navette/shared/ui';

const STYLES: Readonly<Record<BookedMatch, StatusStyle>> = {
  certain: { tone: 'success', icon: BadgeCheck, label: messageKey('booked.certain') },
  booked: { tone: 'info', icon: CircleCheck, label: messageKey('booked.booked') },
  probable: { tone: 'warning', icon: CircleHelp, label: messageKey('booked.probable') },
};
const DONE: StatusStyle = { tone: 'muted', icon: CheckCheck, label: messageKey('booked.done') };

/** Style of a booked transport's row, by certainty: certain by its id, by national number, probable by birthday (specification/booqit.md#booked-already). */
export const bookedStyle = ({ booked }: TransportRow): StatusStyle | undefined =>
  booked && (booked.isDone && booked.match !== 'probable' ? DONE : STYLES[booked.match]);

const booked = statusColumn<TransportRow>({
  id: 'booked',
  header: messageKey('booked.title'),
  status: bookedStyle,
  // Truncated, it would not show the certainty of the match: “Réservé (NISS)”.
  whole: true,
});

/** The platform's id of a transport, which people quote on the phone and search for. */
const transportId: TableColumn<TransportRow> = {
  ...TRANSPORT_COLUMNS.transportId,
  id: 'transportId',
  fixed: false,
  hidden: true,
};

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
  return [...marker, ...others, booked, transportId];
}
