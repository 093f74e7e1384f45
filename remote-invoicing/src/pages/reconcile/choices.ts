import {
  isCertain,
  type MatchedLine,
  type MatchProposal,
  type ProposedRule,
  type ReturnProposal,
} from '../../entities/bank-line/bank-lines.ts';

/** Uses of a transaction that one key takes: an invoice that it pays, a payment that it returns, or the result of a rule. */
export type Choice =
  | { readonly type: 'invoice'; readonly key: string; readonly certainty: number; readonly proposal: MatchProposal }
  | { readonly type: 'rule'; readonly key: string; readonly certainty: number; readonly rule: ProposedRule }
  | { readonly type: 'return'; readonly key: string; readonly certainty: number; readonly proposal: ReturnProposal };

/** Keys of the first nine proposals. */
export const CHOICE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Certainty of a rule: an invoice that is certain comes first. */
const BY_RULE = 99;

/** Proposals of a transaction, the surest first; a returned payment comes before an invoice that is no surer. */
export const choicesOf = ({ proposals, returns, rule }: MatchedLine): readonly Choice[] =>
  [
    ...returns.map((proposal): Choice => ({
      type: 'return',
      key: `return ${proposal.transactionId}`,
      certainty: proposal.certainty,
      proposal,
    })),
    ...proposals.map((proposal): Choice => ({
      type: 'invoice',
      key: `${proposal.kind} ${proposal.invoiceId}`,
      certainty: proposal.certainty,
      proposal,
    })),
    ...(rule ? [{ type: 'rule', key: `rule ${rule.id}`, certainty: BY_RULE, rule } as const] : []),
  ]
    .toSorted((a, b) => b.certainty - a.certainty)
    .slice(0, CHOICE_KEYS.length);

/** Orders of the list. */
export const LINE_ORDERS = ['surest', 'oldest'] as const;
export type LineOrder = (typeof LINE_ORDERS)[number];

const byAge = (a: MatchedLine, b: MatchedLine): number => a.date.localeCompare(b.date) || a.id - b.id;

/** Certainty by which transactions are ordered: certain ones come before all others. */
const sureness = (line: MatchedLine): number =>
  isCertain(line) ? 101 : Math.max(0, ...choicesOf(line).map(({ certainty }) => certainty));

/** The lines in the order of the list, without those that do not hold all words. */
export function orderedLines(lines: readonly MatchedLine[], order: LineOrder): readonly MatchedLine[] {
  if (order === 'oldest') return lines.toSorted(byAge);
  const surenesses = new Map(lines.map((line) => [line.id, sureness(line)]));
  const of = ({ id }: MatchedLine) => surenesses.get(id) ?? 0;
  return lines.toSorted((a, b) => of(b) - of(a) || byAge(a, b));
}

/** Line to go to once another one has gone: the next, at the end the one before. */
export function lineAfter(lines: readonly MatchedLine[], id: number): number | undefined {
  const index = lines.findIndex((line) => line.id === id);
  return (lines[index + 1] ?? lines[index - 1])?.id;
}
