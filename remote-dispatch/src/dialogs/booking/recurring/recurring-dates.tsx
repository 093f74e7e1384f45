import { useT } from '@navette/shared/i18n';
import { Box, Button } from '@navette/shared/ui';
import { CalendarSync } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { RecurrencePanel } from './recurrence-panel.tsx';

/** Fills the days of a new booking with some days of each week, until a day. */
export function RecurringDates(): ReactNode {
  const t = useT();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box style={{ gridColumn: 'span 12' }} data-field>
      <Button
        size="sm"
        variant="ghost"
        icon={<CalendarSync aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('booking.recurring.open')}
      </Button>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen && <RecurrencePanel onDone={() => setOpen(false)} />}
      </Box>
    </Box>
  );
}
