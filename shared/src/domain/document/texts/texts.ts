import type { Motive, BookingType } from '../../booking/enums.ts';
import type { InvoiceKind } from '../../booking/invoice-lock.ts';
import type { StatementMovement } from '../../invoice/account.ts';

/** All texts of documents in one language. Amounts and dates are passed formatted. */
export interface DocumentTexts {
  readonly title: {
    readonly client: string;
    readonly driver: string;
    readonly insurance: string;
    readonly credit: string;
    /** By reminder level, 1 to 3. */
    readonly reminder: readonly [first: string, second: string, third: string];
    /** Of an invoice that is not issued yet. */
    readonly draft: string;
    readonly statement: string;
  };
  /** Sentence about VAT, unless the organisation has its own. */
  readonly vat: string;
  readonly label: {
    readonly number: string;
    readonly date: string;
    readonly payBy: string;
    readonly reference: string;
    readonly communication: string;
    readonly about: string;
    readonly invoice: string;
    readonly enterprise: string;
    readonly tel: string;
    readonly account: string;
    readonly beneficiary: string;
    readonly amount: string;
    readonly yourAccount: string;
    readonly reason: string;
    readonly clientNumber: string;
    readonly driverNumber: string;
    readonly insurerNumber: string;
    readonly period: string;
  };
  readonly column: {
    readonly date: string;
    readonly time: string;
    readonly client: string;
    readonly destination: string;
    readonly type: string;
    readonly motive: string;
    readonly transport: string;
    readonly km: string;
    readonly price: string;
    readonly wait: string;
    readonly parking: string;
    readonly share: string;
    readonly subtotal: string;
    readonly cash: string;
    readonly invoiced: string;
    readonly rectification: string;
    readonly commission: string;
    readonly total: string;
    readonly paid: string;
    readonly open: string;
    readonly dueOn: string;
    /** Original due date of the invoice, in a letter that sets another. */
    readonly firstDue: string;
    readonly movement: string;
    readonly balance: string;
  };
  readonly total: {
    /** Last line of a table. */
    readonly sum: string;
    /** At the end of a page, and at the start of the next one. */
    readonly carriedForward: string;
    readonly broughtForward: string;
    readonly subtotal: string;
    readonly parking: string;
    readonly fee: string;
    readonly total: string;
    readonly gross: string;
    readonly shares: string;
    readonly invoiced: string;
    readonly rectification: string;
    readonly commission: string;
    readonly toDriver: string;
    readonly fromDriver: string;
    /** Debt of an earlier settlement that is deducted. */
    readonly carriedDebt: (settlement: string) => string;
    /** Paid after the deductions. */
    readonly left: string;
    /** Cash that the driver has already received, and parking: printed as information. */
    readonly cash: string;
    readonly parkingInformation: string;
    readonly credited: string;
    /** Deducted from a credit note of lines. */
    readonly earlier: string;
    readonly open: string;
    readonly late: string;
    readonly balance: string;
  };
  readonly table: string;
  readonly lateTable: string;
  readonly type: Readonly<Record<BookingType, string>>;
  readonly motive: Readonly<Record<Motive, string>>;
  readonly payment: {
    readonly title: string;
    /** Payment request with amount and due date. */
    readonly ask: (amount: string, days: number, date: string) => string;
    /** Before the invoice is issued: the term alone. */
    readonly term: (days: number) => string;
    /** Payment request to a driver in debt. */
    readonly owed: (amount: string, days: number, date: string) => string;
    readonly paidToDriver: (amount: string) => string;
    readonly nothing: string;
    /** Under a credit note. */
    readonly credited: (kind: InvoiceKind, amount: string, number: string) => string;
    /** Open amount of the invoice after a credit note. */
    readonly creditOpen: (kind: InvoiceKind, amount: string, number: string) => string;
    /** Overpaid amount after a credit note. */
    readonly creditRefund: (kind: InvoiceKind, amount: string, number: string) => string;
    readonly code: string;
    readonly slip: string;
  };
  readonly creditOf: (kind: InvoiceKind, number: string, date: string) => string;
  readonly letter: {
    readonly opening: string;
    /** By level, before the table. */
    readonly body: readonly [first: readonly string[], second: readonly string[], third: readonly string[]];
    readonly ask: (amount: string, date: string) => string;
    readonly paidMeanwhile: string;
    readonly closing: string;
  };
  /** Letters about several invoices of one payer. */
  readonly dunning: {
    /** Title of the list of all open invoices of a payer. */
    readonly statement: string;
    /** By level, before the table. */
    readonly body: readonly [first: readonly string[], second: readonly string[], third: readonly string[]];
    readonly statementBody: (date: string) => string;
    readonly daysLate: string;
    readonly level: string;
    /** By reminder level, 0 to 3, in a narrow column. */
    readonly levels: readonly [none: string, first: string, second: string, third: string];
    readonly late: string;
    readonly open: string;
    readonly credit: string;
    readonly ask: (amount: string) => string;
    /** One transfer pays several invoices. */
    readonly oneTransfer: string;
    readonly covered: string;
    /** Body of the mail. */
    readonly mail: (letter: string, amount: string, until: string | null, company: string) => string;
  };
  readonly statement: {
    /** Name of the table of movements for screen readers. */
    readonly table: string;
    /** Period of the statement; either end may be missing. */
    readonly period: (start: string | null, end: string | null) => string;
    readonly opening: string;
    readonly movement: Readonly<Record<StatementMovement['type'], string>>;
    readonly none: string;
    /** Request for the remainder of the only open invoice. */
    readonly payOne: (amount: string, invoice: string, due: string) => string;
    /** Under several invoices. */
    readonly payEach: string;
    /** Of a client with a credit balance. */
    readonly inFavour: string;
    /** Day up to which payments are included. */
    readonly counted: (date: string) => string;
  };
  readonly mail: {
    readonly subject: (title: string, company: string) => string;
    /** With the day by which it is to be paid, if it asks for a payment. */
    readonly body: (title: string, amount: string, due: string | null, company: string) => string;
    /** Body with an unpaid document and its reminder letter. */
    readonly reminder: (title: string, letter: string, company: string) => string;
    /** Body with a statement of account. */
    readonly statement: (date: string, balance: string, company: string) => string;
  };
  /** First and last day of the bookings. */
  readonly period: (start: string, end: string) => string;
  /** Title of the trips of one patient. */
  readonly patient: (name: string, count: number) => string;
  readonly patientSum: string;
  readonly nationalNumber: string;
  readonly page: (page: number, pages: number) => string;
}
