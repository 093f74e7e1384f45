import { competingScores } from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';

/** A candidate record of a transport, as answered. */
export type Ranked = AnswerOf<'matchTransports'>[number]['candidates'][number];

/** Maximum number of candidates in an answer. */
const MOST = 8;

interface Weighed {
  readonly bits: number;
  readonly reasons: readonly Ranked['reasons'][number][];
}

/** The likeliest records first, without nearly impossible ones. */
export function ranked<Candidate extends { readonly id: number; readonly label: string }>(
  records: readonly Candidate[],
  weigh: (record: Candidate) => Weighed,
  detailsOf: (record: Candidate) => Pick<Ranked, 'birthday' | 'address'>,
): Ranked[] {
  const weighed = records
    .map((record) => ({ record, ...weigh(record) }))
    .toSorted((one, other) => other.bits - one.bits || one.record.id - other.record.id)
    .slice(0, MOST);
  const scores = competingScores(weighed.map(({ bits }) => bits));
  return weighed
    .map(({ record: { id, label }, record, reasons }, index) => ({
      id,
      label,
      ...detailsOf(record),
      score: scores[index] ?? 0,
      reasons: [...reasons],
    }))
    .filter(({ score }) => score > 0);
}
