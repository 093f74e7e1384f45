import { brusselsToday } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import type { InvoiceAccount } from '../account-requests.ts';

const LEAST_REASON = 3;
const MOST_REASON = 300;

/** A new credit note: at least one line, and a reason. */
export const creditSchema = z.object({
  date: required(z.iso.date()),
  reason: z
    .string()
    .trim()
    .min(LEAST_REASON, { error: messageKey('credit.reason.short') })
    .max(MOST_REASON),
  bookings: z.array(z.number()).min(1, { error: messageKey('credit.lines.none') }),
});

/** Values of a new credit note: all lines not credited yet, dated today or on the day of an invoice that is dated ahead. */
export function creditValues({ date, lines }: InvoiceAccount): z.input<typeof creditSchema> {
  const today = brusselsToday();
  return {
    date: date > today ? date : today,
    reason: '',
    bookings: lines.filter(({ creditNoteId }) => creditNoteId === null).map(({ bookingId }) => bookingId),
  };
}
