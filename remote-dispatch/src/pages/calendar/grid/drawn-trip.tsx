import { clockOf } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Hours } from '../model/hours.ts';

interface DrawnTripProps {
  readonly range: Hours;
  readonly top: string;
  readonly height: string;
}

/** Preview of the trip that is being drawn, with its times; scrolled into view. */
export function DrawnTrip({ range: { start, end }, top, height }: DrawnTripProps): ReactNode {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Return value ignored: newer browsers return a promise, which is not an effect cleanup.
    box.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <Box
      ref={box}
      position="absolute"
      insetInline="0"
      bg="blue.100"
      borderWidth="1px"
      borderColor="blue.600"
      zIndex="2"
      pointerEvents="none"
      paddingInline="1"
      style={{ top, height, scrollMarginTop: '3.5rem' }}
    >
      <Text textStyle="xs">{t('calendar.drawn', { from: clockOf(start), to: clockOf(end) })}</Text>
    </Box>
  );
}
