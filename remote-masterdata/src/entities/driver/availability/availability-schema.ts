import type { components } from '@navette/openapi/types';
import { isIsoDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import { orNull, text } from '../../../records/text.ts';

const day = required(z.string().refine(isIsoDate, messageKey('validation.date')));

const leave = z
  .object({ startDate: day, endDate: day, reason: text(200) })
  .superRefine(({ startDate, endDate }, context) => {
    if (endDate < startDate)
      context.addIssue({
        code: 'custom',
        path: ['endDate'],
        message: messageKey('validation.endBeforeStart'),
        input: endDate,
      });
  })
  .transform(({ startDate, endDate, reason }): components['schemas']['LeavePeriod'] => ({
    startDate,
    endDate,
    reason: orNull(reason),
  }));

/** Form of the availability of a driver: weekdays, leave, and the days whose own marks change. Its output is what the API is sent. */
export const availabilitySchema = z.object({
  weekdays: z.array(z.string()).length(7),
  leave: z.array(leave).max(100, messageKey('availability.leave.tooMany')),
  marks: z.record(z.string(), z.string().nullable()),
});

/** Field values of the form. */
export type AvailabilityValues = z.input<typeof availabilitySchema>;

/** Initial field values: the rules as stored, and no change of a day. */
export const availabilityValues = ({
  weekdays,
  leave: periods,
}: components['schemas']['AvailabilityPattern']): AvailabilityValues => ({
  weekdays,
  leave: periods.map(({ startDate, endDate, reason }) => ({ startDate, endDate, reason: reason ?? '' })),
  marks: {},
});
