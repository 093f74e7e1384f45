import { isClockTime, isIsoDate, skippedTimes } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { messageWith, required } from '@navette/shared/ui-form';
import * as z from 'zod';
import type { TripChange } from '../../model/timeline-change.ts';
import type { TimelineBooking } from '../../model/timeline-trip.ts';

const time = z.string().refine(isClockTime, messageKey('validation.time'));

/** Day, appointment and pick-up of a trip. */
export const changeTimeSchema = z
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
export type TimeValues = z.input<typeof changeTimeSchema>;
type Timed = Pick<TimelineBooking, 'id' | 'ap_date' | 'ap_time' | 'pick_time'>;

/** The changed fields; null when nothing changed. */
export function timeChange(booking: Timed, values: z.output<typeof changeTimeSchema>): TripChange | null {
  const change: TripChange = {
    id: booking.id,
    ...(values.ap_date !== booking.ap_date && { ap_date: values.ap_date }),
    ...(values.ap_time !== booking.ap_time && { ap_time: values.ap_time }),
    ...(values.pick_time !== booking.pick_time && { pick_time: values.pick_time }),
  };
  return Object.keys(change).length > 1 ? change : null;
}
