import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import { useAttemptKey } from '../../use-attempt-key.ts';
import { addPayment, type InvoiceAccount } from '../account-requests.ts';
import { invoiceText } from '../invoice-names.ts';
import { useAskToClose } from '../use-ask-to-close.ts';
import { PAYMENT_SOURCES, paymentSchema, paymentValues, SOURCE_NAMES } from './payment-schema.ts';

const Fields = fieldsFor(paymentSchema);

interface PaymentFormProps {
  readonly account: InvoiceAccount;
  readonly onClose: () => void;
}

/** A payment that came without the bank, or is known before its statement. */
export function PaymentForm({ account, onClose }: PaymentFormProps): ReactNode {
  const t = useT();
  const [defaultValues] = useState(() => paymentValues(account.open));
  const keyOf = useAttemptKey();
  const form = useNavetteForm({ schema: paymentSchema, defaultValues, name: messageKey('payments.form.name') });
  const askToClose = useAskToClose();
  const { kind, invoiceId } = account;
  return (
    <FormDialog
      form={form}
      title={t('payments.add.title', { name: invoiceText(t, account) })}
      saveLabel={t('payments.add')}
      onClose={onClose}
      onSubmit={async (payment) => {
        const body = { ...payment, kind, invoiceId };
        const made = await addPayment(body, keyOf(body));
        void askToClose({ kind, invoiceId }, made);
      }}
    >
      <FormSection>
        <Fields.DateField name="date" label={t('payments.date')} required />
        <Fields.MoneyField name="amount" label={t('payments.amount')} required />
        <Fields.SelectField
          name="source"
          label={t('payments.source')}
          options={PAYMENT_SOURCES.map((value) => ({ value, label: t(SOURCE_NAMES[value]) }))}
        />
      </FormSection>
    </FormDialog>
  );
}
