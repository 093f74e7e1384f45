import { invalidate } from '@navette/shared/api';
import {
  creditAmounts,
  creditNoteNumber,
  openAmount,
  overpaidAmount,
  proposedStatus,
  sumMoney,
} from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { PendingDialog } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAskDate } from '../../use-ask-date.tsx';
import { useAttemptKey } from '../../use-attempt-key.ts';
import { Figures } from '../account-figures.tsx';
import {
  addCreditNote,
  AFTER_CREDIT,
  type InvoiceAccount,
  type InvoiceRef,
  useInvoiceAccount,
} from '../account-requests.ts';
import { invoiceText } from '../invoice-names.ts';
import { useAskToClose } from '../use-ask-to-close.ts';
import { CreditLines } from './credit-lines.tsx';
import { creditSchema, creditValues } from './credit-schema.ts';

const Fields = fieldsFor(creditSchema);

interface CreditNoteDialogProps extends InvoiceRef {
  readonly onClose: () => void;
  /** Called with the number of the new credit note. */
  readonly onMade: (id: number) => void;
}

/** Credits an invoice, as a whole or some of its lines, with a reason and a preview of the amounts. */
export function CreditNoteDialog({ kind, invoiceId, onClose, onMade }: CreditNoteDialogProps): ReactNode {
  const t = useT();
  const query = useInvoiceAccount({ kind, invoiceId });
  const title = t('credit.title', { name: invoiceText(t, { kind, invoiceId }) });
  const { data, isFetchedAfterMount } = query;
  if (data && isFetchedAfterMount) return <CreditForm account={data} {...{ title, onClose, onMade }} />;
  const retry = { onRetry: () => void query.refetch(), retrying: query.isFetching };
  return <PendingDialog {...{ title, onClose, ...retry }} size={800} error={query.error} />;
}

interface CreditFormProps {
  readonly account: InvoiceAccount;
  readonly title: string;
  readonly onClose: () => void;
  readonly onMade: (id: number) => void;
}

function CreditForm({ account, title, onClose, onMade }: CreditFormProps): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const toast = useToast();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const askDate = useAskDate();
  const askToClose = useAskToClose();
  const [defaultValues] = useState(() => creditValues(account));
  const form = useNavetteForm({ schema: creditSchema, defaultValues, name: messageKey('credit.form.name') });
  const bookings = useWatch({ control: form.control, name: 'bookings' });
  const sums = creditAmounts(account, new Set(bookings));
  const { kind, invoiceId, lines } = account;
  const free = new Set(lines.flatMap(({ bookingId, creditNoteId }) => (creditNoteId === null ? bookingId : [])));
  const isDone = lines.every(({ creditNoteId }) => creditNoteId !== null);
  const left = { ...account, credited: sumMoney([account.credited, sums.total]) };
  const overpaid = overpaidAmount(left);
  return (
    <FormDialog
      form={form}
      title={title}
      size={800}
      saveLabel={t('credit.make')}
      saveBlocked={isDone ? t('credit.done') : undefined}
      onClose={onClose}
      onSubmit={async (note) => {
        const chosen = note.bookings.filter((id) => free.has(id));
        const body = { ...note, bookings: chosen, kind, invoiceId, amount: sums.total };
        const made = askDate((answer) => addCreditNote({ ...body, ...answer }, keyOf(body)));
        const { id } = await made.catch((error: unknown) => {
          // A colleague may have credited some of it in the meantime: its lines then show that.
          void invalidate(cache, AFTER_CREDIT);
          throw error;
        });
        toast.success(t('credit.made', { number: creditNoteNumber(id) }));
        void invalidate(cache, AFTER_CREDIT);
        // An overpaid amount is refunded first.
        const proposed = overpaid > 0 ? null : proposedStatus(left, account.status);
        void askToClose({ kind, invoiceId }, { proposedStatus: proposed }).then(() => onMade(id));
      }}
    >
      <CreditLines lines={lines} />
      <Figures
        figures={[
          [t('credit.sum.lines'), sums.lines],
          ...(sums.parking === 0 ? [] : [[t('credit.sum.parking'), sums.parking] as const]),
          ...(sums.fee === 0 ? [] : [[t('invoice.fee'), sums.fee] as const]),
          overpaid > 0 ? [t('account.overpaid'), overpaid] : [t('credit.sum.open'), openAmount(left)],
          [t('credit.sum.total'), sums.total],
        ]}
      />
      {overpaid > 0 && <Text role="status">{t('credit.refund', { amount: formatMoney(overpaid) })}</Text>}
      <FormSection>
        <Fields.DateField name="date" label={t('credit.date')} required />
        <Fields.TextAreaField name="reason" label={t('credit.reason')} required rows={2} span={12} />
      </FormSection>
    </FormDialog>
  );
}
