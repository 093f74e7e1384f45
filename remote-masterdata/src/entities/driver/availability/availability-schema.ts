import type { components } from '@navette/openapi/types';
import { isIsoDate, parseSlots, addDays, type IsoDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import { orNull, text } from '../../../records/fields.ts';
import { storedMarks, dayWords } from './model.ts';
import type { DescribedEntry, VersionEntries } from '@navette/shared/ui-records';
import type { FormattingContext } from '@navette/shared/ui-table';

const day = required(z.string().refine(isIsoDate, messageKey('validation.date')));

const leave = z
  .object({ startDate: day, endDate: day, reason: text(200) })
  .superRefine(({ startDate, endDate }, context) => {
    if (endDate < startDate)
      context.addIssue({
        code: 'custom',
        path: ['endDate'],
        message: messageKey('validation.endBeforeStart'),
        input: endDate,
      });
  })
  .transform(({ startDate, endDate, reason }): components['schemas']['LeavePeriod'] => ({
    startDate,
    endDate,
    reason: orNull(reason),
  }));

/** Form of the availability of a driver: weekly pattern, leave, and day overrides. Only changes of its output are sent to the API. */
export const availabilitySchema = z.object({
  weekdays: z.array(z.string()).length(7),
  leave: z.array(leave).max(100, messageKey('availability.leave.tooMany')),
  marks: z.record(z.string(), z.string()),
});

/** Form values. */
export type AvailabilityValues = z.input<typeof availabilitySchema>;

/** Form values of the stored availability. */
export const availabilityValues = (
  { weekdays, leave: periods }: components['schemas']['AvailabilityPattern'],
  rows: readonly components['schemas']['AvailabilityRow'][],
): AvailabilityValues => ({
  weekdays,
  leave: periods.map(({ startDate, endDate, reason }) => ({ startDate, endDate, reason: reason ?? '' })),
  marks: storedMarks(rows),
});

type Entries = ReturnType<VersionEntries<AvailabilityValues>['of']>;

/** Entry name of a day with a day override. */
export const dayEntry = (date: string): string => `day ${date}`;

/** Text of an entry; empty when the version lacks it. */
export const entryText = (entries: Entries, name: string): string => {
  const value = entries[name];
  return typeof value === 'string' ? value : '';
};

/** Entries of one kind, with their names split: `day 2026-03-12`, `leave 2026-03-23 2026-03-24`, `weekday 0`. */
const ofKind = (entries: Entries, kind: string): (readonly [string[], string])[] =>
  Object.entries(entries).flatMap(([name, value]) => {
    const [its, ...parts] = name.split(' ');
    return its === kind && typeof value === 'string' ? [[parts, value] as const] : [];
  });

/** Day overrides among the entries. */
export const marksOf = (entries: Entries): AvailabilityValues['marks'] =>
  Object.fromEntries(ofKind(entries, 'day').map(([[date = ''], available]) => [date, available]));

/** Entry description of one day override, for the comparison of versions: each day is compared by itself. */
export function describeDay(date: string, { t, formats }: FormattingContext): DescribedEntry {
  return {
    label: formats.formatLongDate(date),
    text: (entries) => {
      const mark = entries[dayEntry(date)];
      return typeof mark === 'string' ? dayWords(parseSlots(mark), t) : t('availability.entry.unmarked');
    },
    isSeparate: true,
  };
}

/** Availability of a driver as comparable entries, for the conflict dialog: by weekday, by period of leave and by day. */
export const availabilityEntries = (context: FormattingContext): VersionEntries<AvailabilityValues> => ({
  of: ({ weekdays, leave, marks }) => ({
    ...Object.fromEntries(weekdays.map((available, index) => [`weekday ${index}`, available])),
    ...Object.fromEntries(
      leave.map(({ startDate, endDate, reason }) => [`leave ${startDate ?? ''} ${endDate ?? ''}`, reason]),
    ),
    ...Object.fromEntries(Object.entries(marks).map(([date, available]) => [dayEntry(date), available])),
  }),
  from: (entries) => ({
    weekdays: ofKind(entries, 'weekday').map(([, available]) => available),
    leave: ofKind(entries, 'leave').map(([[startDate = '', endDate = ''], reason]) => ({ startDate, endDate, reason })),
    marks: marksOf(entries),
  }),
  describe(name) {
    const [kind, first = '', last = ''] = name.split(' ');
    if (kind === 'day') return describeDay(first, context);
    return kind === 'leave' ? describeLeave(name, first, last, context) : describeWeekday(name, Number(first), context);
  },
});

function describeWeekday(name: string, index: number, { t, formats }: FormattingContext): DescribedEntry {
  return {
    label: t('availability.entry.weekday', { day: formats.formatWeekday(dateOfWeekday(index)) }),
    text: (entries) => dayWords(parseSlots(entryText(entries, name)), t),
  };
}

function describeLeave(name: string, from: string, to: string, { t, formats }: FormattingContext): DescribedEntry {
  return {
    label: t('availability.entry.leave', { from: formats.formatDate(from), to: formats.formatDate(to) }),
    text: ({ [name]: reason }) =>
      typeof reason === 'string' ? reason || t('availability.note.leave') : t('availability.leave.none'),
  };
}

const A_MONDAY = '2024-01-01';

/** A date on this weekday (0 is Monday), used to format the weekday's name. */
export const dateOfWeekday = (index: number): IsoDate => addDays(A_MONDAY, index);
