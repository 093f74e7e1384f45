import { useT } from '@navette/shared/i18n';
import { Badge, Box, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { ProposedRule } from '../../entities/bank-line/bank-lines.ts';

interface RuleTextProps {
  readonly rule: ProposedRule;
  /** Marks it as certain. */
  readonly isCertain?: boolean;
}

/** Result of a rule for a transaction, and the text by which it fits. */
export function RuleText({ rule, isCertain = false }: RuleTextProps): ReactNode {
  const t = useT();
  const { action, reason, category, supplier, contains } = rule;
  const what =
    action === 'aside'
      ? t('reconciling.part.aside', { name: reason ?? '' })
      : t('reconciling.part.expense', { name: [category, supplier].filter(Boolean).join(' · ') || '—' });
  return (
    <Box minWidth="0">
      <Text overflowWrap="anywhere">{what}</Text>
      <Text tone="muted" textStyle="xs" overflowWrap="anywhere">
        {isCertain && <Badge colorPalette="green">{t('transactions.match.certain')}</Badge>}{' '}
        {t('bankRule.fits', { text: contains })}
      </Text>
    </Box>
  );
}
