import type { PaymentBlock, TableBlock, TotalsBlock } from '../document.ts';
import type { DocumentSource } from '../source.ts';
import type { DocumentTexts } from '../texts/texts.ts';

/** Parts of a document that depend on its kind: lines, totals, and payment. */
export interface DocumentBody {
  readonly table: TableBlock;
  readonly totals: TotalsBlock;
  readonly payment: PaymentBlock;
}

/** Makes the body of a document of one kind. */
export type BodyMaker = (source: DocumentSource, texts: DocumentTexts) => DocumentBody;
