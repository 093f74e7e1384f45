import { invalidate } from '@navette/shared/api';
import { brusselsToday, MAX_MONEY } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Alert, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { PendingDialog } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { addPayment, invoiceText, reversePayment } from '../../entities/account/account-requests.ts';
import { useAttemptKey } from '../../entities/use-attempt-key.ts';
import type { ClientCredit, OpenInvoice } from './division.ts';
import { AFTER_RECONCILING, useOpenItems } from './reconcile-requests.ts';

const schema = z.object({
  invoiceId: required(z.number()),
  amount: required(z.number().min(0.01).max(MAX_MONEY)),
});

const Fields = fieldsFor(schema);

interface UseCreditDialogProps {
  readonly credit: ClientCredit;
  readonly onClose: () => void;
}

/** Pays an open invoice of a client from the client's credit (specification/payments.md#credit-of-a-client). */
export function UseCreditDialog({ credit, onClose }: UseCreditDialogProps): ReactNode {
  const t = useT();
  const query = useOpenItems(credit.name.slice(0, 100), true);
  const title = t('reconciling.credit.title', { name: credit.name });
  if (!query.data || query.isPlaceholderData)
    return (
      <PendingDialog
        size={600}
        title={title}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        onClose={onClose}
      />
    );
  const invoices = query.data.invoices.filter(
    ({ kind, payerId, open }) => kind === 'client' && payerId === credit.clientId && open > 0,
  );
  return <CreditForm credit={credit} invoices={invoices} title={title} onClose={onClose} />;
}

interface CreditFormProps extends UseCreditDialogProps {
  readonly invoices: readonly OpenInvoice[];
  readonly title: string;
}

function CreditForm({ credit, invoices, title, onClose }: CreditFormProps): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const toast = useToast();
  const undo = async (id: number) => {
    await reversePayment(id).then(
      () => toast.success(t('payments.undone', { entry: 'payment' })),
      (error: unknown) => toast.failure(t('reconciling.undo.failed'), error),
    );
    await invalidate(cache, AFTER_RECONCILING);
  };
  const [first] = invoices;
  const form = useNavetteForm({
    schema,
    defaultValues: { invoiceId: first?.invoiceId ?? null, amount: first ? Math.min(first.open, credit.credit) : null },
    name: messageKey('reconciling.credit.form'),
  });
  return (
    <FormDialog
      form={form}
      title={title}
      saveLabel={t('reconciling.credit.save')}
      onClose={onClose}
      onSubmit={async ({ invoiceId, amount }) => {
        const open = invoices.find((invoice) => invoice.invoiceId === invoiceId)?.open;
        const body = {
          kind: 'client',
          invoiceId,
          amount,
          date: brusselsToday(),
          source: 'credit',
          ...(amount === open && { close: true }),
        } as const;
        const { id } = await addPayment(body, keyOf(body));
        const name = invoiceText(t, body);
        toast.success(t(body.close ? 'reconciling.closed' : 'reconciling.paid', { name }), {
          undo: () => void undo(id),
        });
        void invalidate(cache, AFTER_RECONCILING);
      }}
    >
      <Text>{t('reconciling.credit.left', { credit: formatMoney(credit.credit) })}</Text>
      {invoices.length === 0 && <Alert status="info" title={t('reconciling.credit.noInvoice')} />}
      <FormSection>
        <Fields.SelectField
          name="invoiceId"
          label={t('reconciling.credit.invoice')}
          required
          options={invoices.map((invoice) => ({
            value: invoice.invoiceId,
            label: `${invoiceText(t, invoice)} · ${formatDate(invoice.date)} · ${formatMoney(invoice.open)}`,
          }))}
        />
        <Fields.MoneyField name="amount" label={t('reconciling.credit.amount')} required />
      </FormSection>
    </FormDialog>
  );
}
