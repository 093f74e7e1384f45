import { copyWeek, MOST_COPIED_WEEKS, personName } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useFormContext, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useVersionedSave } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MARKS_PATH } from '../availability/availability-requests.ts';
import type { Marks } from '../availability/model.ts';
import { useOfferTrips } from '../availability/use-offer-trips.ts';
import { copiedDays, copyEntries, copySchema, storedCopy, weekOf } from './copy-fields.ts';
import type { CopyValues } from './copy-fields.ts';
import type { WeekDriver } from './week-requests.ts';
import { readWeek, saveDays } from './week-requests.ts';

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
