import { ApiProblem, problemFields } from '@navette/shared/api';
import {
  brusselsToday,
  documentDateQuestions,
  invoiceNumber,
  type InvoiceKind,
  type IsoDate,
  sumMoney,
} from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Text, describeFault } from '@navette/shared/ui';
import { useCan } from '@navette/shared/session';
import { useConfirm } from '@navette/shared/ui-overlay';
import { BulkDialog, type Outcome, useBulkRun } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { attemptKey } from '../../entities/use-attempt-key.ts';
import { DateQuestions, isDateQuestion, useAskDate } from '../../entities/ask-date.tsx';
import { SendSelection } from '../../entities/sending/send-selection.tsx';
import { PrintSelection } from '../../entities/document.tsx';
import {
  type AttemptedInvoice,
  type InvoiceResult,
  INVOICES_PER_CALL,
  makeInvoices,
  type MonthEndPreview,
  type PlannedInvoice,
  refreshMonthEnd,
  MONTH_END_TEXTS,
} from './month-end-requests.ts';

/** Page of which a user needs the permission to send invoices of a kind. */
const INVOICE_PAGES = { client: 'invoice', driver: 'invoicesDrivers', insurance: 'invoiceInsurance' } as const;

interface Job extends AttemptedInvoice {
  readonly id: number;
}

const outcomeOf = ({ problem }: InvoiceResult): Outcome =>
  problem === null ? { state: 'changed' } : { state: 'refused', problem: new ApiProblem(problem) };

/**
 * Issues invoices in batches, with progress, a result for each, and a retry of failed ones. A doubtful date is confirmed once, before the first
 * batch.
 * @param last the last invoice of the kind before them
 */
export function useMakeInvoices(
  kind: InvoiceKind,
  last: MonthEndPreview['last'],
): {
  /** Resolves with whether it was confirmed. */
  readonly make: (invoices: readonly PlannedInvoice[], date: IsoDate) => Promise<boolean>;
  readonly running: boolean;
  readonly dialog: ReactNode;
} {
  const t = useT();
  const { formatMoney, formatDate } = useFormats();
  const seesInvoices = useCan(INVOICE_PAGES[kind]);
  const confirm = useConfirm();
  const askDate = useAskDate();
  const cache = useQueryClient();
  const made = useRef<ReadonlyMap<number, number>>(new Map());
  const texts = MONTH_END_TEXTS[kind];
  const { run, open, start, retry, undo, notify, close } = useBulkRun<Job>(
    texts.job,
    () => void refreshMonthEnd(cache),
  );

  const make = async (invoices: readonly PlannedInvoice[], date: IsoDate) => {
    const words = {
      count: invoices.length,
      total: formatMoney(sumMoney(invoices.map(({ amount }) => amount))),
      date: formatDate(date),
    };
    const title = t(texts.make, words);
    const questions = documentDateQuestions(kind, date, { today: brusselsToday(), last });
    const body = (
      <>
        {t(texts.body, words)}
        {questions.length > 0 && (
          <Box marginTop="3">
            {t('date.ask', { date: words.date })}
            <DateQuestions questions={questions} />
          </Box>
        )}
      </>
    );
    const yes = await confirm({ title, body, confirmLabel: title, danger: false });
    if (!yes) return false;
    let confirmed = questions.length > 0;
    const send = (some: readonly Job[]) =>
      // A colleague may have issued an invoice with a later date since.
      askDate(async ({ confirmDate = false }) => {
        const results = await makeInvoices(kind, date, some, confirmed || confirmDate);
        confirmed ||= confirmDate;
        return results;
      });
    made.current = new Map();
    start({
      title,
      // An idempotency key per invoice, so that a retry after a failure issues it only once.
      rows: invoices.map((invoice) => ({ ...invoice, id: invoice.payerId, key: attemptKey() })),
      perCall: INVOICES_PER_CALL,
      send: async (some) => {
        const results = await send(some).catch((problem: unknown) => {
          if (isDateQuestion(problem)) return problem;
          throw problem;
        });
        if (results instanceof ApiProblem)
          return new Map(some.map(({ payerId }) => [payerId, { state: 'refused', problem: results }]));
        const numbered = results.flatMap(({ payerId, id }) => (id === null ? [] : [[payerId, id] as const]));
        made.current = new Map([...made.current, ...numbered]);
        return new Map(results.map((result) => [result.payerId, outcomeOf(result)]));
      },
    });
    return true;
  };

  const nameOf = ({ id, name, amount }: Job) => {
    const number = made.current.get(id);
    return (
      <Text flex="1 1 14rem">
        {name} · {formatMoney(amount)}
        {number !== undefined && ` · ${t('monthEnd.make.number', { number: invoiceNumber(number) })}`}
      </Text>
    );
  };

  const printMade = () =>
    made.current.size > 0 && (
      <>
        {seesInvoices && <SendSelection kind={kind} invoices={[...made.current.values()]} />}
        <PrintSelection kind={kind} invoices={[...made.current.values()]} />
      </>
    );

  return {
    make,
    running: run?.running ?? false,
    dialog: run && open && (
      <BulkDialog
        {...{ run, retry, undo, notify, start, close, nameOf }}
        texts={texts.job}
        reasonOf={refusalOf}
        afterwards={printMade}
      />
    ),
  };
}

/** Maximum bookings named; the others are counted. */
const MOST_NAMED = 3;

/** Reason of a refusal by booking: "already on invoice 000123" is more specific than "2 bookings cannot stand on it". */
function Refusal({ problem }: { readonly problem: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(problem);
  const fields = problemFields(problem).filter((field) => field.messageKey !== messageKey);
  const others = Number(params?.count ?? fields.length) - MOST_NAMED;
  return (
    <Box color="fg.error">
      <Text>{t(messageKey, params)}</Text>
      <ul>
        {fields.slice(0, MOST_NAMED).map((field) => (
          <li key={field.field}>{t(field.messageKey, field.params)}</li>
        ))}
      </ul>
      {fields.length > 0 && others > 0 && <Text>{t('invoice.refused.more', { count: others })}</Text>}
    </Box>
  );
}

/** Reason of a refusal in the results of month end; undefined without one. */
const refusalOf = (outcome: Outcome | undefined): ReactNode | undefined =>
  outcome?.problem === undefined ? undefined : <Refusal problem={outcome.problem} />;
