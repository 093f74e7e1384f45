import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, Button, Heading, Kbd, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { invoiceText } from '../../entities/account/account-requests.ts';
import type { MatchedLine } from '../../entities/bank-line/bank-lines.ts';
import { RULES } from '../../entities/bank-line/line-status.ts';
import type { Choice } from './choices.ts';
import { RuleText } from './rule-text.tsx';

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '1.5',
  borderBottomWidth: '1px',
} as const;

interface ProposalsProps {
  readonly line: MatchedLine;
  readonly choices: readonly Choice[];
  readonly onTake: (choice: Choice) => void;
  readonly disabled: string | undefined;
}

/** Proposals of a transaction, the surest first, each with its reason and its key. */
export function Proposals({ line, choices, onTake, disabled }: ProposalsProps): ReactNode {
  const t = useT();
  if (line.searching) return <Text tone="muted">{t('transactions.match.searching')}</Text>;
  if (choices.length === 0) return <Text tone="muted">{t('reconciling.proposals.none')}</Text>;
  return (
    <Box>
      <Heading as="h3" size="sm">
        {t('reconciling.proposals')}
      </Heading>
      <Box as="ol" aria-label={t('reconciling.proposals')}>
        {choices.map((choice, index) => (
          <Box as="li" key={choice.key} css={ROW}>
            <Kbd>{index + 1}</Kbd>
            <ChoiceText line={line} choice={choice} />
            <Button
              size="sm"
              variant={index === 0 ? 'solid' : 'outline'}
              disabled={disabled !== undefined}
              title={disabled}
              aria-keyshortcuts={index === 0 ? 'Enter 1' : String(index + 1)}
              onClick={() => onTake(choice)}
            >
              {t('reconciling.take')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function ChoiceText({ line, choice }: { readonly line: MatchedLine; readonly choice: Choice }): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  if (choice.type === 'return') {
    const { date, amount, counterparty, invoices, certainty } = choice.proposal;
    const name =
      [...invoices.map((invoice) => invoiceText(t, invoice)), counterparty].filter(Boolean).join(' · ') || '—';
    return (
      <Box minWidth="0">
        <Text overflowWrap="anywhere">
          {t('reconciling.return', { date: formatDate(date), amount: formatMoney(amount), name })}
        </Text>
        <Text tone="muted" textStyle="xs">
          {t('reconciling.certainty', { certainty })}
        </Text>
      </Box>
    );
  }
  if (choice.type === 'rule') return <RuleText rule={choice.rule} isCertain />;
  const { proposal } = choice;
  const { kind, invoiceId, name, date, open, certainty, certain, rule, entry } = proposal;
  return (
    <Box minWidth="0">
      <Text overflowWrap="anywhere">
        {t('transactions.match.proposal', {
          invoice: invoiceText(t, { kind, invoiceId }),
          name,
          open: formatMoney(open),
        })}
      </Text>
      <Text tone="muted" textStyle="xs">
        {certain && <Badge colorPalette="green">{t('transactions.match.certain')}</Badge>}{' '}
        {t('transactions.match.entry', { entry, certainty, rule: t(RULES[rule]) })}
        {` · ${t('reconciling.invoiceOf', { date: formatDate(date) })}`}
        {line.date < date && ` · ${t('transactions.match.early', { date: formatDate(date) })}`}
      </Text>
    </Box>
  );
}
