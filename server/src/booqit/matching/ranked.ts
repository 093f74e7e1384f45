import type { AnswerOf } from '../../kernel/operation.ts';

/** A record that a transport may be about, as it is answered. */
export type Ranked = AnswerOf<'matchTransports'>[number]['candidates'][number];

/** Candidates that are answered. */
const MOST = 8;

/** The likeliest records first; those that are nearly impossible are left out. */
export const ranked = <Candidate extends { readonly id: number; readonly label: string }>(
  records: readonly Candidate[],
  scoreOf: (record: Candidate) => Pick<Ranked, 'score'> & { readonly reasons: readonly Ranked['reasons'][number][] },
  detailOf: (record: Candidate) => string,
): Ranked[] =>
  records
    .map((record) => ({ record, ...scoreOf(record) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.record.id - other.record.id)
    .slice(0, MOST)
    .map(({ record, score, reasons }) => ({
      id: record.id,
      label: record.label,
      detail: detailOf(record),
      score,
      reasons: [...reasons],
    }));
