import { addMonths, brusselsToday, startOfMonth } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Heading, IconButton } from '@navette/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paintDays, unmarkDay } from './model.ts';
import { monthRows } from './month-rows.ts';
import { SlotGrid } from './slot-grid.tsx';
import { useAvailability } from './use-availability.ts';

/** Month of days with their marks; changes in other months are kept while the user turns the pages. */
export function MonthSection(): ReactNode {
  const t = useT();
  const formats = useFormats();
  const today = brusselsToday();
  const [month, setMonth] = useState(() => startOfMonth(today));
  const { leave, rules, marks, setMarks } = useAvailability();
  const turn = (step: number) => setMonth(addMonths(month, step));
  const rows = monthRows({ month, today, leave, marks, rules }, t, formats);
  return (
    <Box minWidth="0">
      <Flex align="center" gap="1" mb="2">
        <IconButton size="sm" label={t('date.previousMonth')} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Heading as="h3" textStyle="sm" fontWeight="semibold" minWidth="9rem" textAlign="center" aria-live="polite">
          {formats.formatMonth(month)}
        </Heading>
        <IconButton size="sm" label={t('date.nextMonth')} onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button
          size="sm"
          marginInlineStart="auto"
          disabled={month === startOfMonth(today)}
          onClick={() => setMonth(startOfMonth(today))}
        >
          {t('availability.thisMonth')}
        </Button>
      </Flex>
      <SlotGrid
        label={t('availability.month.label', { month: formats.formatMonth(month) })}
        rowsTitle={t('availability.day')}
        rows={rows}
        maxHeight="58dvh"
        onPaint={(dates, slots, isOn) => setMarks(paintDays({ marks, rules }, dates, slots, isOn))}
        onUnmark={(date) => setMarks(unmarkDay(marks, date))}
        onPage={(step, date) => {
          turn(step);
          return addMonths(date, step);
        }}
      />
    </Box>
  );
}
