import { personName, SLOTS, slotsText } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { WeekDriver } from './week-requests.ts';
import { saveDays } from './week-requests.ts';

const schema = z.object({ free: z.array(z.boolean()).length(SLOTS.length) });
const Fields = fieldsFor(schema);

interface DayDialogProps {
  readonly driver: WeekDriver;
  readonly date: IsoDate;
  /** Slots in which the driver is not available. */
  readonly slots: readonly number[];
  /** Of the driver's marks, as they were read. */
  readonly version: string | undefined;
  readonly onClose: () => void;
}

/** Times of one day in which a driver is available. */
export function DayDialog({ driver, date, slots, version, onClose }: DayDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const { formatLongDate } = useFormats();
  const [defaultValues] = useState({ free: SLOTS.map(({ index }) => !slots.includes(index)) });
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('week.day.form') });
  const words = { name: personName(driver, 'text'), date: formatLongDate(date) };
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('week.day.title', words)}
      onSubmit={async ({ free }) => {
        const away = SLOTS.filter(({ index }) => !free[index]).map(({ index }) => index);
        await saveDays(cache, driver.id, [{ date, available: slotsText(away) }], version);
        toast.success(t('week.day.saved', words));
      }}
    >
      <Text tone="muted">{t('week.day.help')}</Text>
      <FormSection>
        {SLOTS.map(({ index, from, to }) => (
          <Fields.CheckboxField key={index} name={`free.${index}`} label={t('week.range', { from, to })} span={4} />
        ))}
      </FormSection>
    </FormDialog>
  );
}
