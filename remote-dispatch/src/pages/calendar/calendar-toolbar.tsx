import { brusselsToday } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Button, IconButton, Toolbar } from '@navette/shared/ui';
import { DateInput } from '@navette/shared/ui-form';
import { Switch } from '@navette/shared/ui-overlay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useWeek } from './use-week.ts';

/** Navigation between weeks, and the switch between office hours and the whole day. */
export function CalendarToolbar({ date, goTo, move, isWholeDay, showWholeDay }: ReturnType<typeof useWeek>): ReactNode {
  const t = useT();
  return (
    <Toolbar>
      <IconButton label={t('calendar.previous')} onClick={() => move(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button onClick={() => goTo(brusselsToday())}>{t('calendar.today')}</Button>
      <IconButton label={t('calendar.next')} onClick={() => move(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <Box width="10rem">
        <DateInput
          ahead
          label={t('calendar.date')}
          value={date}
          onChange={(day) => day !== null && goTo(day)}
          control={{ 'aria-label': t('calendar.date') }}
        />
      </Box>
      <Switch checked={isWholeDay} onChange={showWholeDay}>
        {t('calendar.wholeDay')}
      </Switch>
    </Toolbar>
  );
}
