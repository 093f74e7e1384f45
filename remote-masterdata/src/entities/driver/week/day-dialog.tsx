import { parseSlots, personName, SLOTS, type IsoDate, slotsText } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useVersionedSave } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MARKS_PATH } from '../availability/availability-requests.ts';
import { useOfferTrips } from '../availability/use-offer-trips.ts';
import { type WeekDriver, readWeek, saveDays } from './week-requests.ts';
import * as z from 'zod';

/**
 * Form of a driver's day: a boolean field for each slot, so that changes of different slots by two users can be merged; true means NOT available, as
 * in the API.
 */
const daySchema = z.record(z.string(), z.boolean());

/** Field name of a slot. */
const slotField = (index: number): string => `slot${index}`;

/** Form values of a day, from the unavailable slots. */
const dayFields = (away: readonly number[]): z.input<typeof daySchema> =>
  Object.fromEntries(SLOTS.map(({ index }) => [slotField(index), away.includes(index)]));

/** Unavailable slots in the format of the API. */
const awayText = (away: z.output<typeof daySchema>): string =>
  slotsText(SLOTS.filter(({ index }) => away[slotField(index)] === true).map(({ index }) => index));

const Fields = fieldsFor(daySchema);

interface DayDialogProps {
  readonly driver: WeekDriver;
  readonly date: IsoDate;
  /** Unavailable slots of the driver. */
  readonly slots: readonly number[];
  /** Version of the driver's day overrides at their read. */
  readonly version: string | undefined;
  readonly onClose: () => void;
}

/** Unavailable times of a driver on one day. */
export function DayDialog({ driver, date, slots, version, onClose }: DayDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const { formatLongDate } = useFormats();
  const offerTrips = useOfferTrips();
  const [defaultValues] = useState(() => dayFields(slots));
  const form = useNavetteForm({ schema: daySchema, defaultValues, name: messageKey('week.day.form') });
  const save = useVersionedSave(
    form,
    {
      path: MARKS_PATH,
      version,
      values: defaultValues,
      read: async () => dayFields(parseSlots((await readWeek(driver.id, [date])).week[date])),
    },
    (away, meant) => saveDays(cache, driver.id, [{ date, available: awayText(away) }], meant),
  );
  const words = { name: personName(driver, 'text'), date: formatLongDate(date) };
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('week.day.title', words)}
      onSubmit={async (away) => {
        await save(away);
        toast.success(t('week.day.saved', words));
        void offerTrips(driver.id, [date]);
      }}
    >
      <Text tone="muted">{t('week.day.help')}</Text>
      <FormSection>
        {SLOTS.map(({ index, from, to }) => (
          <Fields.CheckboxField key={index} name={slotField(index)} label={t('week.range', { from, to })} span={4} />
        ))}
      </FormSection>
    </FormDialog>
  );
}
