import { copyWeek, MOST_COPIED_WEEKS, personName } from '@navette/shared/domain';
import type { MarkedDay } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { WeekDriver } from './week-requests.ts';
import { saveDays } from './week-requests.ts';

const schema = z.object({
  weeks: required(z.number().int().min(1).max(MOST_COPIED_WEEKS)),
  skipsHolidays: z.boolean(),
});
const Fields = fieldsFor(schema);
const DEFAULTS = { weeks: 1, skipsHolidays: true };

interface CopyDialogProps {
  readonly driver: WeekDriver;
  /** The seven days to copy, Monday first. */
  readonly week: readonly MarkedDay[];
  /** Of the driver's marks, as they were read. */
  readonly version: string | undefined;
  readonly onClose: () => void;
}

/** Copies the week of a driver to the weeks that follow it; public holidays are named, and skipped unless the user wants them too. */
export function CopyDialog({ driver, week, version, onClose }: CopyDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const name = personName(driver, 'text');
  const form = useNavetteForm({ schema, defaultValues: DEFAULTS, name: messageKey('week.copy.form') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('week.copy.title', { name })}
      saveLabel={t('week.copy.confirm')}
      onSubmit={async ({ weeks, skipsHolidays }) => {
        const { days } = copyWeek(week, weeks, skipsHolidays);
        await saveDays(cache, driver.id, [...days], version);
        toast.success(t('week.copied', { name, count: days.length }));
      }}
    >
      <Text tone="muted">{t('week.copy.help')}</Text>
      <FormSection>
        <Fields.NumberField name="weeks" label={t('week.copy.weeks')} required span={4} />
        <Fields.CheckboxField name="skipsHolidays" label={t('week.copy.skipsHolidays')} span={8} />
      </FormSection>
      <Holidays week={week} />
    </FormDialog>
  );
}

function Holidays({ week }: Pick<CopyDialogProps, 'week'>): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const weeks = useWatch<z.input<typeof schema>, 'weeks'>({ name: 'weeks' });
  const isCount = weeks !== null && Number.isInteger(weeks) && weeks >= 1 && weeks <= MOST_COPIED_WEEKS;
  const holidays = isCount ? copyWeek(week, weeks, false).holidays : [];
  if (holidays.length === 0) return null;
  return (
    <Text role="status">{t('week.copy.holidays', { dates: holidays.map((date) => formatDate(date)).join(', ') })}</Text>
  );
}
