import {
  clientInvoiceTotals,
  driverSettlement,
  insurerTotals,
  type InvoiceKind,
  storedPrice,
  sumMoney,
} from '@navette/shared/domain';
import type { CompanyProfile } from '../../masterdata/public.ts';
import { ratesOf } from '../rates.ts';
import type { RowWithRates } from '../wallets/wallet-queries.ts';

/** Sums of an invoice in euros; `total` is its amount, `charged` the sum of the bookings. */
export interface InvoiceSums {
  readonly total: number;
  readonly charged: number;
  /** Parts by the rule of the kind: subtotal, parking, fee, commission … */
  readonly parts: Readonly<Record<string, number>>;
}

/** The amount of an invoice of these bookings (specification/wallets.md). */
export function invoiceSums(kind: InvoiceKind, rows: readonly RowWithRates[], company: CompanyProfile): InvoiceSums {
  const bookings = rows.map((row) => {
    const rates = ratesOf({ min10km: row.insurer_min10km, plus10km: row.insurer_plus10km }, company);
    return {
      ...row,
      min10km: row.min10km ?? rates.min10km,
      plus10km: row.plus10km ?? rates.plus10km,
      computed: storedPrice(row),
    };
  });
  if (kind === 'client') {
    const totals = clientInvoiceTotals(bookings, { adminPrice: company.adminPrice });
    return { total: totals.total, charged: sumMoney([totals.subtotal, totals.parking]), parts: { ...totals } };
  }
  const totals = kind === 'driver' ? driverSettlement(bookings) : insurerTotals(bookings);
  return { total: totals.total, charged: totals.total, parts: { ...totals } };
}
