import { ApiProblem } from '@navette/shared/api';
import { hasNothingOpen } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useAskReason } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { InvoiceRef } from './account-requests.ts';
import { invoiceText } from './invoice-names.ts';

/** Remainder of an invoice to be closed. */
export interface Rest {
  /** Euros, without a sign. */
  readonly euros: number;
  /** It is an overpayment, else an open amount. */
  readonly isOverpaid: boolean;
}

/** Remainder of an invoice in a list; undefined when it is settled. */
export const restOf = (invoice: { readonly amount: number; readonly open: number }): Rest | undefined =>
  invoice.open === 0 ? undefined : { euros: Math.abs(invoice.open), isOverpaid: hasNothingOpen(invoice) };

/** Remainder in the server's refusal to close an invoice; undefined for any other failure. */
export function restOfRefusal(error: unknown): Rest | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'invoice.open') return undefined;
  return { euros: Number(error.params?.['open']), isOverpaid: error.params?.['overpaid'] === 'yes' };
}

/**
 * Asks for the reason to close an invoice with an open or overpaid amount, which is written off. Resolves with the reason, undefined when it stays
 * open.
 */
export function useAskWhyToClose(): (invoice: InvoiceRef, rest: Rest) => Promise<string | undefined> {
  const t = useT();
  const { formatMoney } = useFormats();
  const askReason = useAskReason();
  return useCallback(
    (invoice, { euros, isOverpaid }) => {
      const words = {
        name: invoiceText(t, invoice),
        amount: formatMoney(euros),
        kind: isOverpaid ? 'overpaid' : 'open',
      };
      return askReason({
        title: t('account.writeOff.title', words),
        body: t('account.writeOff.body', words),
        confirmLabel: t('account.writeOff.confirm', words),
        cancelLabel: t('account.close.keep'),
        danger: false,
        reasonLabel: t('account.writeOff.reason'),
        reasonMissing: t('account.writeOff.reason.missing'),
      });
    },
    [t, formatMoney, askReason],
  );
}
