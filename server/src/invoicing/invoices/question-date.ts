import { brusselsToday, type DateQuestion, documentDateQuestions, type DocumentSeries } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { conflict } from '../../kernel/problem.ts';
import { lastDocument } from './issue-queries.ts';

/** Requested date of documents. */
export interface AskedDate {
  readonly date: string;
  /** Field of the request with the date. */
  readonly field: string;
  /** The user confirmed the date. */
  readonly confirmed: boolean;
}

/**
 * Checks the date of documents that get the next numbers of a series, which are already taken in this transaction: nobody else adds a document until
 * it ends.
 * @throws ProblemError 409 `document.date` with the doubts, unless the date is confirmed
 */
export async function questionDocumentDate(
  trx: Db,
  series: DocumentSeries,
  { date, field, confirmed }: AskedDate,
  at: Date,
): Promise<void> {
  if (confirmed) return;
  const today = brusselsToday(at);
  refuseOddDate(
    'document.date',
    field,
    documentDateQuestions(series, date, { today, last: await lastDocument(trx, series) }),
  );
}

/** Refuses a doubtful date; the texts on its field give the reasons. @throws ProblemError 409 */
export function refuseOddDate(
  code: 'document.date' | 'payment.date',
  field: string,
  questions: readonly DateQuestion[],
): void {
  const [first] = questions;
  if (!first) return;
  const fields = questions.map(({ messageKey, params }) => ({ field, messageKey, params: { ...params } }));
  throw conflict(code, { params: { ...first.params }, fields });
}
