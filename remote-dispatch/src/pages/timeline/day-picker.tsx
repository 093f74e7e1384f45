import { addDays, isWeekend, type IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, IconButton } from '@navette/shared/ui';
import { DateInput } from '@navette/shared/ui-form';
import { CalendarDays, StepBack, StepForward } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { workingDay, type WeekendTrips } from './model/timeline-trip.ts';

interface DayPickerProps {
  readonly day: IsoDate;
  /** Trips of the weekend after the day's week. */
  readonly weekend: WeekendTrips;
  readonly onChange: (day: IsoDate) => void;
}

/**
 * Picker of the shown day. A typed date is committed on Enter or blur: while 05/06/2027 is typed, the field holds days
 * of other years, and weekends. Weekends are skipped; their trips are counted in a link (specification/timeline.md#window).
 */
export function DayPicker({ day, weekend, onChange }: DayPickerProps): ReactNode {
  const t = useT();
  const { formatWeekday } = useFormats();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<IsoDate | null>(null);
  const [isUnparsed, setUnparsed] = useState(false);
  const [emptied, setEmptied] = useState(0);

  function show(chosen: IsoDate): void {
    setTyped(null);
    onChange(workingDay(chosen));
  }
  function showTyped(): void {
    if (typed !== null) show(typed);
  }
  function leave(): void {
    showTyped();
    // A day is required: an emptied field shows the current one again.
    if (field.current?.querySelector('input')?.value === '') setEmptied(emptied + 1);
  }
  return (
    <Flex gap="1" align="center" wrap="wrap">
      <IconButton label={t('timeline.day.before')} onClick={() => onChange(workingDay(addDays(day, -1), -1))}>
        <StepBack aria-hidden />
      </IconButton>
      <Box ref={field} width="9.5rem" onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && showTyped()}>
        <DateInput
          key={emptied}
          ahead
          label={t('timeline.day')}
          control={{
            'aria-invalid': isUnparsed || undefined,
            'aria-label': t('timeline.day.of', { weekday: formatWeekday(day) }),
          }}
          value={typed ?? day}
          isUnavailable={isWeekend}
          onBlur={leave}
          onUnparsed={(message) => setUnparsed(message !== null)}
          onChange={(chosen) => {
            const isTyping =
              document.activeElement instanceof HTMLInputElement &&
              field.current?.contains(document.activeElement) === true;
            if (isTyping) setTyped(chosen);
            else if (chosen) show(chosen);
          }}
        />
      </Box>
      <IconButton label={t('timeline.day.after')} onClick={() => onChange(workingDay(addDays(day, 1)))}>
        <StepForward aria-hidden />
      </IconButton>
      {weekend.date !== undefined && (
        <Button
          size="sm"
          icon={<CalendarDays aria-hidden />}
          onClick={() => weekend.date !== undefined && onChange(weekend.date)}
        >
          {t('timeline.weekend', { count: weekend.count })}
        </Button>
      )}
    </Flex>
  );
}
