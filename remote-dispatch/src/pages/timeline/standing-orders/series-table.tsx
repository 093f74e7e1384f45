import { useT } from '@navette/shared/i18n';
import { Badge, Box, Button, IconButton } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import { useOpenBooking } from '@navette/shared/ui-table';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ManageSeries } from '../../../bookings/manage-series.tsx';
import { nextIndex } from '../plan/plan-changes.tsx';
import type { SeriesLine } from './series-plan.ts';
import type { SeriesWords } from './series-words.ts';

interface SeriesTableProps {
  readonly lines: readonly SeriesLine[];
  readonly words: SeriesWords;
  /** Keeps or drops the changes of a standing order. */
  readonly onKeep: (seriesId: number) => void;
}

/** Standing orders with their usual driver before and after; each unfolds into its changes by day. Arrows move between them, Space keeps or drops, Enter unfolds. */
export function SeriesTable({ lines, words, onKeep }: SeriesTableProps): ReactNode {
  const t = useT();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState<number | null>(null);
  const known = lines.findIndex(({ series }) => series.seriesId === current);
  const index = Math.max(0, known);
  const unfold = (id: number) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const row = target?.closest<HTMLElement>('[data-series]');
    if (!row) return;
    if (event.key === 'Enter' && target?.matches('input')) unfold(Number(row.dataset.series));
    else {
      const to = nextIndex(event.key, index, lines.length);
      const next = to === undefined ? undefined : lines[to];
      if (!next) return;
      event.currentTarget
        .querySelector<HTMLElement>(
          `[data-series="${String(next.series.seriesId)}"] input, [data-series="${String(next.series.seriesId)}"] button`,
        )
        ?.focus();
    }
    event.preventDefault();
  }

  return (
    <Box as="table" css={tableStyle} aria-label={t('standingOrders.table')}>
      <thead>
        <tr>
          <th scope="col">{t('timeline.plan.kept')}</th>
          <th scope="col">{t('standingOrders.column.order')}</th>
          <th scope="col">{t('standingOrders.column.when')}</th>
          <th scope="col">{t('standingOrders.column.usual')}</th>
          <th scope="col">{t('standingOrders.column.trips')}</th>
          <th scope="col">{t('standingOrders.column.drivers')}</th>
          <th scope="col">{t('standingOrders.column.changes')}</th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves the focus between the controls in it */}
      <tbody onKeyDown={onKeyDown}>
        {lines.map((line, at) => (
          <SeriesRow
            key={line.series.seriesId}
            {...{ line, words, onKeep }}
            isOpen={open.has(line.series.seriesId)}
            isStop={at === index}
            onFocus={setCurrent}
            onUnfold={unfold}
          />
        ))}
      </tbody>
    </Box>
  );
}

interface SeriesRowProps {
  readonly line: SeriesLine;
  readonly words: SeriesWords;
  readonly isOpen: boolean;
  /** Its controls are in the tab order. */
  readonly isStop: boolean;
  readonly onKeep: (seriesId: number) => void;
  readonly onFocus: (seriesId: number) => void;
  readonly onUnfold: (seriesId: number) => void;
}

const SeriesRow = memo(function SeriesRow(props: SeriesRowProps): ReactNode {
  const { line, words, isOpen, isStop, onKeep, onFocus, onUnfold } = props;
  const { series, kept, overtaken } = line;
  const t = useT();
  const id = series.seriesId;
  const order = words.way(series);
  const count = series.changes.length;
  const details = count + series.unassigned.length;
  const tabIndex = isStop ? 0 : -1;
  const isSteady = series.before.driverId === series.after.driverId;
  return (
    <>
      <tr data-series={id} data-kept={kept || count === 0} onFocus={() => onFocus(id)}>
        <td>
          {count > 0 && (
            <Checkbox
              tabIndex={tabIndex}
              checked={kept}
              aria-label={t('timeline.plan.keep', { trip: order })}
              onChange={() => onKeep(id)}
            />
          )}
        </td>
        <th scope="row">
          {order} {series.inactive && <Badge>{t('standingOrders.inactive')}</Badge>} <ManageSeries seriesId={id} />
        </th>
        <td>{words.when(series)}</td>
        <td data-same={isSteady || undefined}>{words.usual(series)}</td>
        <td>{words.trips(series)}</td>
        <td>
          {series.before.drivers === series.after.drivers
            ? series.after.drivers
            : t('timeline.plan.move', { from: series.before.drivers, to: series.after.drivers })}
        </td>
        <td>
          <span className="count">
            {count}
            {series.unassigned.length > 0 && (
              <Badge colorPalette="orange">{t('standingOrders.unassigned', { count: series.unassigned.length })}</Badge>
            )}
            {overtaken.size > 0 && <Badge colorPalette="orange">{t('timeline.plan.overtaken')}</Badge>}
            {details > 0 && (
              <IconButton
                size="xs"
                tabIndex={tabIndex}
                aria-expanded={isOpen}
                label={t('standingOrders.unfold', { order })}
                onClick={() => onUnfold(id)}
              >
                {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
              </IconButton>
            )}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={7}>
            <SeriesDays {...{ line, words }} />
          </td>
        </tr>
      )}
    </>
  );
});

/** The changes of a standing order by day, and its trips that fit nobody; each opens its booking. */
function SeriesDays({ line: { series, overtaken }, words }: Pick<SeriesRowProps, 'line' | 'words'>): ReactNode {
  const t = useT();
  const openBooking = useOpenBooking();
  return (
    <ul className="days">
      {series.changes.map((change) => (
        <li key={change.bookingId}>
          <Button size="xs" variant="plain" onClick={() => openBooking(change.bookingId)}>
            {words.moment(change)}
          </Button>
          <span>{words.move(change)}</span>
          {overtaken.has(change.bookingId) && <Badge colorPalette="orange">{t('timeline.plan.overtaken')}</Badge>}
        </li>
      ))}
      {series.unassigned.map((trip) => {
        const { why, possible } = words.unassigned(trip);
        return (
          <li key={trip.bookingId}>
            <Button size="xs" variant="plain" onClick={() => openBooking(trip.bookingId)}>
              {words.trip(trip.bookingId)}
            </Button>
            <span>{[why, possible].filter(Boolean).join(' ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

const tableStyle = {
  width: '100%',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    bg: 'bg.panel',
    fontWeight: 'semibold',
    color: 'fg.muted',
  },
  '& thead th:not(:nth-of-type(2), :nth-of-type(4))': { overflowWrap: 'normal' },
  '& tbody th': { fontWeight: 'semibold', minWidth: '9rem' },
  '& td:nth-of-type(3)': { minWidth: '8rem' },
  '& [data-same]': { color: 'fg.muted' },
  '& [data-kept=false] > *': { color: 'fg.muted' },
  '& [data-kept=false] > th': { textDecoration: 'line-through' },
  '& .count': { display: 'flex', gap: '1', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' },
  '& .days': { listStyle: 'none', margin: '0', paddingInlineStart: '10' },
  '& .days > li': { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'center' },
  '& .days button': { fontWeight: 'semibold', whiteSpace: 'normal', textAlign: 'start' },
} as const;
