import type { RuleSign } from '@navette/openapi/enums';
import { fold } from '../text/fold.ts';
import { normaliseIban } from '../identity/numbers.ts';

/** Condition of a rule (specification/payments.md#rules). */
export interface BankRuleCondition {
  /** Text that the communication or the name of the counterparty contains; accents and case don't count. */
  readonly contains: string;
  /** Account of the counterparty; null for any. */
  readonly account: string | null;
  readonly sign: RuleSign;
}

/** Fields of a bank transaction that a rule reads. */
export interface RuledLine {
  readonly amount: number;
  readonly detail: string;
  readonly counterparty: string | null;
  readonly account: string | null;
}

const spaces = (text: string): string => fold(text).replaceAll(/\s+/gu, ' ').trim();

/**
 * The first rule, in their order, that a transaction fulfils (specification/payments.md#rules). A rule fits by its whole text, wherever it stands.
 */
export function createRuler<Rule extends BankRuleCondition>(
  rules: readonly Rule[],
): (line: RuledLine) => Rule | undefined {
  const known = rules.map((rule) => ({
    rule,
    words: spaces(rule.contains),
    account: rule.account === null ? null : normaliseIban(rule.account),
  }));
  return ({ amount, detail, counterparty, account }) => {
    const text = spaces(`${counterparty ?? ''} ${detail}`);
    const from = normaliseIban(account ?? '');
    return known.find(
      ({ rule, words, account: wanted }) =>
        words !== '' &&
        text.includes(words) &&
        (wanted === null || wanted === from) &&
        (rule.sign === 'any' || (rule.sign === 'in') === amount > 0),
    )?.rule;
  };
}
