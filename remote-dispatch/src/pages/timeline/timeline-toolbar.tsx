import { useOnline } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, IconButton, Toolbar, useSingleKey } from '@navette/shared/ui';
import { Redo2, Undo2, UserRoundX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DayPicker } from './controls/day-picker.tsx';
import { DriverSelect } from './controls/driver-select.tsx';
import { Legend } from './controls/legend.tsx';
import { WindowButtons } from './controls/window-buttons.tsx';
import type { DriverChoice } from './model/driver-choice.ts';
import type { TripHistory } from './model/planning-parts.ts';
import type { TimelineData } from './use-timeline.ts';
import type { PageBoard } from './use-board.ts';

interface TimelineToolbarProps {
  readonly data: TimelineData;
  readonly board: PageBoard;
  readonly day: IsoDate;
  readonly choice: DriverChoice;
  readonly onChoice: (choice: DriverChoice) => void;
  readonly history: TripHistory;
  readonly isLaneOpen: boolean;
  readonly onLane: () => void;
}

/** Everything that steers the timeline. */
export function TimelineToolbar(props: TimelineToolbarProps): ReactNode {
  const { data, board, day, choice, onChoice, history, isLaneOpen, onLane } = props;
  const t = useT();
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(false);
  useSingleKey('d', () => setChoosing(true));
  return (
    <Toolbar role="group" aria-label={t('timeline.toolbar')}>
      <DayPicker day={day} trips={data.trips} onChange={board.handle.showDay} />
      <WindowButtons disabled={!board.isThere} current={board.current} onChange={board.setWindow} />
      <DriverSelect drivers={data.drivers} choice={choice} onChange={onChoice} open={isChoosing} onOpenChange={setChoosing} />
      <IconButton label={t('timeline.undo')} aria-keyshortcuts="Control+Z" disabled={!history.canUndo || !isOnline} onClick={() => void history.undo()}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t('timeline.redo')} aria-keyshortcuts="Control+Y" disabled={!history.canRedo || !isOnline} onClick={() => void history.redo()}>
        <Redo2 aria-hidden />
      </IconButton>
      <Button icon={<UserRoundX aria-hidden />} aria-pressed={isLaneOpen} onClick={onLane}>
        {t('timeline.lane')}
      </Button>
      <Legend />
    </Toolbar>
  );
}
