import { HStack } from '@navette/shared/ui';
import { DateInput } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type { DatedInvoices } from './use-invoice-date.ts';

/** As wide as the days of the period beside it. */
const WIDTH = { '& > div': { flex: '0 0 8.5rem' } } as const;

interface InvoiceDateProps {
  readonly label: string;
  readonly dated: DatedInvoices;
}

/** The date of the invoices to make. */
export const InvoiceDate = ({ label, dated }: InvoiceDateProps): ReactNode => (
  <HStack as="label" gap="2" whiteSpace="nowrap" css={WIDTH}>
    {label} <DateInput {...dated.input} label={label} control={{ 'aria-label': label }} />
  </HStack>
);
