import { useOnline } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Badge, Button, IconButton, Toolbar, useSingleKey, Flex } from '@navette/shared/ui';
import { Redo2, Undo2, UserRoundX, ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { DayPicker } from './day-picker.tsx';
import { DriverSelect } from './driver-select.tsx';
import { Legend } from './legend.tsx';
import type { Rows } from './use-rows.ts';
import type { DriverChoice } from './model/board-rows.ts';
import type { TripHistory } from './model/planning-parts.ts';
import type { TimelineDriver, WeekendTrips } from './model/timeline-trip.ts';
import type { PageBoard } from './use-board.ts';
import { boardNow, nowWindow, scrolled, zoomed, type BoardWindow } from './model/board-time.ts';

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
}

/** Controls of the timeline. Memoized: rendered when a control changed, not with every trip. */
export const TimelineToolbar = memo(function TimelineToolbar(props: TimelineToolbarProps): ReactNode {
  const { drivers, weekend, board, day, choice, rows, onChoice, history, isLaneOpen, waiting, onLane } = props;
  const t = useT();
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(false);
  useSingleKey('d', () => setChoosing(true));
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
