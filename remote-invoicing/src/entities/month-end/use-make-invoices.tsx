import { ApiProblem } from '@navette/shared/api';
import { invoiceNumber, type InvoiceKind, type IsoDate, sumMoney } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { useConfirm } from '@navette/shared/ui-overlay';
import { BulkDialog, type Outcome, useBulkRun } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { attemptKey } from '../attempt-key.ts';
import { MAKE_TEXTS } from './make-texts.ts';
import { makeInvoice, type PlannedInvoice, refreshMonthEnd } from './month-end-requests.ts';

interface Job extends PlannedInvoice {
  readonly id: number;
}

/** Refused by the server for a reason of its own: the others go on. What is no answer at all ends the job, since the next would not be answered either. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && [400, 404, 409, 422].includes(error.status);

/** Makes invoices one by one, with progress, a result for each, and a repeat of those that were missed. */
export function useMakeInvoices(kind: InvoiceKind): {
  readonly make: (invoices: readonly PlannedInvoice[], date: IsoDate) => Promise<void>;
  readonly running: boolean;
  readonly dialog: ReactNode;
} {
  const t = useT();
  const { formatMoney, formatDate } = useFormats();
  const confirm = useConfirm();
  const cache = useQueryClient();
  const made = useRef<ReadonlyMap<number, number>>(new Map());
  const { run, open, start, retry, undo, notify, close } = useBulkRun<Job>(
    MAKE_TEXTS,
    () => void refreshMonthEnd(cache),
  );

  const make = async (invoices: readonly PlannedInvoice[], date: IsoDate) => {
    const words = {
      count: invoices.length,
      total: formatMoney(sumMoney(invoices.map(({ amount }) => amount))),
      date: formatDate(date),
    };
    const yes = await confirm({
      title: t('monthEnd.make.title', words),
      body: t('monthEnd.make.body', words),
      confirmLabel: t('monthEnd.make.confirm', words),
      danger: false,
    });
    if (!yes) return;
    made.current = new Map();
    // A key for each invoice: what is sent again after a failure is the same attempt, and made once.
    const keys = new Map(invoices.map(({ payerId }) => [payerId, attemptKey()]));
    start({
      title: t('monthEnd.make.title', words),
      rows: invoices.map((invoice) => ({ ...invoice, id: invoice.payerId })),
      perCall: 1,
      send: async ([invoice]) => {
        if (!invoice) return new Map();
        try {
          const number = await makeInvoice(kind, invoice, date, keys.get(invoice.id) ?? attemptKey());
          made.current = new Map([...made.current, [invoice.id, number]]);
          return new Map<number, Outcome>([[invoice.id, { state: 'changed' }]]);
        } catch (problem) {
          if (!isRefusal(problem)) throw problem;
          return new Map<number, Outcome>([[invoice.id, { state: 'refused', problem }]]);
        }
      },
    });
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

  return {
    make,
    running: run?.running ?? false,
    dialog: run && open && <BulkDialog {...{ run, retry, undo, notify, start, close, nameOf }} texts={MAKE_TEXTS} />,
  };
}
