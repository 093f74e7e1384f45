import { isArchived } from '@navette/shared/domain';
import type { InvoiceBehind } from '../../entities/results/results-requests.ts';

const PATHS = {
  client: { active: '/invoice', archived: '/archive' },
  insurance: { active: '/invoiceInsurance', archived: '/archiveInsurances' },
} as const;

/** The list in which an invoice stands, with it open. A credit note opens the invoice that it corrects. */
export function invoiceLink({ kind, id, date, status, invoiceId, invoiceKind }: InvoiceBehind): string {
  const paths = PATHS[kind === 'credit' ? (invoiceKind ?? 'client') : kind];
  const days = new URLSearchParams({ from: date, to: date, id: String(invoiceId ?? id) });
  return `${isArchived(status) ? paths.archived : paths.active}?${days.toString()}`;
}
