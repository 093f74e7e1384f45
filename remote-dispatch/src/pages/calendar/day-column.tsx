import { Box, Text } from '@navette/shared/ui';
import { useEffect, type ReactNode, useRef, useState, type PointerEvent } from 'react';
import {
  type Hours,
  draggedRange,
  type DayLayout,
  type Booking,
  type CalendarDay,
  type FoldedTrips,
} from './week-trips.ts';
import { TripBlock, useTripText } from './trip-block.tsx';
import { brusselsNow, minutesOf, clockOf } from '@navette/shared/domain';
import { useNow } from '../../office/use-now.ts';
import { useT } from '@navette/shared/i18n';
import { Popover } from '@navette/shared/ui-overlay';

interface DayColumnProps {
  readonly day: CalendarDay;
  readonly layout: DayLayout;
  /** Least width. */
  readonly width: string;
  readonly hours: Hours;
  readonly onOpen: (booking: Booking) => void;
  readonly onCreate?: ((date: string, range: Hours) => void) | undefined;
  /** Time being drawn in this column by keyboard. */
  readonly drawn: Hours | undefined;
}

const percent = (part: number): string => `${String(part * 100)}%`;

/** Column of a day: its trips, and the surface to draw a new one. */
export function DayColumn({ day, layout, width, hours, onOpen, onCreate, drawn }: DayColumnProps): ReactNode {
  const { placed, folded } = layout;
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
      style={{ minWidth: width }}
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

interface NowLineProps {
  readonly date: string;
  /** Position of a minute; undefined outside the shown hours. */
  readonly topOf: (minute: number) => string | undefined;
}

/** Line at the current time in the column of today. */
function NowLine({ date, topOf }: NowLineProps): ReactNode {
  const now = brusselsNow(useNow());
  const top = now.date === date ? topOf(minutesOf(now.time)) : undefined;
  return (
    top !== undefined && (
      <Box
        aria-hidden
        position="absolute"
        insetInline="0"
        zIndex="1"
        borderTopWidth="2px"
        borderColor="red.600"
        pointerEvents="none"
        style={{ top }}
      />
    )
  );
}

interface DrawnTripProps {
  readonly range: Hours;
  readonly top: string;
  readonly height: string;
}

/** Preview of the trip being drawn, with its times; scrolled into view. */
function DrawnTrip({ range: { start, end }, top, height }: DrawnTripProps): ReactNode {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Return value ignored: newer browsers return a promise, which is not an effect cleanup.
    box.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <Box
      ref={box}
      position="absolute"
      insetInline="0"
      bg="blue.100"
      borderWidth="1px"
      borderColor="blue.600"
      zIndex="2"
      pointerEvents="none"
      paddingInline="1"
      style={{ top, height, scrollMarginTop: '3.5rem' }}
    >
      <Text textStyle="xs">{t('calendar.drawn', { from: clockOf(start), to: clockOf(end) })}</Text>
    </Box>
  );
}

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly to: number;
}

const PRIMARY = 0;

/** Minute of the day under the pointer. */
function minuteAt({ clientY, currentTarget }: PointerEvent, { start, end }: Hours): number {
  const { top, height } = currentTarget.getBoundingClientRect();
  return start + ((clientY - top) / Math.max(1, height)) * (end - start);
}

/**
 * Draws a new trip on a day by dragging: it is created on release, and cancelled by Esc or `pointercancel`.
 * @param onDrawn called with the dragged quarters of an hour; left out for users who may not book
 */
function useDragCreate(hours: Hours, onDrawn: ((range: Hours) => void) | undefined) {
  const [drag, setDrag] = useState<Drag>();
  const end = () => setDrag(undefined);
  return {
    range: drag && draggedRange(drag.from, drag.to, hours),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        // Touch scrolls; touch users book by the button of the day.
        if (!onDrawn || event.button !== PRIMARY || event.pointerType === 'touch') return;
        const at = minuteAt(event, hours);
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ pointer: event.pointerId, from: at, to: at });
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (drag?.pointer === event.pointerId) setDrag({ ...drag, to: minuteAt(event, hours) });
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        if (drag?.pointer !== event.pointerId) return;
        end();
        onDrawn?.(draggedRange(drag.from, minuteAt(event, hours), hours));
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
    },
    giveUp: end,
  };
}

interface MoreTripsProps {
  readonly folded: FoldedTrips;
  readonly top: string;
  readonly onOpen: (booking: Booking) => void;
}

/** Width of the margin for the counts. */
const CHIP_WIDTH = '26px';

const CHIP = {
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 1,
  width: '26px',
  minHeight: '24px',
  fontSize: '0.7rem',
  fontWeight: 600,
  borderRadius: '4px',
  background: 'var(--chakra-colors-gray-solid)',
  color: 'var(--chakra-colors-gray-contrast)',
} as const;
const LINE = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  padding: '4px 0',
  minHeight: '24px',
  cursor: 'pointer',
} as const;

/** Trips without room beside the others: their count, and a list of them. */
function MoreTrips({ folded: { trips }, top, onOpen }: MoreTripsProps): ReactNode {
  const t = useT();
  const say = useTripText();
  const label = t('calendar.more', { count: trips.length });
  return (
    <Popover
      title={label}
      trigger={
        <button
          type="button"
          style={{ ...CHIP, top }}
          aria-label={label}
          onPointerDown={(event) => event.stopPropagation()}
        >
          +{trips.length}
        </button>
      }
    >
      <Box as="ul" listStyleType="none" padding="0" margin="0">
        {trips.map((trip) => (
          <li key={trip.booking.id}>
            <button type="button" style={LINE} onClick={() => onOpen(trip.booking)}>
              {say(trip)}
            </button>
          </li>
        ))}
      </Box>
    </Popover>
  );
}
