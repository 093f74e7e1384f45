import { parseStoredDistance } from '@navette/shared/domain';
import type { WalletRow } from '../wallets/wallet-row.ts';

/** Notes of the office are not part of an invoice. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'comment',
  'info',
  'mutualComment',
  'distance',
  'nonReimbursed',
  'driver_papersUntil',
  'invoices',
]);

/** Booking data stored with a line: everything that a document prints, and of the route only its sums. */
export function lineSnapshot(row: WalletRow): Record<string, unknown> {
  const totals = parseStoredDistance(row.distance)?.totals;
  return {
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name))),
    distance: totals ? JSON.stringify({ totals }) : null,
  };
}
