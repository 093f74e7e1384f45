import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Grid, Heading, Text, Flex, Button, IconButton } from '@navette/shared/ui';
import {
  FormDialog,
  useNavetteForm,
  useFormContext,
  useWatch,
  fieldsFor,
  useFieldArray,
} from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useSaveOver } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  availabilityEntries,
  availabilitySchema,
  type AvailabilityValues,
  dateOfWeekday,
} from './availability-schema.ts';
import { availabilityVersions, readAvailability, saveAvailability, useOfferTrips } from './availability-requests.ts';
import { parseSlots, SLOTS, slotsText, addMonths, brusselsToday, startOfMonth } from '@navette/shared/domain';
import { painted, paintDays, unmarkDay, rulesOf } from './model.ts';
import { SlotGrid } from './slot-grid.tsx';
import { type SlotRow, type MarkSource, slotStyles, monthRows } from './month-rows.ts';
import { X, ChevronLeft, ChevronRight, Plus, Trash2 } from 'lucide-react';

/** Props: title, driver and stored values. */
interface AvailabilityFormDialogProps {
  readonly title: string;
  readonly driverId: number;
  /** Stored values, initial only; later changes of this prop are ignored. */
  readonly values: AvailabilityValues;
  readonly onClose: () => void;
}

/** Availability form: month grid on one side, weekly pattern and leave on the other, saved together. */
export function AvailabilityFormDialog({ title, driverId, values, onClose }: AvailabilityFormDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const formats = useFormats();
  const offerTrips = useOfferTrips();
  const [opened] = useState(() => ({ values, version: availabilityVersions(driverId) }));
  const form = useNavetteForm({
    schema: availabilitySchema,
    defaultValues: opened.values,
    name: messageKey('availability.form.name'),
  });
  const save = useSaveOver(
    form,
    { opened, read: () => readAvailability(driverId), entries: availabilityEntries({ t, formats }) },
    (filled, over = opened) => saveAvailability(cache, driverId, over, filled),
  );
  return (
    <FormDialog
      {...{ form, title, onClose }}
      size={1200}
      onSubmit={async (filled) => {
        const dates = await save(filled);
        toast.success(t('availability.saved'));
        void offerTrips(driverId, dates);
      }}
    >
      <Legend />
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }}
        alignItems="start"
      >
        <MonthSection />
        <Box minWidth="0" display="flex" flexDirection="column" gap="5">
          <WeekSection />
          <LeaveSection />
        </Box>
      </Grid>
    </FormDialog>
  );
}

/** Weekly pattern: slots of each weekday in which the driver never works. */
function WeekSection(): ReactNode {
  const t = useT();
  const { formatWeekday } = useFormats();
  const { weekdays, setWeekdays } = useAvailability();
  const rows = weekdays.map((available, index): SlotRow => {
    const name = formatWeekday(dateOfWeekday(index));
    return { key: String(index), name, head: name, marked: parseSlots(available), source: 'own' };
  });
  return (
    <Box minWidth="0">
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        {t('availability.weekly')}
      </Heading>
      <Text textStyle="xs" color="fg.muted" mb="2">
        {t('availability.weekly.help')}
      </Text>
      <SlotGrid
        label={t('availability.weekly')}
        rowsTitle={t('availability.day')}
        rows={rows}
        onPaint={(keys, slots, isOn) =>
          setWeekdays(
            weekdays.map((available, index) =>
              keys.includes(String(index)) ? slotsText(painted(parseSlots(available), slots, isOn)) : available,
            ),
          )
        }
      />
    </Box>
  );
}

/** Legend (specification/drivers.md#availability): a marked slot means that the driver is NOT available. */
function Legend(): ReactNode {
  const t = useT();
  return (
    <Box textStyle="sm">
      <Box as="p" fontWeight="semibold" id="availability-legend">
        {t('availability.legend')}
      </Box>
      <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1" mt="1" color="fg.muted" listStyleType="none">
        <Flex as="li" align="center" gap="1.5">
          <SlotMark source="own" />
          {t('availability.legend.own')}
        </Flex>
        <Flex as="li" align="center" gap="1.5">
          <SlotMark source="rules" />
          {t('availability.legend.rules')}
        </Flex>
        <Flex as="li" align="center" gap="1.5">
          <SlotMark />
          {t('availability.legend.free')}
        </Flex>
      </Flex>
    </Box>
  );
}

/** Slot cell as in the grid, for the legend; free without a source. */
function SlotMark({ source }: { readonly source?: MarkSource }): ReactNode {
  return (
    <Box
      as="span"
      display="inline-grid"
      placeItems="center"
      boxSize="5"
      borderWidth="1px"
      borderRadius="l1"
      aria-hidden
      css={{ '& svg': { boxSize: '3.5' }, ...slotStyles[source ?? 'free'] }}
    >
      {source && <X />}
    </Box>
  );
}

/** Month of days with their marks; changes in other months are kept while the user turns the pages. */
function MonthSection(): ReactNode {
  const t = useT();
  const formats = useFormats();
  const today = brusselsToday();
  const [month, setMonth] = useState(() => startOfMonth(today));
  const { leave, rules, marks, setMarks } = useAvailability();
  const turn = (step: number) => setMonth(addMonths(month, step));
  const rows = monthRows({ month, today, leave, marks, rules }, t, formats);
  return (
    <Box minWidth="0">
      <Flex align="center" gap="1" mb="2" wrap="wrap">
        <IconButton size="sm" label={t('date.previousMonth')} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Heading as="h3" textStyle="sm" fontWeight="semibold" minWidth="9rem" textAlign="center" aria-live="polite">
          {formats.formatMonth(month)}
        </Heading>
        <IconButton size="sm" label={t('date.nextMonth')} onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button
          size="sm"
          marginInlineStart="auto"
          disabled={month === startOfMonth(today)}
          onClick={() => setMonth(startOfMonth(today))}
        >
          {t('availability.thisMonth')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            setMonth(startOfMonth(today));
            setMarks(paintDays({ marks, rules }, [today], ALL, true));
          }}
        >
          {t('availability.today')}
        </Button>
      </Flex>
      <SlotGrid
        label={t('availability.month.label', { month: formats.formatMonth(month) })}
        rowsTitle={t('availability.day')}
        rows={rows}
        maxHeight="58dvh"
        scrollTo={month === startOfMonth(today) ? today : undefined}
        onPaint={(dates, slots, isOn) => setMarks(paintDays({ marks, rules }, dates, slots, isOn))}
        onUnmark={(date) => setMarks(unmarkDay(marks, date))}
        onPage={(step, date) => {
          turn(step);
          return addMonths(date, step);
        }}
      />
    </Box>
  );
}

/** Form context, with the rules that are typed so far. */
function useAvailability() {
  const { setValue } = useFormContext<AvailabilityValues>();
  const [weekdays, leave, marks] = useWatch<AvailabilityValues, ['weekdays', 'leave', 'marks']>({
    name: ['weekdays', 'leave', 'marks'],
  });
  return {
    weekdays,
    leave,
    marks,
    rules: rulesOf({ weekdays, leave }),
    setWeekdays: (next: AvailabilityValues['weekdays']) => setValue('weekdays', next, { shouldDirty: true }),
    setMarks: (next: AvailabilityValues['marks']) => setValue('marks', next, { shouldDirty: true }),
  };
}

const ALL = SLOTS.map(({ index }) => index);

const Fields = fieldsFor(availabilitySchema);

/** Periods of leave of the driver. */
function LeaveSection(): ReactNode {
  const t = useT();
  const { fields, append, remove } = useFieldArray<AvailabilityValues, 'leave'>({ name: 'leave' });
  return (
    <Box as="section" minWidth="0" aria-labelledby="availability-leave">
      <Flex align="center" gap="2">
        <Heading as="h3" id="availability-leave" textStyle="sm" fontWeight="semibold">
          {t('availability.leave')}
        </Heading>
        <Button
          size="sm"
          marginInlineStart="auto"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= 100}
          onClick={() => append({ startDate: null, endDate: null, reason: '' })}
        >
          {t('availability.leave.add')}
        </Button>
      </Flex>
      {fields.length === 0 && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {t('availability.leave.none')}
        </Text>
      )}
      {fields.map(({ id }, index) => (
        <Flex
          key={id}
          as="fieldset"
          gap="2"
          mt="2"
          wrap="wrap"
          align="start"
          borderWidth="0"
          p="0"
          css={{ '& > [data-field]': { flex: '1 1 8.5rem' } }}
        >
          <Box as="legend" srOnly>
            {t('availability.leave.nth', { number: index + 1 })}
          </Box>
          <Fields.DateField name={`leave.${index}.startDate`} label={t('availability.leave.start')} required ahead />
          <Fields.DateField name={`leave.${index}.endDate`} label={t('availability.leave.end')} required ahead />
          <Fields.TextField name={`leave.${index}.reason`} label={t('availability.leave.reason')} />
          <Box pt="6">
            <IconButton label={t('availability.leave.remove', { number: index + 1 })} onClick={() => remove(index)}>
              <Trash2 aria-hidden />
            </IconButton>
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
