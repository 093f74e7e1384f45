import { overpaidAmount, brusselsToday, MAX_MONEY, isRefund } from '@navette/shared/domain';
import { messageKey, useT, useFormats } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, useWatch, required } from '@navette/shared/ui-form';
import { useState, type ReactNode, useCallback } from 'react';
import { useAskDate } from '../ask-date.tsx';
import { useClosedDay } from '../closed-days.tsx';
import { useAttemptKey } from '../use-attempt-key.ts';
import {
  addPayment,
  type InvoiceAccount,
  invoiceText,
  AFTER_PAYMENT,
  reversePayment,
  type Payment,
} from './account-requests.ts';
import { useAskToClose } from './ask-to-close.ts';
import * as z from 'zod';
import { invalidate } from '@navette/shared/api';
import { keepFocus, useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';

/** Ways of payment that a person chooses. */
const SOURCES = ['bank', 'cash', 'card', 'other', 'credit'] as const;

/** A typed payment; the server determines the sign of the amount. */
const paymentSchema = z.object({
  date: required(z.iso.date()),
  amount: required(z.number().min(-MAX_MONEY).max(MAX_MONEY)),
  source: z.enum(SOURCES),
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
  const { formatMoney } = useFormats();
  const { schema, values, name, title, save, sent } = FORMS[entry];
  const [defaultValues] = useState(() => values(account));
  const keyOf = useAttemptKey();
  const askDate = useAskDate();
  const form = useNavetteForm({ schema, defaultValues, name });
  const askToClose = useAskToClose();
  const { kind, invoiceId } = account;
  const closed = useClosedDay('payments', useWatch({ control: form.control, name: 'date' }));
  return (
    <FormDialog
      form={form}
      title={t(title, { name: invoiceText(t, account) })}
      {...closed}
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
          options={SOURCES.filter((value) => value !== 'credit' || offersCredit(account, entry)).map((value) => ({
            value,
            label:
              value === 'credit' && entry === 'payment'
                ? t('payments.source.credit.left', { credit: formatMoney(account.credit ?? 0) })
                : t(SOURCE_NAMES[value]),
          }))}
        />
      </FormSection>
    </FormDialog>
  );
}

/** Whether the credit of the client can pay, or take what was paid too much. */
const offersCredit = ({ kind, credit = 0 }: InvoiceAccount, entry: NewEntry): boolean =>
  kind === 'client' && (entry === 'refund' || credit > 0);

/** Sources of payments, in the order of the menu. */

export const SOURCE_NAMES = {
  bank: messageKey('payments.source.bank'),
  cash: messageKey('payments.source.cash'),
  card: messageKey('payments.source.card'),
  other: messageKey('payments.source.other'),
  credit: messageKey('payments.source.credit'),
  carried: messageKey('payments.source.carried'),
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

/** A payment or a refund to undo. */
interface UndoablePayment {
  readonly id: number;
  readonly amount: number;
  /** By default a payment. */
  readonly entry?: LedgerEntry;
}

/** Reverses a payment after a confirmation: the counter-entry stays in the ledger. */
export function useUndoPayment(): (payment: UndoablePayment) => Promise<void> {
  const t = useT();
  const { formatMoney } = useFormats();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async ({ id, amount, entry = 'payment' }) => {
      const asked = await confirm({
        title: t('payments.undo.title', {
          entry,
          amount: formatMoney(entry === 'payment' ? amount : Math.abs(amount)),
        }),
        body: t('payments.undo.body', { entry }),
        confirmLabel: t('payments.undo', { entry }),
        cancelLabel: t('payments.undo.keep', { entry }),
        icon: <Undo2 aria-hidden />,
      });
      if (!asked) return;
      try {
        await reversePayment(id);
        toast.success(t('payments.undone', { entry }));
      } catch (error) {
        toast.failure(t('payments.undo.failed', { entry }), error);
      }
      await invalidate(cache, AFTER_PAYMENT);
      keepFocus();
    },
    [t, formatMoney, confirm, toast, cache],
  );
}

/** Kind of a ledger entry: a payment, the refund of an overpayment, or a payment returned by the bank. */
export type LedgerEntry = 'payment' | 'refund' | 'return';

/** An entry that a user can add; returns only come from the bank. */
export type NewEntry = Exclude<LedgerEntry, 'return'>;

/** Kind of a ledger entry, except counter-entries. */
export const entryOf = (payment: Payment, invoice: Pick<InvoiceAccount, 'amount'>): LedgerEntry =>
  payment.returnOf !== null ? 'return' : isRefund(payment, invoice) ? 'refund' : 'payment';
