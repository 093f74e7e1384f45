import { copyWeek, MOST_COPIED_WEEKS, parseSlots } from '@navette/shared/domain';
import type { MarkedDay } from '@navette/shared/domain';
import { required } from '@navette/shared/ui-form';
import type { VersionEntries } from '@navette/shared/ui-records';
import type { FormattingContext } from '@navette/shared/ui-table';
import * as z from 'zod';
import { dayEntry, describeDay, entryText, marksOf } from '../availability/availability-entries.ts';
import type { Marks } from '../availability/model.ts';
import { dayWords } from './week-words.ts';

const marks = z.record(z.string(), z.string());

/** Form of the week copy: the user's choices, and the days involved. */
export const copySchema = z.object({
  weeks: required(z.number().int().min(1).max(MOST_COPIED_WEEKS)),
  skipsHolidays: z.boolean(),
  /** Week to copy, by date. */
  week: marks,
  /** Day overrides of the driver before the copy. */
  marks,
  /** Days that keep the version saved by another user. */
  kept: z.array(z.string()),
});

/** Form values of the copy. */
export type CopyValues = z.input<typeof copySchema>;

/** Initial values: nothing copied yet. */
export const storedCopy = (week: Marks, stored: Marks): CopyValues => ({
  weeks: null,
  skipsHolidays: true,
  week,
  marks: stored,
  kept: [],
});

/** Days of a week in order, as source of the copy. */
export const weekOf = (week: Marks): readonly MarkedDay[] =>
  Object.keys(week)
    .toSorted()
    .map((date) => ({ date, slots: parseSlots(week[date]) }));

const allCopied = ({ week, weeks, skipsHolidays }: CopyValues) =>
  weeks === null ? [] : copyWeek(weekOf(week), weeks, skipsHolidays).days;

/** Day overrides created by the copy, as the API takes them. */
export const copiedDays = (values: CopyValues) => allCopied(values).filter(({ date }) => !values.kept.includes(date));

const WEEK = /^copied /u;

/** Entries for the conflict dialog of a copy: the copied days, and each target day. */
export const copyEntries = (context: FormattingContext): VersionEntries<CopyValues> => ({
  of: (values) => ({
    ...Object.fromEntries(Object.entries(values.week).map(([date, available]) => [`copied ${date}`, available])),
    ...Object.fromEntries(Object.entries(values.marks).map(([date, available]) => [dayEntry(date), available])),
    ...Object.fromEntries(copiedDays(values).map(({ date, available }) => [dayEntry(date), available])),
  }),
  from: (entries, mine) => ({
    ...mine,
    week: Object.fromEntries(Object.keys(mine.week).map((date) => [date, entryText(entries, `copied ${date}`)])),
    marks: marksOf(entries),
    kept: allCopied(mine)
      .filter(({ date, available }) => entries[dayEntry(date)] !== available)
      .map(({ date }) => date),
  }),
  describe(name) {
    const date = name.replace(/^\S+ /u, '');
    if (!WEEK.test(name)) return describeDay(date, context);
    return {
      label: context.t('week.copy.entry', { date: context.formats.formatLongDate(date) }),
      text: (entries) => dayWords(parseSlots(entryText(entries, name)), context.t),
    };
  },
});
