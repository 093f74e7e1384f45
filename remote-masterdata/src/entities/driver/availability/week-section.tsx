import { parseSlots, slotsText } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Heading, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { painted } from './model.ts';
import { SlotGrid } from './slot-grid.tsx';
import type { SlotRow } from './slot-row.ts';
import { useAvailability } from './use-availability.ts';
import { dateOfWeekday } from './weekdays.ts';

/** Slots in which the driver never works, by day of the week. */
export function WeekSection(): ReactNode {
  const t = useT();
  const { formatWeekday } = useFormats();
  const { weekdays, setWeekdays } = useAvailability();
  const rows = weekdays.map((available, index): SlotRow => {
    const name = formatWeekday(dateOfWeekday(index));
    return { key: String(index), name, head: name, marked: parseSlots(available), source: 'own' };
  });
  return (
    <Box minWidth="0">
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        {t('availability.weekly')}
      </Heading>
      <Text textStyle="xs" color="fg.muted" mb="2">
        {t('availability.weekly.help')}
      </Text>
      <SlotGrid
        label={t('availability.weekly')}
        rowsTitle={t('availability.day')}
        rows={rows}
        onPaint={(keys, slots, isOn) =>
          setWeekdays(
            weekdays.map((available, index) =>
              keys.includes(String(index)) ? slotsText(painted(parseSlots(available), slots, isOn)) : available,
            ),
          )
        }
      />
    </Box>
  );
}
