import { addDays, isWeekend, type IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, IconButton } from '@navette/shared/ui';
import { DateInput } from '@navette/shared/ui-form';
import { CalendarDays, StepBack, StepForward } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { weekendTrips, workingDay } from '../model/weekend-trips.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';

interface DayPickerProps {
  readonly day: IsoDate;
  readonly trips: readonly TimelineTrip[];
  readonly onChange: (day: IsoDate) => void;
}

/** The shown day. Weekends are skipped; those that have trips are told, and led to (DECISIONS 29). */
export function DayPicker({ day, trips, onChange }: DayPickerProps): ReactNode {
  const t = useT();
  const { formatWeekday } = useFormats();
  const weekend = useMemo(() => weekendTrips(trips, day), [trips, day]);
  return (
    <Flex gap="1" align="center" wrap="wrap">
      <IconButton label={t('timeline.day.before')} onClick={() => onChange(workingDay(addDays(day, -1), -1))}>
        <StepBack aria-hidden />
      </IconButton>
      <Box width="9.5rem">
        <DateInput
          label={t('timeline.day')}
          control={{ 'aria-label': t('timeline.day.of', { weekday: formatWeekday(day) }) }}
          value={day}
          isUnavailable={isWeekend}
          onChange={(chosen) => {
            if (chosen) onChange(workingDay(chosen));
          }}
        />
      </Box>
      <IconButton label={t('timeline.day.after')} onClick={() => onChange(workingDay(addDays(day, 1)))}>
        <StepForward aria-hidden />
      </IconButton>
      {weekend.date !== undefined && (
        <Button size="sm" icon={<CalendarDays aria-hidden />} onClick={() => weekend.date !== undefined && onChange(weekend.date)}>
          {t('timeline.weekend', { count: weekend.count })}
        </Button>
      )}
    </Flex>
  );
}
