import type { components } from '@navette/openapi/types';
import { isIsoDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import { orNull, text } from '../../../records/text.ts';
import { storedMarks } from './model.ts';

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

/** Form of the availability of a driver: weekly pattern, leave, and day overrides. Only changes of its output are sent to the API. */
export const availabilitySchema = z.object({
  weekdays: z.array(z.string()).length(7),
  leave: z.array(leave).max(100, messageKey('availability.leave.tooMany')),
  marks: z.record(z.string(), z.string()),
});

/** Form values. */
export type AvailabilityValues = z.input<typeof availabilitySchema>;

/** Form values of the stored availability. */
export const availabilityValues = (
  { weekdays, leave: periods }: components['schemas']['AvailabilityPattern'],
  rows: readonly components['schemas']['AvailabilityRow'][],
): AvailabilityValues => ({
  weekdays,
  leave: periods.map(({ startDate, endDate, reason }) => ({ startDate, endDate, reason: reason ?? '' })),
  marks: storedMarks(rows),
});
