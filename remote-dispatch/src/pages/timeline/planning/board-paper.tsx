import { brusselsToday, clientName, driverName, waitsForDriver, type IsoDate } from '@navette/shared/domain';
import { collatorOf, useFormats, useLocale, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { PaperSection, PaperTable, PrintRoot, type PaperColumn } from '@navette/shared/ui-document';
import type { ReactNode } from 'react';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { spanText, stateText } from '../model/trip-text.ts';
import { sheetStyle, useIsPrinting } from '../plan/plan-paper.tsx';
import { tripsOfDay } from './exceptions.ts';

interface BoardPaperProps {
  /** Trips of the shown drivers. */
  readonly trips: readonly TimelineTrip[];
  readonly day: IsoDate;
}

/** Print version of the board, whose blocks say too little on paper: the trips of the day by driver, first those that are still to be assigned. */
export function BoardPaper(props: BoardPaperProps): ReactNode {
  return useIsPrinting() && <Paper {...props} />;
}

/** Driver of a trip; empty while it is to be assigned, which sorts it first. */
const driverOf = ({ booking }: TimelineTrip): string =>
  waitsForDriver(booking.status, booking.accepted, booking.driver_active) ? '' : driverName(booking, 'list');

/** Begin and end of a trip. */
const endsOf = ({ booking: { type, pick_address, destination_name } }: TimelineTrip) =>
  type === 'back' ? [destination_name, pick_address] : [pick_address, destination_name];

function Paper({ trips, day }: BoardPaperProps): ReactNode {
  const t = useT();
  const { compare } = collatorOf(useLocale());
  const { formatDate, formatWeekday } = useFormats();
  const title = `${t('timeline.board')} · ${formatWeekday(day)} ${formatDate(day)}`;
  const sorted = tripsOfDay(trips, day).toSorted(
    (one, other) => compare(driverOf(one), driverOf(other)) || one.span.start - other.span.start,
  );
  const rows = sorted.map((trip, index) => {
    const before = sorted[index - 1];
    return { trip, isFirst: !before || driverOf(before) !== driverOf(trip) };
  });
  const columns: readonly PaperColumn<(typeof rows)[number]>[] = [
    {
      header: 'planning.column.driver',
      width: '18%',
      cell: ({ trip, isFirst }) => (isFirst ? driverOf(trip) || t('booking.driver.none') : ''),
    },
    { header: 'daySheet.time', width: '12%', cell: ({ trip }) => spanText(trip.span) },
    { header: 'daySheet.client', width: '18%', cell: ({ trip }) => clientName(trip.booking, 'list') },
    { header: 'daySheet.from', width: '19%', cell: ({ trip }) => endsOf(trip)[0] },
    { header: 'daySheet.to', width: '19%', cell: ({ trip }) => endsOf(trip)[1] },
    { header: 'planning.column.status', width: '14%', cell: ({ trip }) => stateText(trip.booking, t) },
  ];
  return (
    <PrintRoot>
      <Box as="article" css={sheetStyle}>
        <PaperSection level="part" title={title} note={t('daySheet.count', { count: rows.length })}>
          <PaperTable
            running={`${title} · ${t('table.print.on', { date: formatDate(brusselsToday()) })}`}
            columns={columns}
            rows={rows}
            rowKey={({ trip }) => trip.id}
          />
        </PaperSection>
      </Box>
    </PrintRoot>
  );
}
