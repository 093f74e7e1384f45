import { clockOf } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Hours } from '../model/hours.ts';
import { layOutDay } from '../model/lay-out.ts';
import type { Booking, CalendarDay } from '../model/week-trips.ts';
import { CHIP_WIDTH, MoreTrips } from './more-trips.tsx';
import { TripBlock } from './trip-block.tsx';
import { useDragCreate } from './use-drag-create.ts';

interface DayColumnProps {
  readonly day: CalendarDay;
  readonly hours: Hours;
  readonly onOpen: (booking: Booking) => void;
  readonly onCreate: (date: string, range: Hours) => void;
}

const percent = (part: number): string => `${String(part * 100)}%`;

/** One day: its trips, and room to draw a new one into. */
export function DayColumn({ day, hours, onOpen, onCreate }: DayColumnProps): ReactNode {
  const t = useT();
  const { placed, folded } = useMemo(() => layOutDay(day.trips, hours.start), [day.trips, hours.start]);
  const { range, handlers, giveUp } = useDragCreate(hours, (drawn) => onCreate(day.date, drawn));
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
  const heightOf = (from: number, to: number): number => (Math.min(to, hours.end) - Math.max(from, hours.start)) / length;
  return (
    <Box position="relative" flex="1 1 0" minWidth="7rem" borderInlineStartWidth="1px" borderColor="border" touchAction="pan-x pan-y" cursor="crosshair" userSelect="none" {...handlers}>
      {range && (
        <Box position="absolute" insetInline="0" bg="blue.100" borderWidth="1px" borderColor="blue.600" zIndex="2" pointerEvents="none" paddingInline="1" style={{ top: percent(topOf(range.start)), height: percent(heightOf(range.start, range.end)) }}>
          <Text textStyle="xs">{t('calendar.drawn', { from: clockOf(range.start), to: clockOf(range.end) })}</Text>
        </Box>
      )}
      {placed.map((trip) => (
        <TripBlock
          key={trip.booking.id}
          trip={trip}
          onOpen={onOpen}
          place={{ top: percent(topOf(trip.start)), height: `max(${percent(heightOf(trip.start, trip.end))}, 24px)`, left: `calc((100% - ${margin}) * ${String(trip.lane / trip.lanes)})`, width: `calc((100% - ${margin}) / ${String(trip.lanes)})` }}
        />
      ))}
      {folded.map((trips) => (
        <MoreTrips key={trips.start} folded={trips} top={percent(topOf(trips.start))} onOpen={onOpen} />
      ))}
    </Box>
  );
}
