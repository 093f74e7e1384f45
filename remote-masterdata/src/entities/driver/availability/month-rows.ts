import { belgianHolidayOf, effectiveSlots, startOfMonth, weekdayOf, weekNumber } from '@navette/shared/domain';
import type { AvailabilityRules, IsoDate } from '@navette/shared/domain';
import type { Formats, Translate } from '@navette/shared/i18n';
import { HOLIDAY_NAMES } from '../week/holiday-names.ts';
import { dayState, daysOfMonth } from './model.ts';
import type { Canvas, TypedLeave } from './model.ts';
import type { SlotRow } from './slot-row.ts';

/** A month, with the overrides and rules of its days. */
interface MonthView extends Canvas {
  readonly month: IsoDate;
  readonly today: IsoDate;
  readonly leave: readonly TypedLeave[];
}

/** Days of a month as grid rows, grouped by week. */
export function monthRows(
  { month, today, leave, marks, rules }: MonthView,
  t: Translate,
  formats: Formats,
): readonly SlotRow[] {
  return daysOfMonth(month).map((date) => {
    const { slots, isOwn } = dayState(date, { marks, rules });
    const monday = weekdayOf(date) === 1;
    return {
      key: date,
      name: formats.formatLongDate(date),
      head: `${formats.formatWeekday(date, 'short')} ${formats.formatDate(date).slice(0, 5)}`,
      marked: slots,
      source: isOwn ? 'own' : 'rules',
      pale: startOfMonth(date) !== startOfMonth(month),
      today: date === today,
      note: [
        holidayOf(date, t),
        isOwn
          ? t(slots.length === 0 ? 'availability.note.free' : 'availability.note.own')
          : noteOfRules(date, rules, leave, t),
      ]
        .filter(Boolean)
        .join(' · '),
      ...(monday
        ? {
            group: {
              label: String(weekNumber(date)),
              name: t('availability.week.all', { week: weekNumber(date), date: formats.formatLongDate(date) }),
              size: 7,
            },
          }
        : {}),
    };
  });
}

function holidayOf(date: IsoDate, t: Translate): string {
  const holiday = belgianHolidayOf(date);
  return holiday ? t(HOLIDAY_NAMES[holiday.name]) : '';
}

function noteOfRules(date: IsoDate, rules: AvailabilityRules, leave: readonly TypedLeave[], t: Translate): string {
  if (effectiveSlots(date, undefined, rules).length === 0) return '';
  const period = leave.find(
    ({ startDate, endDate }) => startDate !== null && endDate !== null && startDate <= date && date <= endDate,
  );
  if (period) return period.reason.trim() || t('availability.note.leave');
  return t('availability.note.week');
}
