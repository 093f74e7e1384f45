import { Box } from '../../kit/layout.ts';
import type { ReactNode } from 'react';

/** Progress of a task. */
export interface ProgressBarProps {
  /** Name of the task, for a screen reader. */
  readonly label: string;
  /** 0 to 1; undefined while the progress is unknown. */
  readonly share: number | undefined;
}

const TRACK = {
  height: '1.5',
  marginBlock: '2',
  overflow: 'hidden',
  position: 'relative',
  bg: 'bg.emphasized',
  borderRadius: 'full',
} as const;
const DONE = { height: '100%', bg: 'brand.700', transition: 'width 200ms ease-out' } as const;
const GOING = {
  position: 'absolute',
  insetBlock: '0',
  width: '40%',
  bg: 'brand.700',
  animation: 'sweep 1.1s ease-in-out infinite',
  '@media (prefers-reduced-motion: reduce)': { width: '100%', opacity: '0.6', animation: 'none' },
} as const;

/** Progress bar, animated while the progress is unknown. */
export function ProgressBar({ label, share }: ProgressBarProps): ReactNode {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <Box
      css={TRACK}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {percent === undefined ? <Box css={GOING} /> : <Box css={DONE} style={{ width: `${String(percent)}%` }} />}
    </Box>
  );
}
