import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Box, Button, ErrorState, Flex, Heading, Input, Skeleton, Text } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import { HandCoins, Search } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { invoiceText } from '../../entities/account/account-requests.ts';
import { type ClientCredit, creditPart, type DraftPart, expensePart, invoicePart } from './division.ts';
import { useOpenItems } from './reconcile-requests.ts';

const ITEM = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '0.5',
  borderBottomWidth: '1px',
} as const;
const RESULTS = { maxHeight: '40vh', overflowY: 'auto' } as const;

interface OpenItemSearchProps {
  /** Rest of the transaction that is not divided yet. */
  readonly rest: number;
  readonly parts: readonly DraftPart[];
  readonly onToggle: (part: DraftPart) => void;
  readonly onUseCredit: (credit: ClientCredit) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: Ref<HTMLInputElement>;
}

/** Open invoices, credits and expenses by name, amount, number or day; several can be ticked. */
export function OpenItemSearch(props: OpenItemSearchProps): ReactNode {
  const { rest, parts, onToggle, onUseCredit, text, onText, field } = props;
  const paysInvoices = useCan('invoicing');
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const q = useSettled(text.trim());
  const query = useOpenItems(q.slice(0, 100), q.length > 1);
  const found = q.length > 1 ? query.data : undefined;
  const item = (part: DraftPart, label: string, amount: number, more?: ReactNode) => (
    <Box as="li" key={part.key} css={ITEM}>
      <Box flex="1 1 auto" minWidth="0">
        <Checkbox checked={parts.some(({ key }) => key === part.key)} onChange={() => onToggle(part)}>
          {label}
        </Checkbox>
      </Box>
      {more}
      <Text as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {formatMoney(amount)}
      </Text>
    </Box>
  );
  const [firstInvoice] = found?.invoices ?? [];
  const [firstCredit] = found?.credits ?? [];
  const first = firstInvoice ? invoicePart(firstInvoice, rest) : firstCredit && creditPart(firstCredit, rest);
  const isEmpty = found && found.invoices.length + found.credits.length + found.expenses.length === 0;
  return (
    <Box role="search" aria-label={t('reconciling.search')}>
      <Heading as="h3" size="sm">
        {t('reconciling.search')}
      </Heading>
      <Flex gap="2" alignItems="center">
        <Search size={16} aria-hidden />
        <Input
          ref={field}
          type="search"
          value={text}
          maxLength={100}
          aria-label={t('reconciling.search')}
          aria-keyshortcuts="/"
          placeholder={t('reconciling.search.hint')}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !first || q !== text.trim()) return;
            event.preventDefault();
            onToggle(first);
          }}
        />
      </Flex>
      {query.error !== null && q.length > 1 && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {q.length > 1 && query.isPending && <Skeleton height="8" />}
      {isEmpty && <Text tone="muted">{t('reconciling.search.none')}</Text>}
      {found && (
        <Box as="ul" css={RESULTS} aria-label={t('reconciling.search.found')}>
          {found.invoices.map((invoice) =>
            item(
              invoicePart(invoice, rest),
              `${invoiceText(t, invoice)} · ${invoice.name} · ${formatDate(invoice.date)}`,
              invoice.open,
            ),
          )}
          {found.credits.map((credit) =>
            item(
              creditPart(credit, rest),
              t(rest < 0 ? 'reconciling.credit.refund' : 'reconciling.credit.keep', { name: credit.name }),
              credit.credit,
              credit.credit > 0 && paysInvoices && (
                <Button size="xs" icon={<HandCoins aria-hidden />} onClick={() => onUseCredit(credit)}>
                  {t('reconciling.credit.use')}
                </Button>
              ),
            ),
          )}
          {rest < 0 &&
            found.expenses.map((expense) =>
              item(
                expensePart(expense, rest),
                t('reconciling.expense.recorded', { name: expense.name, date: formatDate(expense.date) }),
                -expense.open,
              ),
            )}
        </Box>
      )}
    </Box>
  );
}

const DEBOUNCE_MS = 200;

/** The typed text, once the typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
