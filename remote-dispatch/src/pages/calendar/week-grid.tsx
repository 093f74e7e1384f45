import { clockOf, brusselsNow, minutesOf, brusselsToday } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, Text, VisuallyHidden, IconButton, Link, Skeleton } from '@navette/shared/ui';
import { useId, useMemo, type ReactNode, useState, type KeyboardEvent } from 'react';
import {
  INTERVAL,
  type Hours,
  type Booking,
  type CalendarDay,
  firstPiece,
  layOutDay,
  type DayLayout,
  movedPiece,
  type DrawKey,
  type DrawnPiece,
} from './week-trips.ts';
import { DayColumn } from './day-column.tsx';
import { Plus } from 'lucide-react';

interface WeekGridProps {
  readonly days: readonly CalendarDay[];
  readonly hours: Hours;
  readonly label: string;
  /** The bookings of this week are still loading. */
  readonly loading: boolean;
  readonly onOpen: (booking: Booking) => void;
  /** Left out for users who may not book. */
  readonly onCreate?: ((date: string, range?: Hours) => void) | undefined;
}

const ROW = 14;
const AXIS = '3.25rem';

/** Grid of seven days over the hours of the day. */
export function WeekGrid({ days, hours, label, loading, onOpen, onCreate }: WeekGridProps): ReactNode {
  const t = useT();
  const { formatWeekday, formatDate } = useFormats();
  const keysId = useId();
  const dates = useMemo(() => days.map(({ date }) => date), [days]);
  const layouts = useMemo(() => days.map(({ trips }) => layOutDay(trips, hours.start)), [days, hours.start]);
  const { piece, handlers } = useKeyboardDraw({ dates, hours, onDrawn: onCreate });
  const rows = (hours.end - hours.start) / INTERVAL;
  const height = rows * ROW;
  const full = Array.from({ length: Math.floor(rows / 6) + 1 }, (_, index) => hours.start + index * 60);
  const lines = `repeating-linear-gradient(to bottom, var(--chakra-colors-gray-300) 0 1px, transparent 1px ${String(ROW * 6)}px), repeating-linear-gradient(to bottom, var(--chakra-colors-gray-100) 0 1px, transparent 1px ${String(ROW)}px)`;
  const drawnOn = piece && dates[piece.day];
  return (
    <>
      <Box
        role="region"
        aria-label={label}
        aria-busy={loading}
        aria-describedby={onCreate && keysId}
        tabIndex={0}
        overflow="auto"
        flex="1 1 auto"
        minHeight="0"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
        bg="bg.panel"
        {...handlers}
      >
        <Box minWidth="max(100%, 60rem)" width="max-content">
          <Flex position="sticky" top="0" zIndex="3" bg="bg.panel" borderBottomWidth="1px" borderColor="border">
            <Box width={AXIS} flexShrink="0" />
            {days.map((day, index) => (
              <DayHead key={day.date} {...{ day, loading, onCreate }} width={widthOf(layouts[index])} />
            ))}
          </Flex>
          <Flex position="relative" style={{ height, background: lines, opacity: loading ? 0.5 : undefined }}>
            <Box width={AXIS} flexShrink="0" position="relative" bg="bg.panel" aria-hidden>
              {full.map((minute) => (
                <Box
                  key={minute}
                  position="absolute"
                  insetInlineEnd="1.5"
                  textStyle="xs"
                  color="fg.muted"
                  style={{ top: ((minute - hours.start) / INTERVAL) * ROW }}
                >
                  {minute < hours.end && clockOf(minute)}
                </Box>
              ))}
            </Box>
            {days.map((day, index) => (
              <DayColumn
                key={day.date}
                {...{ day, hours, onOpen, onCreate }}
                layout={layouts[index] ?? NO_TRIPS}
                width={widthOf(layouts[index])}
                drawn={piece?.day === index ? piece : undefined}
              />
            ))}
          </Flex>
        </Box>
      </Box>
      <VisuallyHidden aria-live="assertive">
        {piece &&
          drawnOn !== undefined &&
          t('calendar.piece', {
            day: `${formatWeekday(drawnOn)} ${formatDate(drawnOn)}`,
            from: clockOf(piece.start),
            to: clockOf(piece.end),
          })}
      </VisuallyHidden>
      {onCreate && (
        <Text id={keysId} tone="muted" textStyle="xs">
          {t('calendar.keys')}
        </Text>
      )}
    </>
  );
}

const NO_TRIPS: DayLayout = { placed: [], folded: [] };

/** Least width of a day: that of a busy one lets the names of two trips be read side by side. */
const widthOf = (layout: DayLayout | undefined): string => (layout && layout.folded.length > 0 ? '9.75rem' : '7rem');

const PLAIN: Readonly<Record<string, DrawKey>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const SHIFTED: Readonly<Record<string, DrawKey>> = { ArrowUp: 'shorter', ArrowDown: 'longer' };

interface KeyboardDrawOptions {
  readonly dates: readonly string[];
  readonly hours: Hours;
  /** Called with the time confirmed by Enter; left out for users who may not book. */
  readonly onDrawn?: ((date: string, range: Hours) => void) | undefined;
}

/**
 * Draws a new trip by keyboard while the grid has the focus: arrows move it, with Shift they change its length, Enter
 * books it, Esc cancels.
 */
function useKeyboardDraw({ dates, hours, onDrawn }: KeyboardDrawOptions) {
  const [drawn, setDrawn] = useState<DrawnPiece>();
  const piece = drawn && drawn.start >= hours.start && drawn.end <= hours.end ? drawn : undefined;

  function begin(): DrawnPiece {
    const { date, time } = brusselsNow();
    const today = dates.indexOf(date);
    return today === -1 ? firstPiece(0, hours) : firstPiece(today, hours, minutesOf(time));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target, currentTarget } = event;
    if (!onDrawn || target !== currentTarget || ctrlKey || metaKey || altKey) return;
    const step = (shiftKey ? SHIFTED : PLAIN)[key];
    const date = piece && dates[piece.day];
    if (step) setDrawn(piece ? movedPiece(piece, step, hours) : begin());
    else if (key === 'Enter' && piece && date !== undefined) {
      setDrawn(undefined);
      onDrawn(date, piece);
    } else if (key === 'Escape' && piece) setDrawn(undefined);
    else return;
    event.preventDefault();
  }

  return { piece, handlers: { onKeyDown, onBlur: () => setDrawn(undefined) } };
}

interface DayHeadProps {
  readonly day: CalendarDay;
  readonly loading: boolean;
  readonly onCreate?: ((date: string) => void) | undefined;
  /** Least width. */
  readonly width: string;
}

/** Head of a day: its name, number of trips outside the shown hours, and a button to book on it. */
function DayHead({ day: { date, before, after, trips }, loading, onCreate, width }: DayHeadProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const dayName = `${formatWeekday(date)} ${formatDate(date)}`;
  const isToday = date === brusselsToday();
  return (
    <Box
      flex="1 1 0"
      style={{ minWidth: width }}
      borderInlineStartWidth="1px"
      borderColor="border"
      paddingInline="1.5"
      paddingBlock="1"
      bg={isToday ? 'brand.50' : undefined}
    >
      <Flex justify="space-between" align="center">
        <Text
          as="h2"
          textStyle="sm"
          fontWeight={isToday ? 'bold' : 'semibold'}
          aria-current={isToday ? 'date' : undefined}
        >
          {formatWeekday(date, 'short')} {formatDate(date).slice(0, 5)}
        </Text>
        {onCreate && (
          <IconButton size="sm" label={t('calendar.bookOn', { day: dayName })} onClick={() => onCreate(date)}>
            <Plus aria-hidden />
          </IconButton>
        )}
      </Flex>
      {loading ? (
        <Skeleton height="1rem" width="60%" />
      ) : (
        <Text textStyle="xs" tone="muted">
          <Link to={`/booking?from=${date}&to=${date}`}>
            {t('calendar.count', { count: trips.length + before + after })}
          </Link>
          {before + after > 0 && (
            <>
              <br />
              {t('calendar.outside', { count: before + after })}
            </>
          )}
        </Text>
      )}
    </Box>
  );
}
