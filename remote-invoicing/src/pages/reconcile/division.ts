import type { components } from '@navette/openapi/types';
import { type InvoiceKind, type Money, refusePart, restAfter } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { MatchProposal, ProposedRule } from '../../entities/bank-line/bank-lines.ts';

export type OpenItems = components['schemas']['OpenItems'];
export type OpenInvoice = OpenItems['invoices'][number];
export type ClientCredit = OpenItems['credits'][number];
export type OpenExpense = OpenItems['expenses'][number];
export type NewPart = components['schemas']['NewPart'];

interface Part {
  readonly key: string;
  /** Euros, with the sign of the transaction; null while the text is no amount. */
  readonly amount: Money | null;
}

/** Payment or refund of an invoice. */
export interface InvoicePart extends Part {
  readonly type: 'invoice';
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  readonly payerId: number;
  readonly name: string;
  /** Open amount, with the sign of a transaction that pays it. */
  readonly due: Money;
  /** Reason for writing off what this part leaves open or pays too much; null: nothing is written off. */
  readonly reason: string | null;
}

/** Credit of a client, or its refund. */
export interface CreditPart extends Part {
  readonly type: 'credit';
  readonly clientId: number;
  readonly name: string;
}

/** A recorded expense, or a new one. */
export interface ExpensePart extends Part {
  readonly type: 'expense';
  readonly expenseId: number | null;
  readonly name: string;
  readonly categoryId: number | null;
  readonly supplierId: number | null;
}

/** Part that is set aside, with its reason. */
export interface AsidePart extends Part {
  readonly type: 'aside';
  readonly reason: string;
}

/** A part of a transaction that is not written yet. */
export type DraftPart = InvoicePart | CreditPart | ExpensePart | AsidePart;

/** Rest of the transaction after the drafted parts. */
export const restOfDivision = (rest: Money, parts: readonly DraftPart[]): Money =>
  restAfter(
    rest,
    parts.map(({ amount }) => ({ amount: amount ?? 0 })),
  );

/** Open amount with the sign of the transaction that pays it: settlements are paid out. */
const dueOf = ({ kind, open }: Pick<OpenInvoice, 'kind' | 'open'>): Money => (kind === 'driver' ? -open : open);

/** The smaller of rest and due; the whole rest for an invoice that needs nothing, which is then overpaid. */
function amountFor(rest: Money, due: Money): Money {
  if (rest === 0 || due === 0 || rest > 0 !== due > 0) return rest;
  return Math.abs(due) < Math.abs(rest) ? due : rest;
}

export function invoicePart(
  invoice: Pick<OpenInvoice, 'kind' | 'invoiceId' | 'payerId' | 'name' | 'open'>,
  rest: Money,
): InvoicePart {
  const { kind, invoiceId, payerId, name } = invoice;
  const due = dueOf(invoice);
  return {
    type: 'invoice',
    key: `${kind} ${invoiceId}`,
    kind,
    invoiceId,
    payerId,
    name,
    due,
    amount: amountFor(rest, due),
    reason: null,
  };
}

/** The payment that a proposal stands for. */
export const proposedPart = (proposal: MatchProposal): InvoicePart => ({
  ...invoicePart(proposal, proposal.amount),
  amount: proposal.amount,
});

export const creditPart = ({ clientId, name }: Pick<ClientCredit, 'clientId' | 'name'>, rest: Money): CreditPart => ({
  type: 'credit',
  key: `credit ${clientId}`,
  clientId,
  name,
  amount: rest,
});

export const expensePart = (expense: OpenExpense, rest: Money): ExpensePart => ({
  type: 'expense',
  key: `expense ${expense.expenseId}`,
  expenseId: expense.expenseId,
  name: expense.name,
  categoryId: null,
  supplierId: null,
  amount: amountFor(rest, -expense.open),
});

export const newExpensePart = (name: string, rest: Money): ExpensePart => ({
  type: 'expense',
  key: 'expense',
  expenseId: null,
  name: name.slice(0, 100),
  categoryId: null,
  supplierId: null,
  amount: rest,
});

export const asidePart = (rest: Money): AsidePart => ({ type: 'aside', key: 'aside', reason: '', amount: rest });

/** Part that a rule makes of the whole rest. */
export const partByRule = ({ action, reason, categoryId, supplierId }: ProposedRule, rest: Money): NewPart =>
  action === 'aside'
    ? { type: 'aside', amount: rest, reason }
    : {
        type: 'expense',
        amount: rest,
        ...(categoryId !== null && { categoryId }),
        ...(supplierId !== null && { supplierId }),
      };

/** Adds a part, or takes it out when it is there. */
export const toggled = (parts: readonly DraftPart[], part: DraftPart): readonly DraftPart[] =>
  parts.some(({ key }) => key === part.key) ? parts.filter(({ key }) => key !== part.key) : [...parts, part];

/** The client to whom a rest is credited: that of the last invoice of a client. */
export const creditorOf = (parts: readonly DraftPart[]): Pick<ClientCredit, 'clientId' | 'name'> | undefined => {
  const last = parts.findLast((part) => part.type === 'invoice' && part.kind === 'client');
  return last?.type === 'invoice' ? { clientId: last.payerId, name: last.name } : undefined;
};

const LEAST_REASON = 3;

/** Message keys of what is wrong with a part, beside the rest that all parts leave. */
export interface PartProblems {
  readonly amount?: string;
  readonly reason?: string;
  readonly name?: string;
}

/** Faults of the parts, by their keys; a part must fit into the rest that those before it leave. */
export function problemsOf(rest: Money, parts: readonly DraftPart[]): ReadonlyMap<string, PartProblems> {
  const problems = new Map<string, PartProblems>();
  let left = rest;
  for (const part of parts) {
    const found: PartProblems = { ...amountProblem(left, rest, part.amount), ...textProblem(part) };
    if (Object.keys(found).length > 0) problems.set(part.key, found);
    left = restAfter(left, [{ amount: part.amount ?? 0 }]);
  }
  return problems;
}

function amountProblem(left: Money, rest: Money, amount: Money | null): PartProblems {
  if (amount === null || amount === 0) return { amount: messageKey('validation.required') };
  switch (refusePart(left, amount)) {
    case 'direction':
      return { amount: messageKey(rest < 0 ? 'validation.payment.negative' : 'validation.payment.positive') };
    case 'rest':
      return { amount: messageKey('reconciling.amount.rest') };
    default:
      return {};
  }
}

function textProblem(part: DraftPart): PartProblems {
  if (part.type === 'expense' && part.name.trim() === '') return { name: messageKey('validation.required') };
  const reason = part.type === 'aside' || part.type === 'invoice' ? part.reason : null;
  return reason !== null && reason.trim().length < LEAST_REASON
    ? { reason: messageKey('reconciling.reason.missing') }
    : {};
}

/** Difference that a part of an invoice leaves: positive while something stays open, negative when too much is paid. */
export const differenceOf = ({ due, amount }: InvoicePart): Money => {
  const left = restAfter(due, [{ amount: amount ?? 0 }]);
  return due < 0 || (due === 0 && (amount ?? 0) < 0) ? -left : left;
};

/** The parts as they are sent: an invoice that is paid in full is closed. */
export const bodyOf = (parts: readonly DraftPart[]): NewPart[] =>
  parts.map((part) => {
    const amount = part.amount ?? 0;
    switch (part.type) {
      case 'invoice': {
        const { kind, invoiceId, reason, due } = part;
        const closes = reason !== null || (amount === due && due !== 0);
        return {
          type: 'invoice',
          kind,
          invoiceId,
          amount,
          ...(closes && { close: true }),
          ...(reason !== null && amount !== due && { reason: reason.trim() }),
        };
      }
      case 'credit':
        return { type: 'credit', clientId: part.clientId, amount };
      case 'aside':
        return { type: 'aside', reason: part.reason.trim(), amount };
      case 'expense': {
        const { expenseId, name, categoryId, supplierId } = part;
        if (expenseId !== null) return { type: 'expense', expenseId, amount };
        return {
          type: 'expense',
          name: name.trim(),
          amount,
          ...(categoryId !== null && { categoryId }),
          ...(supplierId !== null && { supplierId }),
        };
      }
    }
  });
