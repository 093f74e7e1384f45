import { Box } from '@navette/shared/ui';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Hours } from '../model/hours.ts';
import { layOutDay } from '../model/lay-out.ts';
import type { Booking, CalendarDay } from '../model/week-trips.ts';
import { CHIP_WIDTH, MoreTrips } from './more-trips.tsx';
import { DrawnTrip } from './drawn-trip.tsx';
import { NowLine } from './now-line.tsx';
import { TripBlock } from './trip-block.tsx';
import { useDragCreate } from './use-drag-create.ts';

interface DayColumnProps {
  readonly day: CalendarDay;
  readonly hours: Hours;
  readonly onOpen: (booking: Booking) => void;
  readonly onCreate?: ((date: string, range: Hours) => void) | undefined;
  /** Time that is being drawn in this column by keyboard. */
  readonly drawn: Hours | undefined;
}

const percent = (part: number): string => `${String(part * 100)}%`;

/** Column of a day: its trips, and the surface to draw a new one on. */
export function DayColumn({ day, hours, onOpen, onCreate, drawn }: DayColumnProps): ReactNode {
  const { placed, folded } = useMemo(() => layOutDay(day.trips, hours.start), [day.trips, hours.start]);
  const { range, handlers, giveUp } = useDragCreate(hours, onCreate && ((piece) => onCreate(day.date, piece)));
  const shown = range ?? drawn;
  const margin = folded.length > 0 ? CHIP_WIDTH : '0px';
  const isDrawing = range !== undefined;
  useEffect(() => {
    if (!isDrawing) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && giveUp();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const length = hours.end - hours.start;
  const topOf = (minute: number): number => (Math.max(minute, hours.start) - hours.start) / length;
  const heightOf = (from: number, to: number): number =>
    (Math.min(to, hours.end) - Math.max(from, hours.start)) / length;
  return (
    <Box
      position="relative"
      flex="1 1 0"
      minWidth="7rem"
      borderInlineStartWidth="1px"
      borderColor="border"
      touchAction="pan-x pan-y"
      cursor={onCreate ? 'crosshair' : undefined}
      userSelect="none"
      {...handlers}
    >
      <NowLine
        date={day.date}
        topOf={(minute) => (minute < hours.start || minute > hours.end ? undefined : percent(topOf(minute)))}
      />
      {shown && (
        <DrawnTrip range={shown} top={percent(topOf(shown.start))} height={percent(heightOf(shown.start, shown.end))} />
      )}
      {placed.map((trip) => (
        <TripBlock
          key={trip.booking.id}
          trip={trip}
          onOpen={onOpen}
          minutes={Math.min(trip.end, hours.end) - Math.max(trip.start, hours.start)}
          place={{
            top: percent(topOf(trip.start)),
            height: `max(${percent(heightOf(trip.start, trip.end))}, 24px)`,
            left: `calc((100% - ${margin}) * ${String(trip.lane / trip.lanes)})`,
            width: `calc((100% - ${margin}) / ${String(trip.lanes)})`,
          }}
        />
      ))}
      {folded.map((trips) => (
        <MoreTrips key={trips.start} folded={trips} top={percent(topOf(trips.start))} onOpen={onOpen} />
      ))}
    </Box>
  );
}
