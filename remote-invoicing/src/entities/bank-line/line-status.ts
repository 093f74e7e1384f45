import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { BadgeCheck, CircleCheck, CircleDashed, CircleHelp, CirclePercent, LoaderCircle, Undo2 } from 'lucide-react';
import type { MatchProposal, MatchState } from './bank-lines.ts';

/** Appearance of what became of a bank transaction. */
export const LINE_STYLES: Readonly<Record<MatchState, StatusStyle>> = {
  certain: { tone: 'success', icon: BadgeCheck, label: messageKey('transactions.match.certain') },
  proposed: { tone: 'info', icon: CircleHelp, label: messageKey('transactions.match.proposed') },
  partly: { tone: 'warning', icon: CirclePercent, label: messageKey('transactions.match.partly') },
  searching: { tone: 'muted', icon: LoaderCircle, label: messageKey('transactions.match.searching') },
  return: { tone: 'warning', icon: Undo2, label: messageKey('transactions.match.return') },
  returned: { tone: 'neutral', icon: Undo2, label: messageKey('transactions.match.returned') },
  none: { tone: 'muted', icon: CircleDashed, label: messageKey('transactions.match.none') },
  matched: { tone: 'neutral', icon: CircleCheck, label: messageKey('transactions.match.matched') },
};

/** Message keys of the rules that found an invoice. */
export const RULES: Readonly<Record<MatchProposal['rule'], string>> = {
  order: messageKey('transactions.rule.order'),
  ogm: messageKey('transactions.rule.ogm'),
  reference: messageKey('transactions.rule.reference'),
  number: messageKey('transactions.rule.number'),
  account: messageKey('transactions.rule.account'),
};
