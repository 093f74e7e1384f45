import { invoiceNumber, type IsoDate, type InvoiceKind, MAX_MONEY } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Text, ErrorState, Flex, Skeleton } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, useWatch, required } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import { invoiceText } from '../../entities/account/account-requests.ts';
import { useAskToClose } from '../../entities/account/ask-to-close.ts';
import { useAskDate } from '../../entities/ask-date.tsx';
import { useAttemptKey } from '../../entities/use-attempt-key.ts';
import {
  type MatchProposal,
  matchTransaction,
  type ReturnProposal,
  type MatchedLine,
  type TransactionPayment,
  useTransactionPayments,
} from './transaction-requests.ts';
import * as z from 'zod';
import { Dialog } from '@navette/shared/ui-overlay';
import { Undo2 } from 'lucide-react';
import { useUndoPayment, type LedgerEntry } from '../../entities/account/payment-form.tsx';

/** Kinds of invoices, in the order of the menu. */
const INVOICE_KINDS = ['client', 'insurance', 'driver'] as const satisfies readonly InvoiceKind[];

const MOST_NUMBER = 999_999;

/** A manual match: any invoice, and the amount that pays it. */
const matchSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  invoiceId: required(z.number().int().min(1).max(MOST_NUMBER)),
  amount: z.number().min(-MAX_MONEY).max(MAX_MONEY).nullable(),
});

/** Initial amount of a proposal: null for an invoice without an open amount. */
const amountOf = (proposal: MatchProposal | undefined): number | null =>
  proposal?.entry === 'overpayment' ? proposal.amount : null;

/** Values of a match: the best proposal, with the smaller of both remainders. */
const matchValues = ({ proposals: [best], rest }: MatchedLine): z.input<typeof matchSchema> => ({
  kind: best?.kind ?? (rest < 0 ? 'driver' : 'client'),
  invoiceId: best?.invoiceId ?? null,
  amount: amountOf(best),
});

const Fields = fieldsFor(matchSchema);

/** Message keys of the rules that found an invoice. */
const RULES: Readonly<Record<MatchProposal['rule'], string>> = {
  order: messageKey('transactions.rule.order'),
  ogm: messageKey('transactions.rule.ogm'),
  reference: messageKey('transactions.rule.reference'),
  number: messageKey('transactions.rule.number'),
  account: messageKey('transactions.rule.account'),
};

const KINDS = {
  client: messageKey('transactions.kind.client'),
  insurance: messageKey('transactions.kind.insurance'),
  driver: messageKey('transactions.kind.driver'),
} as const;

/** A transaction with its proposals, and callbacks. */
export interface MatchDialogProps {
  readonly line: MatchedLine;
  readonly onClose: () => void;
  /** Pairs it with the transaction that it returns. */
  readonly onReturn: (proposal: ReturnProposal) => void;
}

/** Matches a transaction with an invoice: a proposed one, or any other by its number. */
export function MatchDialog({ line, onClose, onReturn }: MatchDialogProps): ReactNode {
  const t = useT();
  const { formatMoney, formatDate } = useFormats();
  const keyOf = useAttemptKey();
  const askDate = useAskDate();
  const [defaultValues] = useState(() => matchValues(line));
  const form = useNavetteForm({ schema: matchSchema, defaultValues, name: messageKey('transactions.match.form') });
  const askToClose = useAskToClose();
  return (
    <FormDialog
      form={form}
      title={t('transactions.match.title', { date: formatDate(line.date), amount: formatMoney(line.amount) })}
      saveLabel={t('transactions.match.save')}
      onClose={onClose}
      onSubmit={async ({ kind, invoiceId, amount }) => {
        const body = { transactionId: line.id, kind, invoiceId, amount };
        const made = await askDate((answer) => matchTransaction({ ...body, ...answer }, keyOf(body)));
        void askToClose({ kind, invoiceId }, made);
      }}
    >
      <Text>{[line.counterparty, line.detail].filter(Boolean).join(' · ')}</Text>
      <Text tone="muted">{t('transactions.match.rest', { rest: formatMoney(line.rest) })}</Text>
      <Returns
        returns={line.returns}
        onChoose={(proposal) => {
          onClose();
          onReturn(proposal);
        }}
      />
      <Proposals
        day={line.date}
        proposals={line.proposals}
        onChoose={(proposal) => {
          const { kind, invoiceId } = proposal;
          form.setValue('kind', kind, { shouldDirty: true });
          form.setValue('amount', amountOf(proposal), { shouldDirty: true });
          form.setValue('invoiceId', invoiceId, { shouldDirty: true, shouldValidate: true });
        }}
        chosen={useWatch({ control: form.control })}
      />
      <FormSection>
        <Fields.SelectField
          name="kind"
          label={t('transactions.match.kind')}
          options={INVOICE_KINDS.map((value) => ({ value, label: t(KINDS[value]) }))}
        />
        <Fields.NumberField name="invoiceId" label={t('transactions.match.number')} required />
        <Fields.MoneyField
          name="amount"
          label={t('transactions.match.amount')}
          help={t('transactions.match.amount.help')}
        />
      </FormSection>
    </FormDialog>
  );
}

interface ProposalsProps {
  readonly day: IsoDate;
  readonly proposals: readonly MatchProposal[];
  readonly chosen: { readonly kind?: string | undefined; readonly invoiceId?: number | null | undefined };
  readonly onChoose: (proposal: MatchProposal) => void;
}

/** A long name wraps: the open amount stays visible. */
const WRAPPED = {
  height: 'auto',
  maxWidth: '100%',
  paddingBlock: '1',
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;
const LIST = { display: 'grid', gap: '1', marginBlock: '3' } as const;

/** Payments that the transaction seems to return; one click pairs them. */
function Returns({
  returns,
  onChoose,
}: {
  readonly returns: readonly ReturnProposal[];
  readonly onChoose: (proposal: ReturnProposal) => void;
}): ReactNode {
  const t = useT();
  const { formatMoney, formatDate } = useFormats();
  if (returns.length === 0) return null;
  return (
    <>
      <Text marginTop="3">{t('transactions.return.title')}</Text>
      <Box as="ul" css={LIST} aria-label={t('transactions.return.list')}>
        {returns.map((proposal) => {
          const { transactionId, date, amount, counterparty, invoices } = proposal;
          const names = invoices.map((invoice) => invoiceText(t, invoice));
          return (
            <li key={transactionId}>
              <Button size="sm" variant="outline" css={WRAPPED} onClick={() => onChoose(proposal)}>
                {t('transactions.return.payment', {
                  date: formatDate(date),
                  amount: formatMoney(amount),
                  name: [...names, counterparty].filter(Boolean).join(' · ') || '—',
                })}
              </Button>
            </li>
          );
        })}
      </Box>
    </>
  );
}

/** Invoices that the transaction seems to pay, with the rule that found each. */
function Proposals({ day, proposals, chosen, onChoose }: ProposalsProps): ReactNode {
  const t = useT();
  const { formatMoney, formatDate } = useFormats();
  if (proposals.length === 0) return <Text tone="muted">{t('transactions.match.noProposal')}</Text>;
  return (
    <Box as="ul" css={LIST} aria-label={t('transactions.match.proposals')}>
      {proposals.map((proposal) => {
        const { kind, invoiceId, name, date, open, certainty, rule, entry } = proposal;
        const isChosen = chosen.kind === kind && chosen.invoiceId === invoiceId;
        return (
          <li key={`${kind} ${String(invoiceId)}`}>
            <Button
              size="sm"
              variant={isChosen ? 'solid' : 'outline'}
              aria-pressed={isChosen}
              css={WRAPPED}
              onClick={() => onChoose(proposal)}
            >
              {t('transactions.match.proposal', {
                invoice: invoiceText(t, { kind, invoiceId }) || invoiceNumber(invoiceId),
                name,
                open: formatMoney(open),
              })}
            </Button>{' '}
            <Text as="span" tone="muted">
              {t('transactions.match.entry', { entry, certainty, rule: t(RULES[rule]) })}
              {day < date && ` · ${t('transactions.match.early', { date: formatDate(date) })}`}
            </Text>
          </li>
        );
      })}
    </Box>
  );
}

interface MatchesDialogProps {
  readonly line: MatchedLine;
  readonly onClose: () => void;
  /** Undoes the pairing with the returned transaction. */
  readonly onTakeBack: () => void;
}

const entryOf = ({ returnOf }: TransactionPayment): LedgerEntry => (returnOf === null ? 'payment' : 'return');

/** Payments of a transaction, each with Undo. */
export function MatchesDialog({ line, onClose, onTakeBack }: MatchesDialogProps): ReactNode {
  const t = useT();
  const { formatMoney, formatDate, formatInstant } = useFormats();
  const query = useTransactionPayments(line.id);
  const undo = useUndoPayment();
  return (
    <Dialog
      open
      title={t('transactions.matches.title', { date: formatDate(line.date), amount: formatMoney(line.amount) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      {query.error !== null && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isPending && <Skeleton height="8" />}
      {line.returnedBy !== null && <Text>{t('transactions.returned.by')}</Text>}
      {line.returnOf !== null && (
        <Flex align="center" gap="2" paddingBlock="1">
          <Text flex="1 1 auto">{t('transactions.returned.of')}</Text>
          <Button
            size="sm"
            icon={<Undo2 aria-hidden />}
            onClick={() => {
              onClose();
              onTakeBack();
            }}
          >
            {t('payments.undo', { entry: 'return' })}
          </Button>
        </Flex>
      )}
      {query.data?.length === 0 && line.returnOf === null && line.returnedBy === null && (
        <Text>{t('transactions.matches.none')}</Text>
      )}
      <ul>
        {query.data?.map((payment) => (
          <li key={payment.id}>
            <Flex align="center" gap="2" paddingBlock="1">
              <Text flex="1 1 auto">
                {invoiceText(t, payment)}, {formatMoney(payment.amount)}
                <br />
                <Text as="span" tone="muted">
                  {payment.userName}, {formatInstant(payment.at)}
                  {payment.returned && ` · ${t('payments.returned')}`}
                </Text>
              </Text>
              {!payment.returned && line.returnOf === null && (
                <Button
                  size="sm"
                  icon={<Undo2 aria-hidden />}
                  onClick={() => void undo({ ...payment, entry: entryOf(payment) })}
                >
                  {t('payments.undo', { entry: entryOf(payment) })}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
