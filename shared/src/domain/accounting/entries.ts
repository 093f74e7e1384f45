import type { MoneyRegister, PaidFrom, PaymentSource } from '@navette/openapi/enums';
import { type Money, subtractMoney, sumMoney, toCents } from '../money/money.ts';
import type { IsoDate } from '../time/date.ts';
import type { InvoiceKind } from '../booking/invoice-lock.ts';
import { creditNoteNumber, invoiceNumber } from '../invoice/payment-reference.ts';
import type { Accounts } from './accounts.ts';

/** Journals of the bookkeeping. */
export const JOURNALS = ['sales', 'salesCredits', 'purchases', 'settlements', 'bank', 'cash', 'other'] as const;
export type Journal = (typeof JOURNALS)[number];

/** Third party of an entry: a customer or a supplier, with a code of its own (C12 a client, M3 an insurer, D5 a driver, F8 a supplier). */
export interface BookParty {
  readonly code: string;
  readonly name: string;
  readonly role: 'customer' | 'supplier';
}

/** Line of an entry; one of debit and credit is 0, neither is negative. */
export interface BookLine {
  /** General account; '' while none is set. */
  readonly account: string;
  readonly debit: Money;
  readonly credit: Money;
  /** The line stands on the account of the entry's third party. */
  readonly ofParty: boolean;
}

/** Balanced entry of a journal (specification/bookkeeping.md#entries). */
export interface BookEntry {
  /** Record that it books, as `client:12` or `payment:7`: exported once. */
  readonly key: string;
  readonly journal: Journal;
  readonly date: IsoDate;
  readonly dueDate: IsoDate | null;
  /** Number of the document. */
  readonly document: string;
  readonly text: string;
  readonly party: BookParty;
  readonly lines: readonly BookLine[];
}

interface Signed {
  readonly account: string;
  /** Debit when positive, credit when negative. */
  readonly amount: Money;
  readonly ofParty?: boolean;
}

/** Lines without a zero; one of them balances the others, because each builder computes it so. */
const linesOf = (...lines: readonly Signed[]): BookLine[] =>
  lines
    .filter(({ amount }) => toCents(amount) !== 0)
    .map(({ account, amount, ofParty = false }) => ({
      account,
      debit: amount > 0 ? amount : 0,
      credit: amount < 0 ? -amount : 0,
      ofParty,
    }));

const minus = (amount: Money): Money => subtractMoney(0, amount);

/** An invoice of a client or an insurer, or the credit note of one, whose amounts are then what is credited. */
export interface SaleFact {
  readonly kind: Exclude<InvoiceKind, 'driver'>;
  readonly id: number;
  readonly date: IsoDate;
  readonly dueDate: IsoDate | null;
  readonly amount: Money;
  /** Parking and fee in the amount; 0 of insurers. */
  readonly parking: Money;
  readonly fee: Money;
  readonly party: BookParty;
}

const receivable = (kind: InvoiceKind, accounts: Accounts): string =>
  kind === 'client' ? accounts.clients : kind === 'insurance' ? accounts.insurers : accounts.drivers;

const saleLines = ({ kind, amount, parking, fee }: SaleFact, accounts: Accounts, sign: 1 | -1): BookLine[] => {
  const sales = subtractMoney(amount, sumMoney([parking, fee]));
  return linesOf(
    { account: receivable(kind, accounts), amount: sign * amount, ofParty: true },
    { account: kind === 'client' ? accounts.clientSales : accounts.insurerSales, amount: -sign * sales },
    { account: accounts.parking, amount: -sign * parking },
    { account: accounts.fee, amount: -sign * fee },
  );
};

/** Sale: the customer owes the amount; trips, parking and fee are income. */
export const saleEntry = (sale: SaleFact, accounts: Accounts): BookEntry => ({
  key: `${sale.kind}:${sale.id}`,
  journal: 'sales',
  date: sale.date,
  dueDate: sale.dueDate,
  document: invoiceNumber(sale.id),
  text: sale.party.name,
  party: sale.party,
  lines: saleLines(sale, accounts, 1),
});

/** Credit note: a sale the other way round. */
export const creditNoteEntry = (sale: SaleFact, accounts: Accounts): BookEntry => ({
  key: `credit:${sale.id}`,
  journal: 'salesCredits',
  date: sale.date,
  dueDate: null,
  document: creditNoteNumber(sale.id),
  text: sale.party.name,
  party: sale.party,
  lines: saleLines(sale, accounts, -1),
});

/** Settlement of a driver, or its credit note with the amounts that are credited. */
export interface SettlementFact {
  readonly id: number;
  readonly date: IsoDate;
  readonly dueDate: IsoDate | null;
  /** Amount that the driver is paid; negative what the driver owes. */
  readonly amount: Money;
  /** Commission that the organisation keeps, deducted from the amount. */
  readonly commission: Money;
  readonly party: BookParty;
}

const settlementLines = ({ amount, commission }: SettlementFact, accounts: Accounts, sign: 1 | -1): BookLine[] =>
  linesOf(
    { account: accounts.driverCosts, amount: sign * sumMoney([amount, commission]) },
    { account: accounts.commission, amount: -sign * commission },
    { account: accounts.drivers, amount: -sign * amount, ofParty: true },
  );

/** Settlement: invoiced trips and rectifications are costs, the commission is income, the rest is due to the driver. */
export const settlementEntry = (settlement: SettlementFact, accounts: Accounts): BookEntry => ({
  key: `driver:${settlement.id}`,
  journal: 'settlements',
  date: settlement.date,
  dueDate: settlement.dueDate,
  document: invoiceNumber(settlement.id),
  text: settlement.party.name,
  party: settlement.party,
  lines: settlementLines(settlement, accounts, 1),
});

/** Credit note of a settlement. */
export const settlementCreditEntry = (settlement: SettlementFact, accounts: Accounts): BookEntry => ({
  ...settlementEntry(settlement, accounts),
  key: `credit:${settlement.id}`,
  document: creditNoteNumber(settlement.id),
  dueDate: null,
  lines: settlementLines(settlement, accounts, -1),
});

/** Entry of the ledger of an invoice. */
export interface PaymentFact {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  readonly date: IsoDate;
  /** In the sense of the invoice: counter-entries and refunds are negative. */
  readonly amount: Money;
  readonly source: PaymentSource;
  readonly party: BookParty;
}

const cashSide = {
  bank: 'bank',
  cash: 'cash',
  card: 'transit',
  credit: 'transit',
  carried: 'transit',
  other: 'transit',
} as const;
const cashJournal = {
  bank: 'bank',
  cash: 'cash',
  card: 'other',
  credit: 'other',
  carried: 'other',
  other: 'other',
} as const;

/** Payment: by a customer to bank or cash, to a driver from there. */
export function paymentEntry(
  { id, kind, invoiceId, date, amount, source, party }: PaymentFact,
  accounts: Accounts,
): BookEntry {
  const received = kind === 'driver' ? minus(amount) : amount;
  return {
    key: `payment:${id}`,
    journal: cashJournal[source],
    date,
    dueDate: null,
    document: invoiceNumber(invoiceId),
    text: party.name,
    party,
    lines: linesOf(
      { account: accounts[cashSide[source]], amount: received },
      { account: receivable(kind, accounts), amount: minus(received), ofParty: true },
    ),
  };
}

/** Amount of an invoice that was given up, or kept because too much was paid. */
export type WriteOffFact = Omit<PaymentFact, 'source'>;

export function writeOffEntry(
  { id, kind, invoiceId, date, amount, party }: WriteOffFact,
  accounts: Accounts,
): BookEntry {
  const lost = kind === 'driver' ? minus(amount) : amount;
  return {
    key: `writeOff:${id}`,
    journal: 'other',
    date,
    dueDate: null,
    document: invoiceNumber(invoiceId),
    text: party.name,
    party,
    lines: linesOf(
      { account: accounts.writeOffs, amount: lost },
      { account: receivable(kind, accounts), amount: minus(lost), ofParty: true },
    ),
  };
}

/** Record of a register of money. */
export interface RegisterFact {
  readonly register: MoneyRegister;
  readonly id: number;
  readonly date: IsoDate;
  readonly dueDate: IsoDate | null;
  readonly amount: Money;
  readonly name: string;
  readonly number: string | null;
  /** General account of its category; '' without one. */
  readonly account: string;
  readonly paidFrom: PaidFrom | null;
  readonly paidOn: IsoDate | null;
  readonly party: BookParty;
}

/** Expense or insert: its document, and its payment when it is known how it was paid. */
export function registerEntries(fact: RegisterFact, accounts: Accounts): BookEntry[] {
  const { register, id, date, amount, paidFrom, party } = fact;
  // An expense is a debit of its account and a debt; an insert the other way round.
  const cost = register === 'expense' ? amount : minus(amount);
  const third = register === 'expense' ? accounts.suppliers : accounts.debtors;
  const common = { document: fact.number ?? String(id), text: fact.name, party };
  const document: BookEntry = {
    ...common,
    key: `${register}:${id}`,
    journal: register === 'expense' ? 'purchases' : 'other',
    date,
    dueDate: fact.dueDate,
    lines: linesOf({ account: fact.account, amount: cost }, { account: third, amount: minus(cost), ofParty: true }),
  };
  if (paidFrom !== 'bank' && paidFrom !== 'cash') return [document];
  const payment: BookEntry = {
    ...common,
    key: `${register}Paid:${id}`,
    journal: paidFrom,
    date: fact.paidOn ?? date,
    dueDate: null,
    lines: linesOf(
      { account: third, amount: cost, ofParty: true },
      { account: accounts[paidFrom], amount: minus(cost) },
    ),
  };
  return [document, payment];
}

/** Sums of some lines, in euros. */
export const sumsOf = (lines: readonly BookLine[]): { readonly debit: Money; readonly credit: Money } => ({
  debit: sumMoney(lines.map(({ debit }) => debit)),
  credit: sumMoney(lines.map(({ credit }) => credit)),
});

/** Whether debits equal credits. */
export const isBalanced = ({ lines }: Pick<BookEntry, 'lines'>): boolean => {
  const { debit, credit } = sumsOf(lines);
  return debit === credit;
};

/** Whether a line has no general account, so that the entry cannot be exported. */
export const lacksAccount = ({ lines }: Pick<BookEntry, 'lines'>): boolean =>
  lines.some(({ account }) => account === '');
