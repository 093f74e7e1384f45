import { useFormats, useT } from '@navette/shared/i18n';
import { Button, ErrorState, Flex, Skeleton, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { invoiceText } from '../../entities/account/account-requests.ts';
import { useUndoPayment, type LedgerEntry } from '../../entities/account/undo-payment.tsx';
import { type TransactionPayment, useTransactionPayments } from './transaction-requests.ts';
import type { MatchedLine } from './matched-line.ts';

interface MatchesDialogProps {
  readonly line: MatchedLine;
  readonly onClose: () => void;
  /** Undoes the pairing with the returned transaction. */
  readonly onTakeBack: () => void;
}

const entryOf = ({ returnOf }: TransactionPayment): LedgerEntry => (returnOf === null ? 'payment' : 'return');

/** Payments of a transaction, each with Undo. */
export function MatchesDialog({ line, onClose, onTakeBack }: MatchesDialogProps): ReactNode {
  const t = useT();
  const { formatMoney, formatDate, formatInstant } = useFormats();
  const query = useTransactionPayments(line.id);
  const undo = useUndoPayment();
  return (
    <Dialog
      open
      title={t('transactions.matches.title', { date: formatDate(line.date), amount: formatMoney(line.amount) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      {query.error !== null && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isPending && <Skeleton height="8" />}
      {line.returnedBy !== null && <Text>{t('transactions.returned.by')}</Text>}
      {line.returnOf !== null && (
        <Flex align="center" gap="2" paddingBlock="1">
          <Text flex="1 1 auto">{t('transactions.returned.of')}</Text>
          <Button
            size="sm"
            icon={<Undo2 aria-hidden />}
            onClick={() => {
              onClose();
              onTakeBack();
            }}
          >
            {t('payments.undo', { entry: 'return' })}
          </Button>
        </Flex>
      )}
      {query.data?.length === 0 && line.returnOf === null && line.returnedBy === null && (
        <Text>{t('transactions.matches.none')}</Text>
      )}
      <ul>
        {query.data?.map((payment) => (
          <li key={payment.id}>
            <Flex align="center" gap="2" paddingBlock="1">
              <Text flex="1 1 auto">
                {invoiceText(t, payment)}, {formatMoney(payment.amount)}
                <br />
                <Text as="span" tone="muted">
                  {payment.userName}, {formatInstant(payment.at)}
                  {payment.returned && ` · ${t('payments.returned')}`}
                </Text>
              </Text>
              {!payment.returned && line.returnOf === null && (
                <Button
                  size="sm"
                  icon={<Undo2 aria-hidden />}
                  onClick={() => void undo({ ...payment, entry: entryOf(payment) })}
                >
                  {t('payments.undo', { entry: entryOf(payment) })}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
