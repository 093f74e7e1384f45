import { useOnline } from '@navette/shared/api';
import { type IsoDate, addDays, isWeekend } from '@navette/shared/domain';
import { useT, useFormats } from '@navette/shared/i18n';
import { Badge, Button, IconButton, Toolbar, useSingleKey, Flex, Box } from '@navette/shared/ui';
import {
  Map as MapIcon,
  Redo2,
  Undo2,
  UserRoundX,
  ChevronLeft,
  ChevronRight,
  ZoomIn,
  ZoomOut,
  CalendarDays,
  StepBack,
  StepForward,
} from 'lucide-react';
import { memo, useState, type ReactNode, useRef, type KeyboardEvent } from 'react';
import { DriverSelect } from './driver-select.tsx';
import { Legend } from './legend.tsx';
import type { Rows } from './use-timeline.ts';
import type { DriverChoice } from './model/board-rows.ts';
import type { TripHistory } from './model/planning-parts.ts';
import { type TimelineDriver, type WeekendTrips, workingDay } from './model/timeline-trip.ts';
import type { PageBoard } from './use-board.ts';
import { boardNow, nowWindow, scrolled, zoomed, type BoardWindow } from './model/board-time.ts';
import { DateInput } from '@navette/shared/ui-overlay';

interface TimelineToolbarProps {
  readonly drivers: readonly TimelineDriver[];
  readonly weekend: WeekendTrips;
  readonly board: Pick<PageBoard, 'handle' | 'isThere' | 'current' | 'setWindow'>;
  readonly day: IsoDate;
  readonly choice: DriverChoice;
  readonly rows: Rows;
  readonly onChoice: (choice: DriverChoice) => void;
  readonly history: TripHistory;
  readonly isLaneOpen: boolean;
  /** Number of trips in the lane. */
  readonly waiting: number;
  readonly onLane: () => void;
  readonly isMapOpen: boolean;
  readonly onMap: () => void;
}

/** Controls of the timeline. Memoized: rendered when a control changed, not with every trip. */
export const TimelineToolbar = memo(function TimelineToolbar(props: TimelineToolbarProps): ReactNode {
  const { drivers, weekend, board, day, choice, rows, onChoice, history, isLaneOpen, waiting, onLane } = props;
  const { isMapOpen, onMap } = props;
  const t = useT();
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(false);
  useSingleKey('d', () => setChoosing(true));
  useSingleKey('m', onMap);
  return (
    <Toolbar role="group" aria-label={t('timeline.toolbar')}>
      <DayPicker day={day} weekend={weekend} onChange={board.handle.showDay} />
      <WindowButtons disabled={!board.isThere} current={board.current} onChange={board.setWindow} />
      <DriverSelect
        drivers={drivers}
        choice={choice}
        rows={rows}
        onChange={onChoice}
        open={isChoosing}
        onOpenChange={setChoosing}
      />
      <IconButton
        label={t('timeline.undo')}
        aria-keyshortcuts="Control+Z"
        disabled={!history.canUndo || !isOnline}
        onClick={() => void history.undo()}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label={t('timeline.redo')}
        aria-keyshortcuts="Control+Y"
        disabled={!history.canRedo || !isOnline}
        onClick={() => void history.redo()}
      >
        <Redo2 aria-hidden />
      </IconButton>
      <Button icon={<UserRoundX aria-hidden />} aria-pressed={isLaneOpen} onClick={onLane}>
        {t('timeline.lane')} <Badge colorPalette={waiting > 0 ? 'orange' : 'gray'}>{waiting}</Badge>
      </Button>
      <Button icon={<MapIcon aria-hidden />} aria-pressed={isMapOpen} aria-keyshortcuts="m" onClick={onMap}>
        {t('timeline.map.toggle')}
      </Button>
      <Legend />
    </Toolbar>
  );
});

interface WindowButtonsProps {
  readonly disabled: boolean;
  /** Current window of the board, read when a button is pressed; undefined while there is no board. */
  readonly current: () => BoardWindow | undefined;
  readonly onChange: (next: BoardWindow) => void;
}

/** Scroll by half a window left and right, zoom in and out, now; each with a key. */
function WindowButtons({ disabled, current, onChange }: WindowButtonsProps): ReactNode {
  const t = useT();
  const change = (next: (window: BoardWindow) => BoardWindow) => () => {
    const window = current();
    if (window) onChange(next(window));
  };
  const left = change((window) => scrolled(window, -1));
  const right = change((window) => scrolled(window, 1));
  const nearer = change((window) => zoomed(window, 1));
  const further = change((window) => zoomed(window, -1));
  const now = change(() => nowWindow(boardNow()));
  useSingleKey('Shift+ArrowLeft', left);
  useSingleKey('Shift+ArrowRight', right);
  useSingleKey('[', left);
  useSingleKey(']', right);
  useSingleKey('+', nearer);
  useSingleKey('-', further);
  useSingleKey('t', now);
  return (
    <Flex gap="0.5" role="group" aria-label={t('timeline.window')}>
      <IconButton
        variant="outline"
        label={t('timeline.scrollLeft')}
        aria-keyshortcuts="Shift+ArrowLeft ["
        disabled={disabled}
        onClick={left}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button aria-keyshortcuts="t" disabled={disabled} onClick={now}>
        {t('timeline.now')}
      </Button>
      <IconButton
        variant="outline"
        label={t('timeline.scrollRight')}
        aria-keyshortcuts="Shift+ArrowRight ]"
        disabled={disabled}
        onClick={right}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      <IconButton
        variant="outline"
        label={t('timeline.zoomIn')}
        aria-keyshortcuts="+"
        disabled={disabled}
        onClick={nearer}
      >
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton
        variant="outline"
        label={t('timeline.zoomOut')}
        aria-keyshortcuts="-"
        disabled={disabled}
        onClick={further}
      >
        <ZoomOut aria-hidden />
      </IconButton>
    </Flex>
  );
}

interface DayPickerProps {
  readonly day: IsoDate;
  /** Trips of the weekend after the day's week. */
  readonly weekend: WeekendTrips;
  readonly onChange: (day: IsoDate) => void;
}

/**
 * Picker of the shown day. A typed date is committed on Enter or blur: while 05/06/2027 is typed, the field holds days
 * of other years, and weekends. Weekends are skipped; their trips are counted in a link (specification/timeline.md#window).
 */
export function DayPicker({ day, weekend, onChange }: DayPickerProps): ReactNode {
  const t = useT();
  const { formatWeekday } = useFormats();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<IsoDate | null>(null);
  const [isUnparsed, setUnparsed] = useState(false);
  const [emptied, setEmptied] = useState(0);

  function show(chosen: IsoDate): void {
    setTyped(null);
    onChange(workingDay(chosen));
  }
  function showTyped(): void {
    if (typed !== null) show(typed);
  }
  function leave(): void {
    showTyped();
    // A day is required: an emptied field shows the current one again.
    if (field.current?.querySelector('input')?.value === '') setEmptied(emptied + 1);
  }
  return (
    <Flex gap="1" align="center" wrap="wrap">
      <IconButton label={t('timeline.day.before')} onClick={() => onChange(workingDay(addDays(day, -1), -1))}>
        <StepBack aria-hidden />
      </IconButton>
      <Box ref={field} width="9.5rem" onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && showTyped()}>
        <DateInput
          key={emptied}
          ahead
          label={t('timeline.day')}
          control={{
            'aria-invalid': isUnparsed || undefined,
            'aria-label': t('timeline.day.of', { weekday: formatWeekday(day) }),
          }}
          value={typed ?? day}
          isUnavailable={isWeekend}
          onBlur={leave}
          onUnparsed={(message) => setUnparsed(message !== null)}
          onChange={(chosen) => {
            const isTyping =
              document.activeElement instanceof HTMLInputElement &&
              field.current?.contains(document.activeElement) === true;
            if (isTyping) setTyped(chosen);
            else if (chosen) show(chosen);
          }}
        />
      </Box>
      <IconButton label={t('timeline.day.after')} onClick={() => onChange(workingDay(addDays(day, 1)))}>
        <StepForward aria-hidden />
      </IconButton>
      {weekend.date !== undefined && (
        <Button
          size="sm"
          icon={<CalendarDays aria-hidden />}
          onClick={() => weekend.date !== undefined && onChange(weekend.date)}
        >
          {t('timeline.weekend', { count: weekend.count })}
        </Button>
      )}
    </Flex>
  );
}
