import { useFormats, useT } from '@navette/shared/i18n';
import { ErrorState, Skeleton, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { freshRecord, recordOf } from '@navette/shared/ui-records';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReceiptView } from './receipt-view.tsx';
import type { Register, RegisterRow } from './register.ts';

interface ViewDialogProps {
  readonly register: Register;
  readonly row: RegisterRow;
  readonly onClose: () => void;
}

/** A record of a register with its receipt, to be read. */
export function ViewDialog({ register, row, onClose }: ViewDialogProps): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  return (
    <Dialog open onClose={onClose} title={row.name} size={800}>
      <Stack gap="3">
        <Text>
          {formatDate(row.date)} · {t(register.money.column)} {formatMoney(row.money) || '–'}
        </Text>
        <Text style={{ whiteSpace: 'pre-wrap' }}>{row.description}</Text>
        {row.receipt ? (
          <FreshReceipt register={register} row={row} />
        ) : (
          <Text tone="muted">{t('register.receipt.none')}</Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** The receipt by a link that is signed now: that of the list expires within minutes, while the list stays on the screen. */
function FreshReceipt({ register: { kind, name }, row }: Pick<ViewDialogProps, 'register' | 'row'>): ReactNode {
  const t = useT();
  const query = useQuery({
    ...freshRecord,
    queryKey: ['registerRecord', name, row.id],
    queryFn: async () => (await kind.one.read(row.id)).data ?? [],
  });
  const record = recordOf(query);
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (!record) return <Skeleton height="8" />;
  return record.receipt ? (
    <ReceiptView receipt={record.receipt} name={row.name} />
  ) : (
    <Text tone="muted">{t('register.receipt.none')}</Text>
  );
}
