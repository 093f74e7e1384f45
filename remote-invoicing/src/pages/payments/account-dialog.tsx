import { invalidate } from '@navette/shared/api';
import { ibanText, isIban, normaliseIban } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { AFTER_BATCH, type DuePayment, saveRefundAccount } from './payment-requests.ts';

const schema = z.object({
  iban: z.string().refine(isIban, messageKey('validation.iban')),
  holder: z.string().trim().max(70),
});

const Fields = fieldsFor(schema);

interface AccountDialogProps {
  readonly payment: DuePayment;
  readonly onClose: () => void;
}

/** Account to which a client gets money back: that of the client's payment is proposed, and a person confirms it. */
export function AccountDialog({ payment, onClose }: AccountDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const { name, payerId, iban, proposedIban, holder } = payment;
  const [defaultValues] = useState(() => ({ iban: ibanText(iban ?? proposedIban ?? ''), holder }));
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('batch.account.form') });
  return (
    <FormDialog
      form={form}
      title={t('batch.account.title', { name })}
      saveLabel={t('batch.account.save')}
      onClose={onClose}
      onSubmit={async (typed) => {
        await saveRefundAccount({ clientId: payerId, iban: normaliseIban(typed.iban), holder: typed.holder });
        toast.success(t('batch.account.saved', { name }));
        void invalidate(cache, AFTER_BATCH);
      }}
    >
      {proposedIban !== null && <Text tone="muted">{t('batch.account.proposed')}</Text>}
      <FormSection>
        <Fields.TextField name="iban" label={t('batch.iban')} required span={12} />
        <Fields.TextField name="holder" label={t('batch.holder')} span={12} />
      </FormSection>
    </FormDialog>
  );
}
