import { ibanText, isIban, ogmText } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, Heading, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { BankTransaction } from '../../entities/bank-line/bank-lines.ts';

const accountText = (account: string) => (isIban(account) ? ibanText(account) : account);

/** The bank's information about a transaction. */
export function LineFacts({ line }: { readonly line: BankTransaction }): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const facts = [
    formatDate(line.date),
    line.account && accountText(line.account),
    line.structured && ogmText(line.structured),
    line.source,
  ].filter(Boolean);
  return (
    <Box>
      <Flex gap="3" alignItems="baseline" justifyContent="space-between">
        <Heading size="md" flex="1 1 0" minWidth="0" overflowWrap="anywhere">
          {line.counterparty || t('reconciling.noName')}
        </Heading>
        <Text flexShrink="0" fontSize="xl" fontWeight="bold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {formatMoney(line.amount)}
        </Text>
      </Flex>
      {line.detail !== '' && <Text overflowWrap="anywhere">{line.detail}</Text>}
      <Text tone="muted" textStyle="xs" overflowWrap="anywhere">
        {facts.join(' · ')}
      </Text>
    </Box>
  );
}
