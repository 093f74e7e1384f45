import { parseStoredDistance } from '@navette/shared/domain';
import type { WalletRow } from '../wallets/wallet-row.ts';

/** Notes of the office are no part of an invoice. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'comment',
  'info',
  'mutualComment',
  'distance',
  'nonReimbursed',
  'driver_papersUntil',
  'invoices',
]);

/** What a line keeps of its booking: everything a document prints, and of the route only its sums. */
export function lineSnapshot(row: WalletRow): Record<string, unknown> {
  const totals = parseStoredDistance(row.distance)?.totals;
  return {
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name))),
    distance: totals ? JSON.stringify({ totals }) : null,
  };
}
