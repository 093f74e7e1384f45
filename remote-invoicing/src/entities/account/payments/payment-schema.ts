import { PAYMENT_SOURCE_VALUES } from '@navette/openapi/enums';
import { brusselsToday, MAX_MONEY } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';

/** Sources of payments, in the order of the menu. */
export { PAYMENT_SOURCE_VALUES as PAYMENT_SOURCES } from '@navette/openapi/enums';

/** Message keys of the sources. */
export const SOURCE_NAMES = {
  bank: messageKey('payments.source.bank'),
  cash: messageKey('payments.source.cash'),
  card: messageKey('payments.source.card'),
  other: messageKey('payments.source.other'),
} as const;

/** A typed payment; the server determines the sign of the amount. */
export const paymentSchema = z.object({
  date: required(z.iso.date()),
  amount: required(z.number().min(-MAX_MONEY).max(MAX_MONEY)),
  source: z.enum(PAYMENT_SOURCE_VALUES),
});

/** Values of a new payment: today, and the open amount. */
export const paymentValues = (open: number): z.input<typeof paymentSchema> => ({
  date: brusselsToday(),
  amount: open === 0 ? null : open,
  source: 'cash',
});

/** Refund of an overpayment, typed without a sign. */
export const refundSchema = paymentSchema.extend({ amount: required(z.number().min(0.01).max(MAX_MONEY)) });

/** Values of a refund: today, and the whole overpayment. */
export const refundValues = (overpaid: number): z.input<typeof paymentSchema> => ({
  date: brusselsToday(),
  amount: overpaid,
  source: 'bank',
});
