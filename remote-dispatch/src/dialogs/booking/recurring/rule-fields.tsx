import { addDays } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, Text } from '@navette/shared/ui';
import { DateInput } from '@navette/shared/ui-form';
import { Checkbox } from '@navette/shared/ui-overlay';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** What is chosen of a standing order. */
export interface ChosenRule {
  readonly weekdays: readonly number[];
  /** Last day, null before it is chosen. */
  readonly until: IsoDate | null;
  readonly withoutHolidays: boolean;
}

/** The rule and what it starts with. */
export interface RuleFieldsProps {
  readonly start: IsoDate;
  readonly rule: ChosenRule;
  readonly onChange: (rule: ChosenRule) => void;
}

/** A Monday: the names of the days of the week are those of its week. */
const MONDAY = '2026-03-02';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Furthest day, counted from the first: what is planned later is planned anew. */
const FURTHEST_DAYS = 2 * 366;

/** Days of the week, the last day, and whether public holidays count. */
export function RuleFields({ start, rule, onChange }: RuleFieldsProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const untilId = useId();
  const { weekdays, until, withoutHolidays } = rule;
  const withDay = (day: number, checked: boolean): number[] =>
    checked ? [...weekdays, day].toSorted((one, other) => one - other) : weekdays.filter((other) => other !== day);
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="2" align="center">
      <Text as="span">{t('booking.recurring.from', { date: formatDate(start) })}</Text>
      <Flex wrap="wrap" gap="2" role="group" aria-label={t('booking.recurring.weekdays')}>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            checked={weekdays.includes(day)}
            onChange={(checked) => onChange({ ...rule, weekdays: withDay(day, checked) })}
          >
            {formatWeekday(addDays(MONDAY, day - 1), 'short')}
          </Checkbox>
        ))}
      </Flex>
      <Flex gap="2" align="center">
        <label htmlFor={untilId}>{t('booking.recurring.until')}</label>
        <Box width="9rem">
          <DateInput
            value={until}
            onChange={(next) => onChange({ ...rule, until: next })}
            ahead
            min={start}
            max={addDays(start, FURTHEST_DAYS)}
            label={t('booking.recurring.last')}
            control={{ id: untilId }}
          />
        </Box>
      </Flex>
      <Checkbox checked={withoutHolidays} onChange={(next) => onChange({ ...rule, withoutHolidays: next })}>
        {t('booking.recurring.withoutHolidays')}
      </Checkbox>
    </Flex>
  );
}
