import { clockOf } from '@navette/shared/domain';
import { Box, Flex } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { INTERVAL, type Hours } from '../model/hours.ts';
import type { Booking, CalendarDay } from '../model/week-trips.ts';
import { DayColumn } from './day-column.tsx';
import { DayHead } from './day-head.tsx';

interface WeekGridProps {
  readonly days: readonly CalendarDay[];
  readonly hours: Hours;
  readonly label: string;
  readonly onOpen: (booking: Booking) => void;
  readonly onCreate: (date: string, range?: Hours) => void;
}

const ROW = 14;
const AXIS = '3.25rem';

/** Seven days side by side over the hours of the day. */
export function WeekGrid({ days, hours, label, onOpen, onCreate }: WeekGridProps): ReactNode {
  const rows = (hours.end - hours.start) / INTERVAL;
  const height = rows * ROW;
  const full = Array.from({ length: Math.floor(rows / 6) + 1 }, (_, index) => hours.start + index * 60);
  const lines = `repeating-linear-gradient(to bottom, var(--chakra-colors-gray-300) 0 1px, transparent 1px ${String(ROW * 6)}px), repeating-linear-gradient(to bottom, var(--chakra-colors-gray-100) 0 1px, transparent 1px ${String(ROW)}px)`;
  return (
    <Box role="region" aria-label={label} tabIndex={0} overflow="auto" flex="1 1 auto" minHeight="0" borderWidth="1px" borderColor="border" borderRadius="l2" bg="bg.panel">
      <Box minWidth="60rem">
        <Flex position="sticky" top="0" zIndex="3" bg="bg.panel" borderBottomWidth="1px" borderColor="border">
          <Box width={AXIS} flexShrink="0" />
          {days.map((day) => (
            <DayHead key={day.date} day={day} onCreate={onCreate} />
          ))}
        </Flex>
        <Flex position="relative" style={{ height, background: lines }}>
          <Box width={AXIS} flexShrink="0" position="relative" bg="bg.panel" aria-hidden>
            {full.map((minute) => (
              <Box key={minute} position="absolute" insetInlineEnd="1.5" textStyle="xs" color="fg.muted" style={{ top: ((minute - hours.start) / INTERVAL) * ROW }}>
                {minute < hours.end && clockOf(minute)}
              </Box>
            ))}
          </Box>
          {days.map((day) => (
            <DayColumn key={day.date} {...{ day, hours, onOpen, onCreate }} />
          ))}
        </Flex>
      </Box>
    </Box>
  );
}
