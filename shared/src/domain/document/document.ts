/** A label with its value, as it is printed. */
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

/** Sender and addressee, a line each of name, street, place and so on. */
export interface AddressesBlock {
  readonly kind: 'addresses';
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A column of a table. */
export interface DocumentColumn {
  readonly header: string;
  /** Share of the width of the page; the shares of a table need not come to a whole. */
  readonly width: number;
  /** Amounts stand at the end. */
  readonly align: 'start' | 'end';
}

/** A table whose head is repeated on every page. */
export interface TableBlock {
  readonly kind: 'table';
  /** Name of the table for who hears the document. */
  readonly caption: string;
  readonly columns: readonly DocumentColumn[];
  /** Cells as they are printed, one a column. */
  readonly rows: readonly (readonly string[])[];
}

/** A line of the sums. */
export interface TotalRow extends DocumentFact {
  /** The sum that the document is about. */
  readonly strong: boolean;
}

/** Sums under a table; they stay on one page. */
export interface TotalsBlock {
  readonly kind: 'totals';
  readonly rows: readonly TotalRow[];
}

/** A European transfer order as a bank takes it: amount, who is paid on which account, with which communication. */
export interface TransferSlip {
  readonly title: string;
  readonly fields: readonly DocumentFact[];
}

/** How a document is paid; it stays on one page. */
export interface PaymentBlock {
  readonly kind: 'payment';
  readonly title: string;
  readonly sentences: readonly string[];
  readonly facts: readonly DocumentFact[];
  /** Content of the payment QR code with its label; null where no money is asked for or no account is known. */
  readonly code: { readonly payload: string; readonly label: string } | null;
  readonly slip: TransferSlip | null;
}

/** Sentences, a paragraph each. */
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

/** A document as it is printed, whatever draws it: every text in its language, every amount and date written out. */
export interface PaperDocument {
  readonly language: 'fr' | 'nl' | 'en';
  /** Title of the window and of the file's properties: kind and number. */
  readonly title: string;
  /** Name of the file without its extension: ASCII letters, digits and dashes. */
  readonly fileName: string;
  /** Under every page, before "page 2 of 3". */
  readonly footer: string;
  /** Footer of a page: "page 2 sur 3". */
  readonly page: (page: number, pages: number) => string;
  readonly blocks: readonly DocumentBlock[];
}
