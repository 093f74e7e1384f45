import { isClockTime, isIsoDate, movedPickUp, skippedTimes } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import {
  fieldsFor,
  FormDialog,
  FormSection,
  useNavetteForm,
  useWatch,
  messageWith,
  required,
} from '@navette/shared/ui-form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useClosedDays } from '../../../bookings/closed-days.tsx';
import { repeatedTimes } from '../../../dialogs/booking/booking-dates.ts';
import type { ChangeTimeDialogProps } from '../model/planning-parts.ts';
import { seenOf, type TripChange, type TimelineBooking } from '../model/timeline-trip.ts';
import { tripWords } from '../model/trip-text.ts';
import * as z from 'zod';

const time = z.string().refine(isClockTime, messageKey('validation.time'));

/** Day, appointment and pick-up of a trip. */
const changeTimeSchema = z
  .object({
    ap_date: required(z.string().refine(isIsoDate, messageKey('validation.date'))),
    ap_time: required(time),
    pick_time: time.nullable(),
  })
  .superRefine((values, context) => {
    for (const { field, messageKey: key, params } of skippedTimes(values))
      context.addIssue({ code: 'custom', path: [field], message: messageWith(key, params), input: values });
  });

/** Field values of the form. */
type TimeValues = z.input<typeof changeTimeSchema>;
type Timed = Pick<TimelineBooking, 'id' | 'ap_date' | 'ap_time' | 'pick_time'>;

/** The changed fields; null when nothing changed. */
function timeChange(booking: Timed, values: z.output<typeof changeTimeSchema>): TripChange | null {
  const change: TripChange = {
    id: booking.id,
    ...(values.ap_date !== booking.ap_date && { ap_date: values.ap_date }),
    ...(values.ap_time !== booking.ap_time && { ap_time: values.ap_time }),
    ...(values.pick_time !== booking.pick_time && { pick_time: values.pick_time }),
  };
  return Object.keys(change).length > 1 ? change : null;
}

const Fields = fieldsFor(changeTimeSchema);

/**
 * Dialog that moves a trip in time, the alternative to dragging. The pick-up follows the appointment until it is set by
 * hand.
 */
export function ChangeTimeDialog({ trip, change, onClose }: ChangeTimeDialogProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  // Snapshot at opening: what a colleague changes since must not be saved as a change of this user.
  const [booking] = useState(trip.booking);
  const [defaultValues] = useState((): TimeValues => ({
    ap_date: booking.ap_date,
    ap_time: booking.ap_time,
    pick_time: booking.pick_time,
  }));
  const form = useNavetteForm({ schema: changeTimeSchema, defaultValues, name: messageKey('planning.time.form') });
  const [date, appointment, pickUp] = useWatch({ control: form.control, name: ['ap_date', 'ap_time', 'pick_time'] });
  const repeated = repeatedTimes({ ap_date: date, ap_time: appointment, pick_time: pickUp });
  const twice = (isRepeated: boolean) => (isRepeated ? messageKey('booking.time.twice') : undefined);
  const followed = useRef(booking.pick_time);
  const closed = useClosedDays(date === booking.ap_date ? [] : [booking.ap_date, date]);
  useEffect(() => {
    if (form.getValues('pick_time') !== followed.current) return;
    if (date === null || !isIsoDate(date) || appointment === null || !isClockTime(appointment)) return;
    const next = movedPickUp(booking, date, appointment);
    // A write draws the watched field again, even where it changes nothing.
    if (next === followed.current) return;
    form.setValue('pick_time', next, { shouldDirty: true });
    followed.current = next;
  }, [date, appointment, booking, form]);

  return (
    <FormDialog
      {...{ form, onClose, ...closed }}
      title={t('planning.time.title', { id: booking.id })}
      onSubmit={async (values) => {
        const wanted = timeChange(booking, values);
        if (wanted && !(await change(wanted, { seen: seenOf(booking) })))
          throw new DOMException('not saved', 'AbortError');
      }}
    >
      <Text marginBottom="3">{tripWords(booking, t, formats)}</Text>
      <FormSection>
        <Fields.TimeField
          name="ap_time"
          label={t('booking.field.ap_time')}
          required
          span={4}
          warning={twice(repeated.ap_time)}
        />
        <Fields.TimeField
          name="pick_time"
          label={t('booking.field.pick_time')}
          span={4}
          warning={twice(repeated.pick_time)}
        />
        <Fields.DateField name="ap_date" label={t('booking.field.ap_date')} required ahead span={4} />
      </FormSection>
    </FormDialog>
  );
}
