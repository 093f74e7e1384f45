import { invalidate } from '@navette/shared/api';
import {
  addDays,
  brusselsToday,
  invoiceNumber,
  isIsoDate,
  MOST_INSTALMENTS,
  planInstalments,
  sumMoney,
} from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, ErrorState, Spinner, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { Checkbox, Dialog, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { AFTER_PAYMENT } from '../../entities/account/account-requests.ts';
import { type AgedInvoice, useAgedInvoices } from '../../entities/receivable/receivable-requests.ts';
import { useAttemptKey } from '../../entities/use-attempt-key.ts';
import { createPlan } from './dunning-requests.ts';

const LEAST = 2;
const schema = z.object({
  count: required(
    z.number().int().min(LEAST, messageKey('plan.count.range')).max(MOST_INSTALMENTS, messageKey('plan.count.range')),
  ),
  first: required(z.iso.date()),
  note: z.string().trim().max(300),
});

const Fields = fieldsFor(schema);

/** Days until the first instalment that is proposed. */
const FIRST_IN = 14;

interface PlanDialogProps {
  readonly clientId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** New payment plan of a client: loads the open invoices first. */
export function PlanDialog({ clientId, name, onClose }: PlanDialogProps): ReactNode {
  const t = useT();
  const query = useAgedInvoices('client', clientId, brusselsToday());
  if (query.data) {
    const open = query.data.filter((invoice) => invoice.open > 0 && !invoice.closed);
    return <PlanForm clientId={clientId} name={name} invoices={open} onClose={onClose} />;
  }
  return (
    <Dialog open size={800} title={t('plan.new.title', { name })} onClose={onClose}>
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

interface PlanFormProps extends PlanDialogProps {
  readonly invoices: readonly AgedInvoice[];
}

/** Monthly instalments of chosen invoices, shown before they are agreed. */
function PlanForm({ clientId, name, invoices, onClose }: PlanFormProps): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const toast = useToast();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(invoices.map(({ id }) => id)));
  const [defaultValues] = useState(() => ({ count: 3, first: addDays(brusselsToday(), FIRST_IN), note: '' }));
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('plan.form') });
  const count = useWatch({ control: form.control, name: 'count' });
  const first = useWatch({ control: form.control, name: 'first' });
  const some = invoices.filter(({ id }) => chosen.has(id));
  const total = sumMoney(some.map(({ open }) => open));
  const isCounted = typeof count === 'number' && Number.isInteger(count) && count >= LEAST && count <= MOST_INSTALMENTS;
  const parts =
    total > 0 && isCounted && typeof first === 'string' && isIsoDate(first) ? planInstalments(total, count, first) : [];
  const toggle = (id: number, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <FormDialog
      form={form}
      title={t('plan.new.title', { name })}
      saveLabel={t('plan.save', { total: formatMoney(total) })}
      saveBlocked={some.length === 0 ? t('plan.none') : undefined}
      onClose={onClose}
      onSubmit={async ({ note, ...values }) => {
        const body = {
          clientId,
          invoices: some.map(({ id }) => id),
          total,
          ...values,
          ...(note !== '' && { note }),
        };
        try {
          await createPlan(body, keyOf(body));
          toast.success(t('plan.saved', { name }));
        } finally {
          void invalidate(cache, AFTER_PAYMENT);
        }
      }}
    >
      <Text fontWeight="medium">{t('plan.invoices')}</Text>
      <Box
        as="ul"
        listStyleType="none"
        maxHeight="12rem"
        overflowY="auto"
        marginBottom="3"
        aria-label={t('plan.invoices')}
      >
        {invoices.map(({ id, due, open }) => (
          <li key={id}>
            <Checkbox checked={chosen.has(id)} onChange={(isChosen) => toggle(id, isChosen)}>
              {t('plan.invoice', { number: invoiceNumber(id), due: formatDate(due), open: formatMoney(open) })}
            </Checkbox>
          </li>
        ))}
      </Box>
      <FormSection>
        <Fields.NumberField name="count" label={t('plan.count')} required span={6} />
        <Fields.DateField name="first" label={t('plan.first')} required ahead span={6} />
        <Fields.TextField name="note" label={t('plan.note')} span={12} />
      </FormSection>
      <Text fontWeight="medium">{t('plan.parts')}</Text>
      <Box as="ol" maxHeight="14rem" overflowY="auto" tabIndex={0} aria-label={t('plan.parts')}>
        {parts.map(({ due, amount }) => (
          <li key={due}>
            {formatDate(due)} · {formatMoney(amount)}
          </li>
        ))}
      </Box>
    </FormDialog>
  );
}
