import { creditNoteNumber } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import { splitMessage, useBoundField, useFormContext } from '@navette/shared/ui-form';
import { Checkbox } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { InvoiceAccount } from '../account-requests.ts';
import type { creditSchema } from './credit-schema.ts';

const TABLE = {
  width: '100%',
  marginBlock: '2',
  '& th, & td': { paddingBlock: '1', paddingInline: '2', textAlign: 'start', verticalAlign: 'top' },
  '& th': { fontSize: 'sm', color: 'fg.muted', fontWeight: 'medium' },
  '& tr': { borderBottomWidth: '1px', borderColor: 'border' },
  '& .trip': { overflowWrap: 'anywhere' },
  '& .money': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;

type Fault = { readonly message?: string | undefined } | undefined;

/** Errors of the selection, and of each line that the server refused. */
function faultsOf(error: Fault | readonly Fault[]): string[] {
  const faults = Array.isArray(error) ? error : [error];
  return faults.flatMap((fault: Fault) => fault?.message ?? []);
}

/** Selects the lines of an invoice to credit; already credited ones are shown with their credit note. */
export function CreditLines({ lines }: { readonly lines: InvoiceAccount['lines'] }): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const { value, onChange } = useBoundField<readonly number[]>('bookings');
  const { errors } = useFormContext<z.input<typeof creditSchema>>().formState;
  const faults = faultsOf(errors.bookings);
  const chosen = new Set(value);
  const free = lines.filter(({ creditNoteId }) => creditNoteId === null).map(({ bookingId }) => bookingId);
  const set = (ids: readonly number[], isChosen: boolean) =>
    onChange(free.filter((id) => (ids.includes(id) ? isChosen : chosen.has(id))));
  return (
    <>
      <Box as="table" css={TABLE}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={free.length > 0 && free.every((id) => chosen.has(id))}
                disabled={free.length === 0}
                onChange={(all) => set(free, all)}
                aria-label={t('credit.lines.all')}
              />
            </th>
            <th scope="col">{t('credit.line.date')}</th>
            <th scope="col">{t('credit.line.text')}</th>
            <th scope="col" className="money">
              {t('credit.line.amount')}
            </th>
            <th scope="col" className="money">
              {t('credit.line.parking')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ bookingId, date, text, amount, parking, creditNoteId }) => (
            <tr key={bookingId}>
              <td>
                {creditNoteId === null ? (
                  <Checkbox
                    checked={chosen.has(bookingId)}
                    onChange={(isChosen) => set([bookingId], isChosen)}
                    aria-label={t('credit.line.choose', { id: bookingId, date: formatDate(date) })}
                  />
                ) : (
                  creditNoteNumber(creditNoteId)
                )}
              </td>
              <td>{formatDate(date)}</td>
              <td className="trip">{text}</td>
              <td className="money">{formatMoney(amount)}</td>
              <td className="money">{parking === 0 ? '' : formatMoney(parking)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {faults.map((fault) => {
        const { key, params } = splitMessage(fault);
        return (
          <Text key={fault} tone="error" role="alert">
            {t(key, params)}
          </Text>
        );
      })}
    </>
  );
}
