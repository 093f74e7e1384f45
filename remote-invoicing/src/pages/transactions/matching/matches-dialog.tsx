import { useFormats, useT } from '@navette/shared/i18n';
import { Button, ErrorState, Flex, Skeleton, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { invoiceText } from '../../../entities/account/invoice-names.ts';
import { useUndoPayment } from '../../../entities/account/payments/use-undo-payment.tsx';
import { useTransactionPayments } from '../requests/match-requests.ts';
import type { MatchedLine } from './matched-line.ts';

interface MatchesDialogProps {
  readonly line: MatchedLine;
  readonly onClose: () => void;
}

/** What a transaction pays, each to be undone. */
export function MatchesDialog({ line, onClose }: MatchesDialogProps): ReactNode {
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
      {query.data?.length === 0 && <Text>{t('transactions.matches.none')}</Text>}
      <ul>
        {query.data?.map((payment) => (
          <li key={payment.id}>
            <Flex align="center" gap="2" paddingBlock="1">
              <Text flex="1 1 auto">
                {invoiceText(t, payment)}, {formatMoney(payment.amount)}
                <br />
                <Text as="span" tone="muted">
                  {payment.userName}, {formatInstant(payment.at)}
                </Text>
              </Text>
              <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => void undo(payment)}>
                {t('payments.undo', { entry: 'payment' })}
              </Button>
            </Flex>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
