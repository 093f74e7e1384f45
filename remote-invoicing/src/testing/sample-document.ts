import type { components } from '@navette/openapi/types';
import { sampleCompany, sampleLine, sampleSource } from '@navette/shared/testing/document';

/** Client invoice 123 (specification/wallets.md#client-invoice-total) as the API answers it, in French: the organisation with its tariffs. */
export const sampleDocument: components['schemas']['InvoiceDocument'] = {
  ...sampleSource(),
  carried: [],
  company: { ...sampleCompany, adminPrice: 3, min10km: 9, plus10km: 0.9 },
  lines: [
    {
      ...sampleLine(),
      type: 'to',
      price: 43,
      waitprice: 5,
      ticket_price: 3.5,
      subtotal: 48,
      price_cash: 0,
      price_factuur: 48,
      creditAmount: null,
      total: 48,
    },
  ],
};
