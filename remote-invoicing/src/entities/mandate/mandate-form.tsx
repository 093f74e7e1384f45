import { invalidate } from '@navette/shared/api';
import { brusselsToday, isIban, normaliseIban } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { AFTER_MANDATE, createMandate } from './mandate-requests.ts';

const schema = z.object({
  reference: z
    .string()
    .trim()
    .min(1)
    .max(35)
    .regex(/^[A-Za-z0-9+?/:().,' -]+$/u, messageKey('mandate.reference.letters')),
  signedOn: required(z.iso.date()),
  iban: z.string().refine(isIban, messageKey('validation.iban')),
  holder: z.string().trim().max(70),
  once: z.boolean(),
});

const Fields = fieldsFor(schema);

interface MandateFormDialogProps {
  readonly client: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Mandate that a client signed; its reference is proposed (specification/payments.md#direct-debits). */
export function MandateFormDialog({ client: { id, name }, onClose }: MandateFormDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [defaultValues] = useState(() => {
    const today = brusselsToday();
    const reference = `M${String(id).padStart(6, '0')}-${today.replaceAll('-', '')}`;
    return { reference, signedOn: today, iban: '', holder: '', once: false };
  });
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('mandate.form') });
  return (
    <FormDialog
      form={form}
      title={t('mandate.add.title', { name })}
      onClose={onClose}
      onSubmit={async ({ iban, holder, ...typed }) => {
        await createMandate({ clientId: id, ...typed, iban: normaliseIban(iban), holder: holder || null });
        toast.success(t('mandate.added', { name }));
        void invalidate(cache, AFTER_MANDATE);
      }}
    >
      <FormSection>
        <Fields.TextField name="reference" label={t('mandate.reference')} required />
        <Fields.DateField name="signedOn" label={t('mandate.signedOn')} required />
        <Fields.TextField name="iban" label={t('batch.iban')} placeholder="BE68 5390 0754 7034" required />
        <Fields.TextField name="holder" label={t('batch.holder')} help={t('mandate.holder.help')} />
        <Fields.CheckboxField name="once" label={t('mandate.once')} span={12} />
      </FormSection>
    </FormDialog>
  );
}
