import type { PaymentBlock, TableBlock, TotalsBlock } from '../document.ts';
import type { DocumentSource } from '../source.ts';
import type { DocumentTexts } from '../texts/texts.ts';

/** What differs from kind to kind: lines, sums, and how it is paid. */
export interface DocumentBody {
  readonly table: TableBlock;
  readonly totals: TotalsBlock;
  readonly payment: PaymentBlock;
}

/** Makes the body of a document of one kind. */
export type BodyMaker = (source: DocumentSource, texts: DocumentTexts) => DocumentBody;
