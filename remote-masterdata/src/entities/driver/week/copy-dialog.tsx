import { copyWeek, MOST_COPIED_WEEKS, personName, parseSlots, type MarkedDay } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import {
  fieldsFor,
  FormDialog,
  FormSection,
  useFormContext,
  useNavetteForm,
  useWatch,
  required,
} from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useVersionedSave, type VersionEntries } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MARKS_PATH, useOfferTrips } from '../availability/availability-requests.ts';
import { type Marks, dayWords } from '../availability/model.ts';
import { type WeekDriver, readWeek, saveDays } from './week-requests.ts';
import type { FormattingContext } from '@navette/shared/ui-table';
import * as z from 'zod';
import { dayEntry, describeDay, entryText, marksOf } from '../availability/availability-schema.ts';

const marks = z.record(z.string(), z.string());

/** Form of the week copy: the user's choices, and the days involved. */
const copySchema = z.object({
  weeks: required(z.number().int().min(1).max(MOST_COPIED_WEEKS)),
  skipsHolidays: z.boolean(),
  /** Week to copy, by date. */
  week: marks,
  /** Day overrides of the driver before the copy. */
  marks,
  /** Days that keep the version saved by another user. */
  kept: z.array(z.string()),
});

const Fields = fieldsFor(copySchema);

interface CopyDialogProps {
  readonly driver: WeekDriver;
  /** Seven days to copy: unavailable slots by date. */
  readonly week: Marks;
  /** Day overrides of the driver. */
  readonly marks: Marks;
  /** Version of the driver's day overrides at their read. */
  readonly version: string | undefined;
  readonly onClose: () => void;
}

/** Copies a driver's week to the following weeks. Public holidays are listed, and skipped unless the user includes them. */
export function CopyDialog({ driver, week, marks, version, onClose }: CopyDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const formats = useFormats();
  const offerTrips = useOfferTrips();
  const name = personName(driver, 'text');
  const [opened] = useState(() => storedCopy(week, marks));
  const form = useNavetteForm({
    schema: copySchema,
    defaultValues: { ...opened, weeks: 1 },
    name: messageKey('week.copy.form'),
  });
  const save = useVersionedSave(
    form,
    {
      path: MARKS_PATH,
      version,
      values: opened,
      read: async () => {
        const read = await readWeek(driver.id, Object.keys(week));
        return storedCopy(read.week, read.marks);
      },
      entries: copyEntries({ t, formats }),
    },
    async (filled, meant) => {
      const days = copiedDays(filled);
      if (days.length > 0) await saveDays(cache, driver.id, [...days], meant);
      return days.map(({ date }) => date);
    },
  );
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('week.copy.title', { name })}
      saveLabel={t('week.copy.confirm')}
      onSubmit={async (filled) => {
        const dates = await save(filled);
        toast.success(t('week.copied', { name, count: dates.length }));
        void offerTrips(driver.id, dates);
      }}
    >
      <Text tone="muted">{t('week.copy.help')}</Text>
      <FormSection>
        <Fields.NumberField name="weeks" label={t('week.copy.weeks')} required span={5} />
        <Fields.CheckboxField name="skipsHolidays" label={t('week.copy.skipsHolidays')} span={7} />
      </FormSection>
      <Holidays />
    </FormDialog>
  );
}

function Holidays(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const { getValues } = useFormContext<CopyValues>();
  const weeks = useWatch<CopyValues, 'weeks'>({ name: 'weeks' });
  const isCount = weeks !== null && Number.isInteger(weeks) && weeks >= 1 && weeks <= MOST_COPIED_WEEKS;
  const holidays = isCount ? copyWeek(weekOf(getValues('week')), weeks, false).holidays : [];
  if (holidays.length === 0) return null;
  return (
    <Text role="status">{t('week.copy.holidays', { dates: holidays.map((date) => formatDate(date)).join(', ') })}</Text>
  );
}

/** Form values of the copy. */
type CopyValues = z.input<typeof copySchema>;

/** Initial values: nothing copied yet. */
const storedCopy = (week: Marks, stored: Marks): CopyValues => ({
  weeks: null,
  skipsHolidays: true,
  week,
  marks: stored,
  kept: [],
});

/** Days of a week in order, as source of the copy. */
const weekOf = (week: Marks): readonly MarkedDay[] =>
  Object.keys(week)
    .toSorted()
    .map((date) => ({ date, slots: parseSlots(week[date]) }));

const allCopied = ({ week, weeks, skipsHolidays }: CopyValues) =>
  weeks === null ? [] : copyWeek(weekOf(week), weeks, skipsHolidays).days;

/** Day overrides created by the copy, as the API takes them. */
const copiedDays = (values: CopyValues) => allCopied(values).filter(({ date }) => !values.kept.includes(date));

const WEEK = /^copied /u;

/** Entries for the conflict dialog of a copy: the copied days, and each target day. */
const copyEntries = (context: FormattingContext): VersionEntries<CopyValues> => ({
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
