import { useOnline } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Badge, Button, IconButton, Toolbar, useSingleKey } from '@navette/shared/ui';
import { Redo2, Undo2, UserRoundX } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { DayPicker } from './controls/day-picker.tsx';
import { DriverSelect } from './controls/driver-select.tsx';
import { Legend } from './controls/legend.tsx';
import type { Rows } from './controls/use-rows.ts';
import { WindowButtons } from './controls/window-buttons.tsx';
import type { DriverChoice } from './model/driver-choice.ts';
import type { TripHistory } from './model/planning-parts.ts';
import type { TimelineDriver } from './model/timeline-driver.ts';
import type { WeekendTrips } from './model/weekend-trips.ts';
import type { PageBoard } from './use-board.ts';

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
