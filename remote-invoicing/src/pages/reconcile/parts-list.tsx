import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Flex, Heading, Skeleton, Text } from '@navette/shared/ui';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { invoiceText } from '../../entities/account/account-requests.ts';
import type { BankTransaction } from '../../entities/bank-line/bank-lines.ts';
import { type LinePart, useParts } from './reconcile-requests.ts';
import type { Reconciling } from './use-reconcile.ts';

const NAMES: Readonly<Record<LinePart['type'], string>> = {
  invoice: messageKey('reconciling.part.invoice'),
  return: messageKey('reconciling.part.return'),
  credit: messageKey('reconciling.part.credit'),
  expense: messageKey('reconciling.part.expense'),
  aside: messageKey('reconciling.part.aside'),
};

interface PartsListProps {
  readonly line: BankTransaction;
  readonly work: Reconciling;
  readonly disabled: string | undefined;
}

/** Parts of a transaction, each with Undo. */
export function PartsList({ line, work, disabled }: PartsListProps): ReactNode {
  const t = useT();
  const { formatMoney, formatInstant } = useFormats();
  const query = useParts(line.id);
  const undo = (act: () => void, label: string) => (
    <Button size="sm" icon={<Undo2 aria-hidden />} disabled={disabled !== undefined} title={disabled} onClick={act}>
      {label}
    </Button>
  );
  return (
    <Box>
      <Flex gap="2" alignItems="center" justifyContent="space-between">
        <Heading as="h3" size="sm">
          {t('reconciling.parts')}
        </Heading>
        {((query.data?.length ?? 0) > 1 || line.returnOf !== null) &&
          undo(() => void work.undoLine(line), t('reconciling.undoAll'))}
      </Flex>
      {query.error !== null && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isPending && <Skeleton height="8" />}
      {line.returnedBy !== null && <Text>{t('transactions.returned.by')}</Text>}
      {line.returnOf !== null && <Text>{t('transactions.returned.of')}</Text>}
      <Box as="ul" aria-label={t('reconciling.parts')}>
        {query.data?.map((part) => (
          <Flex
            as="li"
            key={`${part.type} ${part.id}`}
            gap="2"
            alignItems="center"
            paddingBlock="1"
            borderBottomWidth="1px"
          >
            <Box flex="1 1 auto" minWidth="0">
              <Text overflowWrap="anywhere">
                {t(NAMES[part.type], {
                  name:
                    part.kind !== null && part.invoiceId !== null
                      ? invoiceText(t, { kind: part.kind, invoiceId: part.invoiceId })
                      : (part.name ?? part.reason ?? ''),
                })}
              </Text>
              <Text tone="muted" textStyle="xs">
                {part.userName}, {formatInstant(part.at)}
                {part.returned && ` · ${t('payments.returned')}`}
              </Text>
            </Box>
            <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {formatMoney(part.amount)}
            </Text>
            {!part.returned &&
              part.type !== 'return' &&
              undo(
                () => void work.undoPart(line, part),
                t(part.type === 'aside' ? 'reconciling.bringBack' : 'shared.undo'),
              )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
