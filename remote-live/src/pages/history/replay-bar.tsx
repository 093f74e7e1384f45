import { brusselsNow, shownSpeed, type TrackPoint } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, Flex, IconButton, Text } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

interface ReplayBarProps {
  readonly replay: Replay;
  /** Time of the first and last position, ms. */
  readonly start: number;
  readonly end: number;
  /** Position at the current moment of the replay. */
  readonly point: TrackPoint | undefined;
}

/** Plays the day: button, slider over its time, speed, and data of the current position. */
export function ReplayBar({ replay, start, end, point }: ReplayBarProps): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const time = brusselsNow(new Date(replay.at)).time;
  const speed = shownSpeed(point?.speed ?? 0);
  return (
    <Flex role="group" aria-label={t('history.replay')} gap="3" align="center" wrap="wrap">
      <IconButton
        variant="outline"
        label={t(replay.isPlaying ? 'history.pause' : 'history.play')}
        onClick={replay.toggle}
      >
        {replay.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {time}
      </Text>
      <Box flex="1 1 12rem">
        <input
          type="range"
          aria-label={t('history.moment')}
          aria-valuetext={time}
          min={start}
          max={end}
          step={15_000}
          value={replay.at}
          onChange={(event) => replay.seek(Number(event.target.value))}
          style={{ width: '100%', minHeight: '1.5rem', accentColor: 'var(--chakra-colors-brand-700)' }}
        />
      </Box>
      <Select
        aria-label={t('history.speed')}
        value={replay.speed}
        onChange={replay.setSpeed}
        options={SPEEDS.map((value) => ({ value, label: t('history.times', { value }) }))}
      />
      <Text minWidth="5rem" fontVariantNumeric="tabular-nums">
        {speed === undefined ? '' : t('tracker.driver.speed', { speed: formatNumber(speed, 1) })}
      </Text>
      {point?.charged && <Badge colorPalette="green">{t('tracker.driver.state.charged')}</Badge>}
    </Flex>
  );
}

/** Speed factors. */
const SPEEDS = [1, 10, 30, 60, 120] as const;

/** Milliseconds between two steps of the replay. */
const STEP = 100;

/**
 * Replay between two moments: play, stop, seek.
 * @param start ms of the first position
 * @param end ms of the last one
 */
export function useReplay(start: number, end: number) {
  const [at, setAt] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(60);
  const [range, setRange] = useState(start);
  if (range !== start) {
    setRange(start); // Another day or driver: start over.
    setAt(start);
    setPlaying(false);
  }
  const latest = useRef(at);
  useEffect(() => {
    latest.current = at;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      const next = Math.min(end, latest.current + STEP * speed);
      setAt(next);
      if (next >= end) setPlaying(false);
    }, STEP);
    return () => clearInterval(timer);
  }, [isPlaying, speed, end]);
  const seek = useCallback((moment: number) => setAt(Math.min(end, Math.max(start, moment))), [start, end]);
  return {
    at,
    isPlaying,
    speed,
    setSpeed,
    seek,
    toggle: () => {
      if (!isPlaying && at >= end) setAt(start);
      setPlaying(!isPlaying);
    },
  };
}

/** Result of {@link useReplay}. */
type Replay = ReturnType<typeof useReplay>;
