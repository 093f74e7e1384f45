import { brusselsNow, shownSpeed, type TrackPoint } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, Flex, IconButton, Text } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { SPEEDS, type Replay } from './use-replay.ts';

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
