import { type By, inOneLine, SHORTEST_REASON } from '@navette/ops/registry';
import type { Caller } from '../../kernel/caller.ts';
import { invalid } from '../../kernel/problem.ts';

/** Author and reason of a change, for the history that ops read. */
export const by = ({ user }: Caller, { why }: { why: string }): By => ({ who: user.email, why: reasonOf(why) });

/**
 * A reason as the history keeps it: in one line.
 * @throws ProblemError 400 for one of spaces
 */
export function reasonOf(why: string): string {
  const reason = inOneLine(why);
  if (reason.length < SHORTEST_REASON)
    throw invalid({ field: 'why', messageKey: 'validation.tooShort', params: { min: SHORTEST_REASON } });
  return reason;
}
