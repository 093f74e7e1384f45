import type { components } from '@navette/openapi/types';
import { problemFields } from '@navette/shared/api';
import { ibanText } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, Stack, Text } from '@navette/shared/ui';
import { FileButton, useFormContext, useWatch } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { UserRoundPlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type * as z from 'zod';
import { type Register, registerValues, type registerSchema } from './register.ts';

/** Invoice or credit note of a supplier, as its file has it. */
export type ReceivedInvoice = components['schemas']['ReceivedInvoice'];

const WARNINGS: Readonly<Record<ReceivedInvoice['warnings'][number], string>> = {
  totals: messageKey('received.warning.totals'),
  prepaid: messageKey('received.warning.prepaid'),
  iban: messageKey('received.warning.iban'),
  reference: messageKey('received.warning.reference'),
  buyer: messageKey('received.warning.buyer'),
  account: messageKey('received.warning.account'),
};

const LONGEST_DESCRIPTION = 2000;

/** Values of a new expense as its invoice has them; still open, so that it is due for payment. */
export const receivedValues = (received: ReceivedInvoice): z.input<typeof registerSchema> => ({
  ...registerValues(),
  name: received.supplier.knownAs ?? received.supplier.name,
  description: (
    received.lines
      .map(({ name }) => name)
      .filter(Boolean)
      .join(', ') ||
    received.note ||
    received.number
  ).slice(0, LONGEST_DESCRIPTION),
  money: received.total,
  date: received.date,
  dueDate: received.dueDate,
  receipt: received.receipt,
  supplierId: received.supplier.id,
  paidFrom: 'open',
  reference: received.reference ?? '',
  invoiceNumber: received.number,
});

interface ReceivedButtonProps {
  readonly read: NonNullable<Register['readInvoice']>;
  readonly disabled?: string | undefined;
  readonly onRead: (received: ReceivedInvoice) => void;
}

/** Chooses the file of a supplier's invoice, and has the server read it. */
export function ReceivedButton({ read, disabled, onRead }: ReceivedButtonProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  const failure = useRef<number>(undefined);
  const readOne = async ([file]: readonly File[]) => {
    if (!file) return;
    // A failure stays until it is closed, and would cover the form of the next file.
    if (failure.current !== undefined) toast.dismiss(failure.current);
    setReading(true);
    try {
      onRead(await read(file));
    } catch (error) {
      const [field] = problemFields(error);
      const text = t('received.failed', { name: file.name });
      failure.current = field
        ? toast.error(text, { detail: t(field.messageKey, field.params) })
        : toast.failure(text, error);
    } finally {
      setReading(false);
    }
  };
  return (
    <FileButton
      label={t('received.choose')}
      accept=".xml,application/xml,text/xml"
      disabled={isReading ? t('received.reading') : disabled}
      onFiles={(files) => void readOne(files)}
    />
  );
}

interface ReceivedSummaryProps {
  readonly received: ReceivedInvoice;
  /** Adds the supplier of the invoice; answers its number. */
  readonly onAddSupplier: () => Promise<number | null>;
}

/** The content read from an invoice, above the form that a person checks. */
export function ReceivedSummary({ received, onAddSupplier }: ReceivedSummaryProps): ReactNode {
  const t = useT();
  const { formatMoney, formatDate } = useFormats();
  const { supplier, lines, lineCount, recorded, warnings, net, vat, total } = received;
  const { setValue, control } = useFormContext<z.input<typeof registerSchema>>();
  const supplierId = useWatch({ control, name: 'supplierId' });
  const add = async () => {
    const id = await onAddSupplier();
    if (id !== null) setValue('supplierId', id, { shouldDirty: true });
  };
  const about = [supplier.cn, supplier.bank_account && ibanText(supplier.bank_account), supplier.city].filter(Boolean);
  return (
    <Stack gap="3" marginBottom="4">
      {recorded && (
        <Alert
          status="error"
          live={false}
          title={t('received.recorded', { name: recorded.name, date: formatDate(recorded.date) })}
        />
      )}
      {warnings.map((warning) => (
        <Alert key={warning} status="warning" live={false} title={t(WARNINGS[warning])} />
      ))}
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minWidth="0">
          <Text>
            {t(received.credit ? 'received.credit' : 'received.invoice', { number: received.number })} · {supplier.name}
          </Text>
          {about.length > 0 && <Text tone="muted">{about.join(' · ')}</Text>}
        </Box>
        {supplierId === null && (
          <Button icon={<UserRoundPlus aria-hidden />} onClick={() => void add()}>
            {t('received.addSupplier')}
          </Button>
        )}
      </Flex>
      <Box as="ul" maxHeight="10rem" overflowY="auto" tabIndex={0} aria-label={t('received.lines')}>
        {lines.map(({ name, quantity, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a file have no key and never move
          <li key={index}>
            {[quantity === null ? '' : `${quantity} ×`, name, formatMoney(amount)].filter(Boolean).join(' ')}
          </li>
        ))}
        {lineCount > lines.length && <li>{t('received.more', { count: lineCount - lines.length })}</li>}
      </Box>
      <Text tone="muted">
        {t('received.totals', { net: formatMoney(net), vat: formatMoney(vat), total: formatMoney(total) })}
      </Text>
    </Stack>
  );
}
