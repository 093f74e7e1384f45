import { PAYMENT_SOURCE_VALUES } from '@navette/openapi/enums';
import { overpaidAmount, brusselsToday, MAX_MONEY } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, required } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import { useAskDate } from '../ask-date.tsx';
import { useAttemptKey } from '../use-attempt-key.ts';
import { addPayment, type InvoiceAccount, invoiceText } from './account-requests.ts';
import { useAskToClose } from './ask-to-close.ts';
import type { NewEntry } from './undo-payment.tsx';
import * as z from 'zod';

/** A typed payment; the server determines the sign of the amount. */
const paymentSchema = z.object({
  date: required(z.iso.date()),
  amount: required(z.number().min(-MAX_MONEY).max(MAX_MONEY)),
  source: z.enum(PAYMENT_SOURCE_VALUES),
});

const Fields = fieldsFor(paymentSchema);

interface PaymentFormProps {
  readonly account: InvoiceAccount;
  readonly entry: NewEntry;
  readonly onClose: () => void;
}

/** Refund of an overpayment, typed without a sign. */
const refundSchema = paymentSchema.extend({ amount: required(z.number().min(0.01).max(MAX_MONEY)) });

const FORMS = {
  payment: {
    schema: paymentSchema,
    values: (account: InvoiceAccount) => paymentValues(overpaidAmount(account) > 0 ? 0 : account.open),
    name: messageKey('payments.form.name'),
    save: messageKey('payments.add'),
    title: messageKey('payments.add.title'),
    sent: (amount: number) => amount,
  },
  refund: {
    schema: refundSchema,
    values: (account: InvoiceAccount) => refundValues(overpaidAmount(account)),
    name: messageKey('payments.refund'),
    save: messageKey('payments.refund.add'),
    title: messageKey('payments.refund.title'),
    // Ledger amounts are signed as the invoice, so that a refund has the opposite sign.
    sent: (amount: number, invoice: InvoiceAccount) => (invoice.amount > 0 ? -amount : amount),
  },
} as const;

/** Form of a payment received without the bank, or before its statement; or of a refund. */
export function PaymentForm({ account, entry, onClose }: PaymentFormProps): ReactNode {
  const t = useT();
  const { schema, values, name, title, save, sent } = FORMS[entry];
  const [defaultValues] = useState(() => values(account));
  const keyOf = useAttemptKey();
  const askDate = useAskDate();
  const form = useNavetteForm({ schema, defaultValues, name });
  const askToClose = useAskToClose();
  const { kind, invoiceId } = account;
  return (
    <FormDialog
      form={form}
      title={t(title, { name: invoiceText(t, account) })}
      saveLabel={t(save)}
      onClose={onClose}
      onSubmit={async (payment) => {
        const body = { ...payment, amount: sent(payment.amount, account), kind, invoiceId };
        const made = await askDate((answer) => addPayment({ ...body, ...answer }, keyOf(body)));
        void askToClose({ kind, invoiceId }, made);
      }}
    >
      <FormSection>
        <Fields.DateField name="date" label={t('payments.date')} required />
        <Fields.MoneyField name="amount" label={t('payments.amount')} required />
        <Fields.SelectField
          name="source"
          label={t('payments.source')}
          options={PAYMENT_SOURCE_VALUES.map((value) => ({ value, label: t(SOURCE_NAMES[value]) }))}
        />
      </FormSection>
    </FormDialog>
  );
}

/** Sources of payments, in the order of the menu. */

/** Message keys of the sources. */
export const SOURCE_NAMES = {
  bank: messageKey('payments.source.bank'),
  cash: messageKey('payments.source.cash'),
  card: messageKey('payments.source.card'),
  other: messageKey('payments.source.other'),
} as const;

/** Values of a new payment: today, and the open amount. */
const paymentValues = (open: number): z.input<typeof paymentSchema> => ({
  date: brusselsToday(),
  amount: open === 0 ? null : open,
  source: 'cash',
});

/** Values of a refund: today, and the whole overpayment. */
const refundValues = (overpaid: number): z.input<typeof paymentSchema> => ({
  date: brusselsToday(),
  amount: overpaid,
  source: 'bank',
});
