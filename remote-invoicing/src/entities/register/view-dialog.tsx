import { useFormats, useT } from '@navette/shared/i18n';
import { Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
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
          <ReceiptView receipt={row.receipt} name={row.name} />
        ) : (
          <Text tone="muted">{t('register.receipt.none')}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
