import { brusselsToday, INVOICE_DAYS_AHEAD, type IsoDate, latestInvoiceDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { HStack } from '@navette/shared/ui';
import { DateInput, messageWith } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';

const REQUIRED = messageKey('validation.required');
const TOO_LATE = messageWith(messageKey('validation.invoice.dateTooLate'), { days: INVOICE_DAYS_AHEAD });

/** State of the date for new invoices, initially today. */
export interface DatedInvoices {
  /** Null while it is invalid. */
  readonly date: IsoDate | null;
  readonly input: {
    readonly value: IsoDate | null;
    readonly onChange: (value: IsoDate | null) => void;
    readonly onUnparsed: (message: string | null) => void;
    readonly error: string | undefined;
    readonly max: IsoDate;
  };
}

/** State of the typed date of invoices, validated by the server's rules. */
export function useInvoiceDate(): DatedInvoices {
  const [value, onChange] = useState<IsoDate | null>(brusselsToday());
  const [unparsed, onUnparsed] = useState<string | null>(null);
  const max = latestInvoiceDate(brusselsToday());
  const wrong = value === null ? REQUIRED : value > max ? TOO_LATE : undefined;
  const error = unparsed ?? wrong;
  return { date: error === undefined ? value : null, input: { value, onChange, onUnparsed, error, max } };
}

/** As wide as the days of the period beside it. */
const WIDTH = { '& > div': { flex: '0 0 8.5rem' } } as const;

interface InvoiceDateProps {
  readonly label: string;
  readonly dated: DatedInvoices;
}

/** Field of the date for new invoices. */
export const InvoiceDate = ({ label, dated }: InvoiceDateProps): ReactNode => (
  <HStack as="label" gap="2" whiteSpace="nowrap" css={WIDTH}>
    {label} <DateInput {...dated.input} label={label} control={{ 'aria-label': label }} />
  </HStack>
);
