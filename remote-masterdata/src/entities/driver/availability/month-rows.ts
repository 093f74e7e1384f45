import {
  belgianHolidayOf,
  effectiveSlots,
  startOfMonth,
  weekdayOf,
  weekNumber,
  type AvailabilityRules,
  type IsoDate,
} from '@navette/shared/domain';
import type { Formats, Translate } from '@navette/shared/i18n';
import { HOLIDAY_NAMES, dayState, daysOfMonth, type Canvas, type TypedLeave } from './model.ts';
import type { ReactNode } from 'react';

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

/** Source of a mark: a day override, or the rules (leave, weekly pattern). */
export type MarkSource = 'own' | 'rules';

/** Row of the slot grid: a date, or a weekday. */
export interface SlotRow {
  /** Date, or weekday. */
  readonly key: string;
  /** Accessible name. */
  readonly name: string;
  /** Content of the row button. */
  readonly head: ReactNode;
  /** Slots in which the driver is NOT available. */
  readonly marked: readonly number[];
  readonly source: MarkSource;
  /** Outside the displayed month. */
  readonly pale?: boolean;
  /** Highlighted: today. */
  readonly today?: boolean;
  /** Text about the source of the marks. */
  readonly note?: string;
  /** First row of a group of `size` rows, such as a week, with a button for the whole group. */
  readonly group?: { readonly label: string; readonly name: string; readonly size: number };
}

/** Marks or frees slots of the rows with these keys. */
export type PaintSlots = (keys: readonly string[], slots: readonly number[], isOn: boolean) => void;

/** Styles of slots: marked for the day, marked by the rules, free. Cross and hatching make them distinguishable without colour. */
export const slotStyles = {
  own: { bg: 'gray.solid', borderColor: 'gray.solid', color: 'gray.contrast' },
  rules: {
    backgroundImage: 'repeating-linear-gradient(135deg, {colors.gray.300} 0 3px, {colors.gray.100} 3px 7px)',
    borderColor: 'border.control',
    color: 'gray.800',
  },
  free: { bg: 'bg.panel', borderColor: 'border.control', color: 'fg' },
} as const;

/** Row of the buttons above the slots. */
export const HEAD_ROW = -1;

/** Column of the buttons of row groups. */
export const GROUP_COLUMN = 0;

/** Column of the row buttons. */
export const ROW_COLUMN = 1;

/** Column of the buttons that remove a day override. */
export const UNMARK_COLUMN = 8;

/** Grid column of a slot. */
export const columnOfSlot = (slot: number): number => slot + 2;

/** Cell position in the grid. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** `data-` attributes of a button with its grid position. */
export const placeAttributes = ({ row, column }: Place) => ({ 'data-row': row, 'data-column': column });

/** Grid position of the button an event came from; undefined outside the grid. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return button ? { row: Number(button.dataset.row), column: Number(button.dataset.column) } : undefined;
}

/** Button at a grid position. */
export const buttonAt = (table: HTMLElement | null, { row, column }: Place): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-row="${String(row)}"][data-column="${String(column)}"]`) ?? null;
