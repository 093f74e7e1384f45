import { brusselsToday, INVOICE_DAYS_AHEAD, type IsoDate, latestInvoiceDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { messageWith } from '@navette/shared/ui-form';
import { useState } from 'react';

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
