import { ApiProblem, invalidate, problemFields } from '@navette/shared/api';
import { addDays, brusselsToday, ibanText, sumMoney } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { useAttemptKey } from '../../entities/use-attempt-key.ts';
import {
  AFTER_BATCH,
  batchName,
  createBatch,
  type DuePayment,
  type DuePayments,
  type PaymentBatch,
  paymentNumber,
} from './payment-requests.ts';

const schema = z.object({ date: required(z.iso.date()) });

const Fields = fieldsFor(schema);

interface BatchDialogProps {
  readonly type: PaymentBatch['type'];
  readonly payments: readonly DuePayment[];
  readonly limits: Pick<DuePayments, 'paymentMax' | 'batchMax'>;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** First possible day: today, or after the notice of every collection. */
const firstDay = (payments: readonly DuePayment[]): string =>
  [brusselsToday(), ...payments.flatMap(({ collectFrom }) => collectFrom ?? [])].toSorted().at(-1) ??
  addDays(brusselsToday(), 1);

/** Makes a batch of chosen payments; accounts that changed since the last payment are confirmed one by one. */
export function BatchDialog({ type, payments, limits, onClose, onMade }: BatchDialogProps): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const toast = useToast();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const askAccounts = useAskAccounts();
  const [defaultValues] = useState(() => ({ date: firstDay(payments) }));
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('batch.form') });
  const total = sumMoney(payments.map(({ amount }) => amount));
  const words = { count: payments.length, total: formatMoney(total) };
  return (
    <FormDialog
      form={form}
      title={t(type === 'transfer' ? 'batch.make.title' : 'batch.make.debits', words)}
      saveLabel={t('batch.make', words)}
      onClose={onClose}
      onSubmit={async ({ date }) => {
        const chosen = payments.map(({ kind, recordId, amount, iban }) => ({
          kind,
          recordId,
          amount,
          iban: iban ?? '',
        }));
        const body = { type, date, payments: chosen };
        try {
          const id = await askAccounts(payments, (confirmAccounts) =>
            createBatch({ ...body, confirmAccounts }, keyOf(body)),
          );
          toast.success(t('batch.made', { name: batchName(id) }));
          onMade();
        } finally {
          void invalidate(cache, AFTER_BATCH);
        }
      }}
    >
      <FormSection>
        <Fields.DateField
          name="date"
          label={t(type === 'transfer' ? 'batch.execution' : 'batch.collection')}
          required
          ahead
          span={12}
        />
      </FormSection>
      <Box as="ul" maxHeight="14rem" overflowY="auto" tabIndex={0} marginBottom="2">
        {payments.map((payment) => (
          <li key={`${payment.kind} ${payment.recordId}`}>
            {[
              paymentNumber(payment),
              payment.holder || payment.name,
              ibanText(payment.iban ?? ''),
              ...(payment.communication === null ? [] : [payment.communication]),
              formatMoney(payment.amount),
            ].join(' · ')}
          </li>
        ))}
      </Box>
      <Text tone="muted">
        {t('batch.limits', { payment: formatMoney(limits.paymentMax), batch: formatMoney(limits.batchMax) })}
      </Text>
    </FormDialog>
  );
}

/** Asks about changed accounts before a batch is made, also about those that the server finds. */
function useAskAccounts() {
  const t = useT();
  const confirm = useConfirm();
  const ask = (lines: readonly string[]) =>
    confirm({
      title: t('batch.changed.title', { count: lines.length }),
      body: (
        <>
          {t('batch.changed.body')}
          <Box as="ul" marginTop="2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </>
      ),
      confirmLabel: t('batch.changed.confirm'),
      cancelLabel: t('batch.changed.keep'),
    });
  return async (payments: readonly DuePayment[], send: (confirmed: boolean) => Promise<number>): Promise<number> => {
    const changed = payments.filter(({ account }) => account === 'changed');
    try {
      return await send(false);
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'batch.account') throw problem;
      const lines =
        changed.length > 0
          ? changed.map(({ name, iban, lastIban }) =>
              t('batch.changed.line', { name, iban: ibanText(iban ?? ''), last: ibanText(lastIban ?? '') }),
            )
          : problemFields(problem).map(({ messageKey: key, params }) => t(key, params));
      if (!(await ask(lines))) throw problem;
      return send(true);
    }
  };
}
