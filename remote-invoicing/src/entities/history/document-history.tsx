import type { components } from '@navette/openapi/types';
import { $api, api, type CallKey, dataOf, invalidate } from '@navette/shared/api';
import { creditNoteNumber, type InvoiceKind, overpaidAmount, RecallLevel, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, Stack, StatusMark } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { AFTER_PAYMENT, invoiceText } from '../account/account-requests.ts';
import { Figures } from '../account/account-figures.tsx';
import { SOURCE_NAMES } from '../account/payment-form.tsx';
import { invoiceStatusStyles } from '../invoice/invoice-columns.tsx';
import { recallName } from '../invoice/invoice-row.ts';
import { attemptKey } from '../use-attempt-key.ts';

type Schemas = components['schemas'];
type DocumentEvent = Schemas['DocumentEvent'];

/** A document whose history is kept. */
export interface DocumentRef {
  readonly kind: InvoiceKind | 'credit';
  readonly id: number;
}

/** Calls whose answers hold the history of documents; stale after a document is sent. */
export const AFTER_SENDING: readonly CallKey[] = [['get', '/service/documents/{kind}/{id}/history']];

const useHistory = ({ kind, id }: DocumentRef) =>
  $api.useQuery(
    'get',
    '/service/documents/{kind}/{id}/history',
    { params: { path: { kind, id } } },
    { gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );

const OF_ACCOUNT = {
  paid: messageKey('account.paid'),
  open: messageKey('account.open'),
  overpaid: messageKey('account.overpaid'),
};

const OF_INVOICE = {
  paid: messageKey('documentHistory.invoice.paid'),
  open: messageKey('documentHistory.invoice.open'),
  overpaid: messageKey('documentHistory.invoice.overpaid'),
};

/** Status, amount, paid and balance of a document; a failure is told by its history. */
export function DocumentStanding(document: DocumentRef): ReactNode {
  const { data } = useHistory(document);
  const t = useT();
  if (!data) return null;
  // Of a credit note these are the sums of its invoice.
  const { amount, credited, paid, open } = data;
  const overpaid = overpaidAmount({ credited, paid, amount: sumMoney([credited, paid, open]) });
  const isCredit = document.kind === 'credit';
  const words = isCredit ? OF_INVOICE : OF_ACCOUNT;
  return (
    <section aria-label={t('documentHistory.standing')}>
      {!isCredit && <StatusMark status={invoiceStatusStyles[data.status]} />}
      <Figures
        figures={[
          [t(isCredit ? 'credit.sum.total' : 'account.amount'), amount],
          ...(isCredit ? [] : [[t('account.credited'), credited] as const]),
          [t(words.paid), paid],
          overpaid > 0 ? [t(words.overpaid), overpaid] : [t(words.open), open],
        ]}
      />
    </section>
  );
}

interface EventRow extends DocumentEvent {
  readonly key: number;
}

const moneyOf = ({ amount }: DocumentEvent, { formats }: FormattingContext) =>
  amount === null ? '' : formats.formatMoney(amount);

const dayOf = ({ date }: DocumentEvent, { formats }: FormattingContext) =>
  date === null ? '' : formats.formatDate(date);

const isSource = (state: string): state is keyof typeof SOURCE_NAMES => state in SOURCE_NAMES;

/** State of an event in the reader's words. */
function stateText({ type, state }: DocumentEvent, { t }: FormattingContext): string {
  if (state === null) return '';
  if (type === 'order') return t(`batch.order.${state}`);
  if (type === 'status') return t(`invoice.status.${state}`);
  return isSource(state) ? t(SOURCE_NAMES[state]) : state;
}

/** An event as a sentence. */
function eventText(event: DocumentEvent, context: FormattingContext): string {
  const { type, number, recall } = event;
  const what = context.t(`documentHistory.event.${type}`, {
    amount: moneyOf(event, context),
    date: dayOf(event, context),
    state: type === 'mail' || type === 'post' ? (event.state ?? '') : stateText(event, context),
    number: number === null ? '' : type === 'credit' ? creditNoteNumber(number) : String(number),
    level: context.t(recallName(recall)),
  });
  const hasLetter = recall !== RecallLevel.none && (type === 'mail' || type === 'post');
  return hasLetter ? context.t('documentHistory.withLetter', { what, level: context.t(recallName(recall)) }) : what;
}

/** Recipients and words of the mail server, the reason of a failure, of a reminder, a credit note or a write-off. */
function detailText({ type, text }: DocumentEvent, { t }: FormattingContext): string {
  if (text === null) return '';
  if (type !== 'mail' && type !== 'post') return text;
  if (/^(?:unavailable|settings|noMailAddress|noPostalAddress|cancelled|unexpected)$/u.test(text))
    return t(`sending.problem.${text}`);
  return /^(?:validation|problem)\.[\w.]+$/u.test(text) ? t(text, { invoice: '' }) : text.replaceAll('\n', ' · ');
}

const COLUMNS: readonly TableColumn<EventRow>[] = [
  {
    id: 'at',
    header: messageKey('documentHistory.at'),
    kind: 'instant',
    value: ({ at }) => at,
    descendingFirst: true,
    fixed: true,
  },
  {
    id: 'what',
    header: messageKey('documentHistory.what'),
    value: ({ type }) => type,
    text: eventText,
    grow: 3,
    fixed: true,
    unsortable: true,
  },
  {
    id: 'detail',
    header: messageKey('documentHistory.detail'),
    value: ({ text }) => text,
    text: detailText,
    grow: 3,
    unsortable: true,
  },
  { id: 'userName', header: messageKey('documentHistory.by'), value: ({ userName }) => userName, grow: 1 },
];

const SORT = { column: 'at', descending: true } as const;
// Events of one moment stay in the order of the server.
const THEN_BY = [{ column: 'at', descending: true }] as const;
const PAGE_SIZES = ['all'] as const;

/** Events of a document, the latest first (specification/invoices.md#history). */
export function DocumentHistoryTable(document: DocumentRef): ReactNode {
  const t = useT();
  const query = useHistory(document);
  const rows = useMemo(() => query.data?.events.map((event, key): EventRow => ({ ...event, key })), [query.data]);
  return (
    <Stack gap="3" height="60vh">
      <DataTable
        tableId="document-history"
        address="none"
        label={t('documentHistory.title')}
        columns={COLUMNS}
        rows={rows}
        load={query}
        rowKey={({ key }) => key}
        rowName={(row) => t('documentHistory.row', { number: row.key + 1 })}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        searchable={false}
        emptyText={t('documentHistory.empty')}
      />
    </Stack>
  );
}

/** Records that the document was printed, for the list and its history: the browser does not tell whether paper came out. */
export function MarkPrinted({ kind, id }: DocumentRef): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [key] = useState(attemptKey);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/service/documents/{kind}/{id}/printed', {
          params: { path: { kind, id }, header: { 'Idempotency-Key': key } },
        }),
      ),
    onSuccess: () => {
      const name =
        kind === 'credit'
          ? t('credit.view', { number: creditNoteNumber(id) })
          : invoiceText(t, { kind, invoiceId: id });
      toast.success(t('documentHistory.printed.done', { name }));
      void invalidate(cache, AFTER_PAYMENT);
    },
  });
  return (
    <Button icon={<MailCheck aria-hidden />} loading={isPending} disabled={isSuccess} onClick={() => mutate()}>
      {t('documentHistory.printed')}
    </Button>
  );
}
