import type { IsoDate, BelgianHolidayName } from '@navette/shared/domain';
import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { Box, IconButton, Text } from '@navette/shared/ui';
import { RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StandingDay } from '../model/standing-days.ts';

/** Days that can be taken out, and put back. */
export interface DatesPreviewProps {
  readonly days: readonly StandingDay[];
  readonly removed: ReadonlySet<IsoDate>;
  readonly onToggle: (date: IsoDate) => void;
  readonly label: string;
}

/** The days one by one. Holidays are struck out and named; any other can be taken out by its button. */
export function DatesPreview({ days, label, ...rest }: DatesPreviewProps): ReactNode {
  return (
    <Box
      as="ul"
      aria-label={label}
      tabIndex={0}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(13rem, 1fr))"
      columnGap="3"
      maxHeight="11rem"
      overflow="auto"
      listStyleType="none"
      marginTop="1"
      fontVariantNumeric="tabular-nums"
    >
      {days.map((day) => (
        <Day key={day.date} {...rest} day={day} />
      ))}
    </Box>
  );
}

function Day({
  day: { date, holiday, isExtra = false },
  removed,
  onToggle,
}: Omit<DatesPreviewProps, 'days' | 'label'> & { readonly day: StandingDay }): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const isRemoved = removed.has(date);
  const isOut = isRemoved || holiday !== undefined;
  const text = `${formatWeekday(date, 'short')} ${formatDate(date)}`;
  return (
    <Box as="li" display="flex" alignItems="center" gap="1" minHeight="6" textStyle="xs">
      {isOut ? (
        <Text as="del" tone="muted" textStyle="xs">
          {text}
        </Text>
      ) : (
        text
      )}
      {isExtra && <span>{t('booking.recurring.extra')}</span>}
      {holiday === undefined ? (
        <IconButton
          size="xs"
          label={t(isRemoved ? 'booking.recurring.putBack' : 'booking.recurring.remove', { date: formatDate(date) })}
          onClick={() => onToggle(date)}
        >
          {isRemoved ? <RotateCcw size={14} aria-hidden /> : <X size={14} aria-hidden />}
        </IconButton>
      ) : (
        <span>{t(HOLIDAY_KEYS[holiday])}</span>
      )}
    </Box>
  );
}

/** Names of the public holidays. */
const HOLIDAY_KEYS = {
  newYear: messageKey('booking.holiday.newYear'),
  easterMonday: messageKey('booking.holiday.easterMonday'),
  labourDay: messageKey('booking.holiday.labourDay'),
  ascension: messageKey('booking.holiday.ascension'),
  whitMonday: messageKey('booking.holiday.whitMonday'),
  nationalDay: messageKey('booking.holiday.nationalDay'),
  assumption: messageKey('booking.holiday.assumption'),
  allSaints: messageKey('booking.holiday.allSaints'),
  armistice: messageKey('booking.holiday.armistice'),
  christmas: messageKey('booking.holiday.christmas'),
} as const satisfies Record<BelgianHolidayName, string>;
