import { brusselsToday, type DateQuestion, documentDateQuestions, type DocumentSeries } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { conflict } from '../../kernel/problem.ts';
import { lastDocument } from './issue-queries.ts';

/** The date of documents as it was asked for. */
export interface AskedDate {
  readonly date: string;
  /** The field of the request that holds it. */
  readonly field: string;
  /** A person said that it is meant. */
  readonly confirmed: boolean;
}

/**
 * Questions the date of documents that are to get the next numbers of a series, which are taken in this transaction already: nobody else adds a document until it ends.
 * @throws ProblemError 409 `document.date` that names what is odd, unless the date is confirmed
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

/** Refuses a date that is odd; the texts on its field say why. @throws ProblemError 409 */
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
