import { trackIndex, trackPart, trackPlace } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Box, Flex } from '@navette/shared/ui';
import { MapView, type MapSymbol, type MapTarget } from '@navette/shared/ui-map';
import { useMemo, type ReactNode } from 'react';
import { historyDots, historyLines, type Part } from './history-map.ts';
import { HistorySide } from './history-side.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { tripPart } from './trip-part.ts';
import type { History } from './use-history.ts';
import { useReplay } from './use-replay.ts';

interface HistoryViewProps {
  readonly history: History;
  /** The highlighted trip. */
  readonly trip: number | undefined;
  readonly onTrip: (id: number) => void;
}

/** The track of a day on the map, with replay, trips and stops. */
export function HistoryView({ history, trip, onTrip }: HistoryViewProps): ReactNode {
  const t = useT();
  const { points, trips } = history;
  const [start, end] = [momentOf(points[0]?.time), momentOf(points.at(-1)?.time)];
  const replay = useReplay(start, end);
  const { seek } = replay;
  const chosen = trips?.find(({ id }) => id === trip);
  const part = useMemo(() => chosen && tripPart(chosen), [chosen]);
  const dots = useMemo(() => historyDots(points, seek), [points, seek]);
  const lines = useMemo(() => historyLines(points, part), [points, part]);
  const target = useMemo((): MapTarget => ({ positions: shownPart(history, part) }), [history, part]);
  const head = trackPlace(points, replay.at);
  const symbols: readonly MapSymbol[] = head
    ? [{ id: 'head', position: head, label: t('history.moment'), sign: 'car', tone: 'black', chosen: true }]
    : [];
  const jump = (id: number, to: Part) => {
    onTrip(id);
    replay.seek(to.start);
  };
  return (
    <Flex flex="1" minHeight="0" gap="3" direction={{ base: 'column', md: 'row' }}>
      <Box width={{ base: '100%', md: '21rem', xl: '23rem' }} flex="none" minHeight="0">
        <HistorySide history={history} chosen={trip} onTrip={jump} onSeek={replay.seek} />
      </Box>
      <Flex flex="1" direction="column" gap="2" minWidth="0" minHeight="20rem">
        {points.length === 0 ? (
          <Alert status="info" title={t('history.none')} />
        ) : (
          <ReplayBar replay={replay} start={start} end={end} point={points[trackIndex(points, replay.at)]} />
        )}
        <Box flex="1" minHeight="0">
          <MapView label={t('history.map')} height="100%" {...{ dots, lines, symbols, target }} />
        </Box>
      </Flex>
    </Flex>
  );
}

const momentOf = (time: string | undefined): number => (time === undefined ? 0 : Date.parse(time));

/** The part of a trip, or everything without a trip or without positions in it. */
function shownPart({ points }: History, part: Part | undefined) {
  const own = part ? trackPart(points, part.start, part.end) : [];
  return own.length > 0 ? own : points;
}
