import { brusselsNow, minutesOf } from '@navette/shared/domain';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../office/use-now.ts';

interface NowLineProps {
  readonly date: string;
  /** Position of a minute; undefined outside the shown hours. */
  readonly topOf: (minute: number) => string | undefined;
}

/** Line at the current time in the column of today. */
export function NowLine({ date, topOf }: NowLineProps): ReactNode {
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
