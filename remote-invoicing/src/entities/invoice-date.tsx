import { brusselsToday, INVOICE_DAYS_AHEAD, type IsoDate, latestInvoiceDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { HStack } from '@navette/shared/ui';
import { DateInput, messageWith } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';

const REQUIRED = messageKey('validation.required');
const TOO_LATE = messageWith(messageKey('validation.invoice.dateTooLate'), { days: INVOICE_DAYS_AHEAD });

/** The date that invoices are to have, today at first. */
export interface DatedInvoices {
  /** Null while it is none that an invoice may have. */
  readonly date: IsoDate | null;
  readonly input: {
    readonly value: IsoDate | null;
    readonly onChange: (value: IsoDate | null) => void;
    readonly onUnparsed: (message: string | null) => void;
    readonly error: string | undefined;
    readonly max: IsoDate;
  };
}

/** Holds the date of invoices as it is typed, with the rules of the server. */
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

/** The field of the date that invoices get. */
export const InvoiceDate = ({ label, dated }: InvoiceDateProps): ReactNode => (
  <HStack as="label" gap="2" whiteSpace="nowrap" css={WIDTH}>
    {label} <DateInput {...dated.input} label={label} control={{ 'aria-label': label }} />
  </HStack>
);
