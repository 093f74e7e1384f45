import { isClockTime } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';

/** A message about a booking: its text and its end are required (specification/bookings.md#notices). */
export const messageSchema = z.object({
  msg: z
    .string()
    .max(1000)
    .refine((text) => text.trim() !== '', messageKey('validation.required')),
  end: required(z.string().refine(isClockTime, messageKey('validation.time'))),
  other: z.string().max(4000),
});
