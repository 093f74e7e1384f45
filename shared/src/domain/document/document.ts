/** A label with its value. */
export interface DocumentFact {
  readonly label: string;
  readonly value: string;
}

/** Title of a document with its number, dates and references. */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly title: string;
  readonly facts: readonly DocumentFact[];
}

/** Sender and addressee, one line each for name, street, place and so on. */
export interface AddressesBlock {
  readonly kind: 'addresses';
  /** Reference of the sender's logo: an address in browsers, the name of the stored file on the server; null without one. */
  readonly logo: string | null;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A column of a table. */
export interface DocumentColumn {
  readonly header: string;
  /** Relative width; the widths of a table need not add up to 1. */
  readonly width: number;
  /** Amounts stand at the end. */
  readonly align: 'start' | 'end';
}

/** Sums of a table, or of some of its rows. */
export interface TableSums {
  /** Stands before the first sum. */
  readonly label: string;
  /** Sum of each column, empty for columns without one. */
  readonly cells: readonly string[];
}

/** Consecutive rows of a table under a title of their own, such as the trips of one patient. */
export interface TableGroup {
  readonly title: string;
  /** Number of its rows. */
  readonly count: number;
  readonly sums: TableSums;
}

/** A table whose head is repeated on every page. */
export interface TableBlock {
  readonly kind: 'table';
  /** Name of the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly DocumentColumn[];
  /** Cell texts, one a column. */
  readonly rows: readonly (readonly string[])[];
  /** In the order of the rows, which they cover all. */
  readonly groups?: readonly TableGroup[];
  /** Last line: the sums that the totals below begin with. */
  readonly sums?: TableSums;
  /** Sums of the first rows, for the last line of a page and the first of the next one. */
  readonly carried?: (rows: number) => { readonly forward: TableSums; readonly brought: TableSums };
}

/** A line of the totals. */
export interface TotalRow extends DocumentFact {
  /** Marks the sum that is to be paid. */
  readonly strong: boolean;
}

/** Totals under a table; they stay on one page. */
export interface TotalsBlock {
  readonly kind: 'totals';
  readonly rows: readonly TotalRow[];
}

/** A European transfer order: amount, payee, account and communication. */
export interface TransferSlip {
  readonly title: string;
  readonly fields: readonly DocumentFact[];
}

/** Payment instructions; they stay on one page. */
export interface PaymentBlock {
  readonly kind: 'payment';
  readonly title: string;
  readonly sentences: readonly string[];
  readonly facts: readonly DocumentFact[];
  /** Content of the payment QR code with its label; null when nothing is to be paid or no account is known. */
  readonly code: { readonly payload: string; readonly label: string } | null;
  readonly slip: TransferSlip | null;
}

/** Sentences, one a paragraph. */
export interface TextBlock {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
}

/** Small print at the end. */
export interface NotesBlock {
  readonly kind: 'notes';
  readonly lines: readonly string[];
}

/** A part of a document. */
export type DocumentBlock =
  | HeadingBlock
  | AddressesBlock
  | TableBlock
  | TotalsBlock
  | PaymentBlock
  | TextBlock
  | NotesBlock;

/** A document ready to be printed, independent of the renderer: every text in its language, every amount and date formatted. */
export interface PaperDocument {
  readonly language: 'fr' | 'nl' | 'en';
  /** Title of the window and of the file's properties: kind and number. */
  readonly title: string;
  /** Name of the file without its extension: ASCII letters, digits and dashes. */
  readonly fileName: string;
  /** Text at the bottom of every page, before "page 2 of 3". */
  readonly footer: string;
  /** Footer of a page: "page 2 sur 3". */
  readonly page: (page: number, pages: number) => string;
  readonly blocks: readonly DocumentBlock[];
}
