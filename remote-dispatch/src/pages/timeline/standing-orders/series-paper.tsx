import { brusselsToday } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { PaperSection, PaperTable, PrintRoot, type PaperColumn } from '@navette/shared/ui-document';
import type { ReactNode } from 'react';
import { sheetStyle, useIsPrinting } from '../plan/plan-paper.tsx';
import {
  isConcerned,
  seriesFigures,
  type SeriesFigure,
  type SeriesLine,
  type SeriesPlan,
  type SeriesProposal,
} from './series-plan.ts';
import type { SeriesWords } from './series-words.ts';

interface SeriesPaperProps {
  readonly proposal: SeriesProposal;
  readonly lines: readonly SeriesLine[];
  readonly words: SeriesWords;
}

/** Print version of the page while a proposal is shown: figures, the standing orders that change with their changes by day, and what could not be planned. */
export function SeriesPaper(props: SeriesPaperProps): ReactNode {
  return useIsPrinting() && <Paper {...props} />;
}

function Paper({ proposal, lines, words }: SeriesPaperProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const title = `${t('standingOrders.title')} · ${words.days(proposal)}`;
  const running = `${title} · ${t('table.print.on', { date: formatDate(brusselsToday()) })}`;
  const figures: readonly PaperColumn<SeriesFigure>[] = [
    { header: 'standingOrders.figure', width: '50%', cell: ({ id }) => words.figure(id) },
    { header: 'timeline.plan.before', width: '25%', cell: ({ id, before }) => words.value(id, before) },
    { header: 'timeline.plan.after', width: '25%', cell: ({ id, after }) => words.value(id, after) },
  ];
  const columns: readonly PaperColumn<SeriesLine>[] = [
    {
      header: 'timeline.plan.kept',
      width: '11%',
      cell: ({ kept }) => t(kept ? 'timeline.plan.kept.yes' : 'timeline.plan.kept.no'),
    },
    { header: 'standingOrders.column.order', width: '21%', cell: ({ series }) => words.way(series) },
    { header: 'standingOrders.column.when', width: '13%', cell: ({ series }) => words.when(series) },
    { header: 'standingOrders.column.usual', width: '18%', cell: ({ series }) => words.usual(series) },
    { header: 'standingOrders.column.trips', width: '11%', cell: ({ series }) => words.trips(series) },
    {
      header: 'standingOrders.column.changes',
      width: '26%',
      cell: ({ series }) => daysOf(series, words).map((line) => <div key={line}>{line}</div>),
    },
  ];
  return (
    <PrintRoot>
      <Box as="article" css={sheetStyle}>
        <PaperSection level="part" title={title} note={t('timeline.plan.paper.note')}>
          <PaperTable running={running} columns={figures} rows={seriesFigures(proposal)} rowKey={({ id }) => id} />
        </PaperSection>
        <PaperSection level="part" title={t('standingOrders.table')}>
          <PaperTable
            running={running}
            columns={columns}
            rows={lines.filter(({ series }) => isConcerned(series))}
            rowKey={({ series }) => series.seriesId}
          />
        </PaperSection>
        {proposal.ignored.length > 0 && (
          <PaperSection level="part" title={t('timeline.plan.ignored', { count: proposal.ignored.length })}>
            <ul>
              {proposal.ignored.map((one) => (
                <li key={`${one.kind} ${String(one.bookingId)} ${String(one.driverId)}`}>{words.ignored(one)}</li>
              ))}
            </ul>
          </PaperSection>
        )}
      </Box>
    </PrintRoot>
  );
}

/** A line for each change, and for each trip that fits nobody. */
const daysOf = ({ changes, unassigned }: SeriesPlan, words: SeriesWords): readonly string[] => [
  ...changes.map((change) => `${words.moment(change)} ${words.move(change)}`),
  ...unassigned.map((trip) =>
    [words.trip(trip.bookingId), ...Object.values(words.unassigned(trip))].filter(Boolean).join(' · '),
  ),
];
