import {
  brusselsNow,
  isClockTime,
  isIsoDate,
  personName,
  personSearch,
  slotRanges,
  slotsFrom,
  type ClockTime,
  type IsoDate,
} from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import {
  fieldsFor,
  FormDialog,
  FormSection,
  required,
  useNavetteForm,
  useWatch,
  type RecordSource,
} from '@navette/shared/ui-form';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import * as z from 'zod';
import { useWhereabouts } from '../office/use-whereabouts.ts';
import { useMarkAway, type DriverAway } from './mark-away.ts';
import type { DriverTrouble, PlanRepair } from '../bookings/repair-link.ts';

/** A driver of the dialog's list. */
export interface DriverName {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

interface DriverDialogProps {
  readonly trouble: DriverTrouble;
  /** Drivers to choose among. */
  readonly drivers: readonly DriverName[];
  /** The driver; null: to be chosen. */
  readonly driverId: number | null;
  /** Day that is proposed. */
  readonly day: IsoDate;
  /** Number of trips of a driver from a time on; undefined when the day is not loaded. */
  readonly tripsFrom: (driverId: number, date: IsoDate, from: ClockTime) => number | undefined;
  /** Begins the plan that gives the trips to others; null when this user can't plan now: away is marked all the same. */
  readonly onRepair: ((date: IsoDate, repair: PlanRepair) => void) | null;
  readonly onClose: () => void;
}

/** "Not available from …" or "Late by …" of a driver, then the plan that gives the trips that are too much to others. */
export function DriverDialog(props: DriverDialogProps): ReactNode {
  return props.trouble === 'away' ? <AwayDialog {...props} /> : <LateDialog {...props} />;
}

const id = required(z.int().positive());

const awaySchema = z.object({
  driverId: id,
  date: required(
    z
      .string()
      .refine(isIsoDate, messageKey('validation.date'))
      .refine((date) => date >= brusselsNow().date, messageKey('driverAway.past')),
  ),
  from: required(z.string().refine(isClockTime, messageKey('validation.time'))),
});

const Away = fieldsFor(awaySchema);

/** Marks the rest of the day at once; the plan comes after, and may be left without taking the mark back. */
function AwayDialog({ drivers, driverId, day, tripsFrom, onRepair, onClose }: DriverDialogProps): ReactNode {
  const t = useT();
  const { formatTime } = useFormats();
  const [defaultValues] = useState(() => {
    const now = brusselsNow();
    const date = day < now.date ? now.date : day;
    return { driverId, date, from: date === now.date ? now.time : '07:00' };
  });
  const form = useNavetteForm({ schema: awaySchema, defaultValues, name: messageKey('driverAway.title') });
  const [chosen, date, from] = useWatch({ control: form.control, name: ['driverId', 'date', 'from'] });
  const driverField = useDriverField(drivers);
  const markAway = useMarkAway();
  const isTimed = date !== null && isIsoDate(date) && from !== null && isClockTime(from);
  const trips = isTimed && chosen !== null ? tripsFrom(chosen, date, from) : undefined;
  const repairs = onRepair !== null && trips !== 0;
  const [hours] = isTimed ? slotRanges(slotsFrom(from)) : [];
  const saved = useRef<DriverAway>(null);
  return (
    <FormDialog
      form={form}
      title={t('driverAway.title')}
      saveLabel={t(repairs ? 'driverAway.markAndSearch' : 'driverAway.mark')}
      saveBlocked={isTimed && !hours && trips === 0 ? t('driverAway.marks.none') : undefined}
      initialFocus={firstToFill(form.id, driverId)}
      onSubmit={async (away) => {
        if (slotsFrom(away.from).length > 0) await markAway(away, nameIn(drivers, away.driverId));
        saved.current = away;
      }}
      onClose={() => {
        onClose();
        if (!saved.current || !repairs) return;
        const { date: on, ...away } = saved.current;
        onRepair(on, { away: [away] });
      }}
    >
      <FormSection>
        <Away.RecordPicker name="driverId" {...driverField} />
        <Away.TimeField name="from" label={t('driverAway.from')} required span={6} />
        <Away.DateField name="date" label={t('driverAway.date')} required ahead span={6} min={brusselsNow().date} />
      </FormSection>
      <Text marginTop="3" aria-live="polite">
        {hours
          ? t('driverAway.marks', { from: formatTime(hours.from), to: formatTime(hours.to) })
          : t('driverAway.marks.none')}{' '}
        {trips !== undefined && t('driverAway.trips', { count: trips })}
      </Text>
      {repairs && (
        <Text tone="muted" textStyle="xs">
          {t('driverAway.stays')}
        </Text>
      )}
    </FormDialog>
  );
}

const MOST_MINUTES = 480;

const lateSchema = z.object({
  driverId: id,
  minutes: required(
    z.int().min(1, messageKey('driverLate.minutes.range')).max(MOST_MINUTES, messageKey('driverLate.minutes.range')),
  ),
});

const Late = fieldsFor(lateSchema);

type DriverLate = z.output<typeof lateSchema>;

/** Nothing is stored: only the plan reckons with it. */
function LateDialog({ drivers, driverId, tripsFrom, onRepair, onClose }: DriverDialogProps): ReactNode {
  const t = useT();
  const { data: whereabouts = [] } = useWhereabouts();
  const expected = whereabouts.filter((where) => where.driverId === driverId && where.late);
  const form = useNavetteForm({
    schema: lateSchema,
    defaultValues: { driverId, minutes: expected[0]?.lateMinutes ?? null },
    name: messageKey('driverLate.title'),
  });
  const driverField = useDriverField(drivers);
  const chosen = useWatch({ control: form.control, name: 'driverId' });
  const { date, time } = brusselsNow();
  const trips = chosen === null ? undefined : tripsFrom(chosen, date, time);
  const saved = useRef<DriverLate>(null);
  return (
    <FormDialog
      form={form}
      title={t('driverLate.title')}
      saveLabel={t('timeline.plan.search')}
      saveBlocked={onRepair ? undefined : t('driverLate.blocked')}
      initialFocus={firstToFill(form.id, driverId)}
      onSubmit={async (late) => void (saved.current = late)}
      onClose={() => {
        onClose();
        if (saved.current) onRepair?.(date, { late: [saved.current] });
      }}
    >
      <FormSection>
        <Late.RecordPicker name="driverId" {...driverField} />
        <Late.NumberField name="minutes" label={t('driverLate.minutes')} required span={6} />
      </FormSection>
      <Text marginTop="3">
        {t('driverLate.help')} {trips !== undefined && t('driverLate.trips', { count: trips })}
      </Text>
    </FormDialog>
  );
}

const nameIn = (drivers: readonly DriverName[], driverId: number): string => {
  const driver = drivers.find((known) => known.id === driverId);
  return driver ? personName(driver, 'text') : `#${String(driverId)}`;
};

/** The picker of the driver; it searches the given ones, without a call. */
function useDriverField(drivers: readonly DriverName[]) {
  const t = useT();
  const source = useMemo(
    (): RecordSource<DriverName> => ({
      search: async (text) => {
        const fits = personSearch(text);
        return drivers.filter((driver) => fits(driver, driver.id));
      },
      find: async (wanted) => drivers.find((driver) => driver.id === wanted) ?? null,
      idOf: (driver) => driver.id,
      labelOf: (driver) => personName(driver, 'list'),
    }),
    [drivers],
  );
  return { label: t('driverAway.driver'), required: true, span: 12, source } as const;
}

/** Focuses the field after the driver, or the driver when there is none yet. */
const firstToFill = (formId: string, driverId: number | null) => () =>
  document.getElementById(formId)?.querySelectorAll('input')[driverId === null ? 0 : 1] ?? null;
