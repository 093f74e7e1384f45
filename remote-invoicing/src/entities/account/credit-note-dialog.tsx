import { invalidate } from '@navette/shared/api';
import {
  creditableAmount,
  creditAmounts,
  creditNoteNumber,
  freeAmounts,
  MAX_MONEY,
  type Money,
  openAmount,
  overpaidAmount,
  proposedStatus,
  sumMoney,
  brusselsToday,
} from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Text, Box } from '@navette/shared/ui';
import {
  fieldsFor,
  FormDialog,
  FormSection,
  useNavetteForm,
  useWatch,
  messageWith,
  splitMessage,
  useBoundField,
  useFormContext,
  required,
} from '@navette/shared/ui-form';
import { useToast, Checkbox } from '@navette/shared/ui-overlay';
import { PendingDialog } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useAskDate } from '../ask-date.tsx';
import { useClosedDay } from '../closed-days.tsx';
import { useAttemptKey } from '../use-attempt-key.ts';
import { Figures } from './account-figures.tsx';
import {
  addCreditNote,
  AFTER_CREDIT,
  type InvoiceAccount,
  type InvoiceRef,
  useInvoiceAccount,
  invoiceText,
} from './account-requests.ts';
import { useAskToClose } from './ask-to-close.ts';
import * as z from 'zod';

const LEAST_REASON = 3;
const MOST_REASON = 300;

/** A new credit note with a reason: of at least one line, or of a free amount, typed without a sign. */
const creditSchema = z.object({
  of: z.enum(['lines', 'amount']),
  amount: z.number().min(0.01).max(MAX_MONEY).nullable(),
  date: required(z.iso.date()),
  reason: z
    .string()
    .trim()
    .min(LEAST_REASON, { error: messageKey('credit.reason.short') })
    .max(MOST_REASON),
  bookings: z.array(z.number()),
});

/**
 * Its check against what is still creditable, in euros without a sign.
 * @param shown the same, as it is written in the message
 */
const checkedSchema = (max: Money, shown: string) =>
  creditSchema.superRefine(({ of, amount, bookings }, context) => {
    if (of === 'lines' && bookings.length === 0)
      context.addIssue({ code: 'custom', path: ['bookings'], message: messageKey('credit.lines.none') });
    if (of === 'amount' && amount === null)
      context.addIssue({ code: 'custom', path: ['amount'], message: messageKey('validation.required') });
    if (of === 'amount' && amount !== null && amount > max)
      context.addIssue({
        code: 'custom',
        path: ['amount'],
        message: messageWith(messageKey('credit.amount.most'), { max: shown }),
      });
  });

const Fields = fieldsFor(creditSchema);

interface CreditNoteDialogProps extends InvoiceRef {
  readonly onClose: () => void;
  /** Called with the number of the new credit note. */
  readonly onMade: (id: number) => void;
}

/** Credits an invoice, as a whole, some of its lines or a free amount, with a reason and a preview of the amounts. */
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
  const most = creditableAmount(account);
  const max = Math.abs(most);
  const schema = useMemo(() => checkedSchema(max, formatMoney(max)), [max, formatMoney]);
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('credit.form.name') });
  const [of, typed, bookings, date] = useWatch({ control: form.control, name: ['of', 'amount', 'bookings', 'date'] });
  const closed = useClosedDay(account.kind === 'driver' ? 'settlements' : 'sales', date);
  const isFree = of === 'amount';
  // An amount above the limit has no preview: the field says so.
  const size = typed === null || typed > max ? 0 : typed;
  const amount = most < 0 ? -size : size;
  const sums = isFree ? freeAmounts(amount) : creditAmounts(account, new Set(bookings));
  const { kind, invoiceId, lines } = account;
  const free = new Set(lines.flatMap(({ bookingId, creditNoteId }) => (creditNoteId === null ? bookingId : [])));
  const isDone = isFree ? max === 0 : free.size === 0;
  const left = { ...account, credited: sumMoney([account.credited, sums.total]) };
  const overpaid = overpaidAmount(left);
  return (
    <FormDialog
      form={form}
      title={title}
      size={800}
      saveLabel={t('credit.make')}
      banner={closed.banner}
      saveBlocked={isDone ? t('credit.done') : closed.saveBlocked}
      onClose={onClose}
      onSubmit={async ({ date: day, reason, bookings: chosen }) => {
        const taken = isFree ? [] : chosen.filter((id) => free.has(id));
        const body = { date: day, reason, bookings: taken, kind, invoiceId, amount: sums.total };
        const made = askDate((answer) => addCreditNote({ ...body, ...answer }, keyOf(body)));
        const { id } = await made.catch((error: unknown) => {
          // A colleague may have credited some of it in the meantime: its lines then show that.
          void invalidate(cache, AFTER_CREDIT);
          throw error;
        });
        toast.success(t(isFree ? 'credit.made.free' : 'credit.made', { number: creditNoteNumber(id) }));
        void invalidate(cache, AFTER_CREDIT);
        // An overpaid amount is refunded first.
        const proposed = overpaid > 0 ? null : proposedStatus(left, account.status);
        void askToClose({ kind, invoiceId }, { proposedStatus: proposed }).then(() => onMade(id));
      }}
    >
      <FormSection>
        <Fields.SegmentedField
          name="of"
          label={t('credit.of')}
          options={[
            { value: 'lines', label: t('credit.of.lines') },
            { value: 'amount', label: t('credit.of.amount') },
          ]}
        />
        {isFree && (
          <Fields.MoneyField
            name="amount"
            label={t('credit.amount')}
            help={t('credit.amount.help', { max: formatMoney(max) })}
            required
          />
        )}
      </FormSection>
      {!isFree && <CreditLines lines={lines} />}
      <Figures
        figures={[
          ...(isFree ? [] : [[t('credit.sum.lines'), sums.lines] as const]),
          ...(sums.parking === 0 ? [] : [[t('credit.sum.parking'), sums.parking] as const]),
          ...(sums.fee === 0 ? [] : [[t('invoice.fee'), sums.fee] as const]),
          ...(sums.earlier === 0 ? [] : [[t('credit.sum.earlier'), -sums.earlier] as const]),
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

const TABLE = {
  width: '100%',
  marginBlock: '2',
  '& th, & td': { paddingBlock: '1', paddingInline: '2', textAlign: 'start', verticalAlign: 'top' },
  '& th': { fontSize: 'sm', color: 'fg.muted', fontWeight: 'medium' },
  '& tr': { borderBottomWidth: '1px', borderColor: 'border' },
  '& .trip': { overflowWrap: 'anywhere' },
  '& .money': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;

type Fault = { readonly message?: string | undefined } | undefined;

/** Errors of the selection, and of each line that the server refused. */
function faultsOf(error: Fault | readonly Fault[]): string[] {
  const faults = Array.isArray(error) ? error : [error];
  return faults.flatMap((fault: Fault) => fault?.message ?? []);
}

/** Selects the lines of an invoice to credit; already credited ones are shown with their credit note. */
function CreditLines({ lines }: { readonly lines: InvoiceAccount['lines'] }): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const { value, onChange } = useBoundField<readonly number[]>('bookings');
  const { errors } = useFormContext<z.input<typeof creditSchema>>().formState;
  const faults = faultsOf(errors.bookings);
  const chosen = new Set(value);
  const free = lines.filter(({ creditNoteId }) => creditNoteId === null).map(({ bookingId }) => bookingId);
  const set = (ids: readonly number[], isChosen: boolean) =>
    onChange(free.filter((id) => (ids.includes(id) ? isChosen : chosen.has(id))));
  return (
    <>
      <Box as="table" css={TABLE}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={free.length > 0 && free.every((id) => chosen.has(id))}
                disabled={free.length === 0}
                onChange={(all) => set(free, all)}
                aria-label={t('credit.lines.all')}
              />
            </th>
            <th scope="col">{t('credit.line.date')}</th>
            <th scope="col">{t('credit.line.text')}</th>
            <th scope="col" className="money">
              {t('credit.line.amount')}
            </th>
            <th scope="col" className="money">
              {t('credit.line.parking')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ bookingId, date, text, amount, parking, creditNoteId }) => (
            <tr key={bookingId}>
              <td>
                {creditNoteId === null ? (
                  <Checkbox
                    checked={chosen.has(bookingId)}
                    onChange={(isChosen) => set([bookingId], isChosen)}
                    aria-label={t('credit.line.choose', { id: bookingId, date: formatDate(date) })}
                  />
                ) : (
                  creditNoteNumber(creditNoteId)
                )}
              </td>
              <td>{formatDate(date)}</td>
              <td className="trip">{text}</td>
              <td className="money">{formatMoney(amount)}</td>
              <td className="money">{parking === 0 ? '' : formatMoney(parking)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {faults.map((fault) => {
        const { key, params } = splitMessage(fault);
        return (
          <Text key={fault} tone="error" role="alert">
            {t(key, params)}
          </Text>
        );
      })}
    </>
  );
}

/** Values of a new credit note: all lines not credited yet, dated today or on the day of an invoice that is dated ahead. */
function creditValues({ date, lines }: InvoiceAccount): z.input<typeof creditSchema> {
  const today = brusselsToday();
  return {
    date: date > today ? date : today,
    reason: '',
    of: 'lines',
    amount: null,
    bookings: lines.filter(({ creditNoteId }) => creditNoteId === null).map(({ bookingId }) => bookingId),
  };
}
