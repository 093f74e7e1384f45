import { describe, expect, it } from 'vitest';
import { clientInvoiceLine, clientInvoiceTotals, clientPrice, clientWalletTotal } from './client-wallet.ts';

describe('client wallet and invoice (specification/wallets.md#client-invoice-total)', () => {
  const invoiced = [
    { price: 25, waitprice: 5, ticket_price: 3.5, factuur: true },
    { price: 18, waitprice: 0, ticket_price: 0, factuur: true },
  ];

  it('totals the invoiced rows of a client wallet, without fee', () => {
    expect(clientWalletTotal([...invoiced, { price: 30, waitprice: 0, ticket_price: 2, factuur: false }])).toBe(51.5);
  });

  it('adds parking and the fee to the subtotal of a client invoice', () => {
    expect(clientInvoiceTotals(invoiced)).toEqual({ subtotal: 48, parking: 3.5, adminPrice: 3, total: 54.5 });
  });

  it('takes the invoice fee of the settings, an explicit 0 too', () => {
    expect(clientInvoiceTotals(invoiced, { adminPrice: '4.25' }).total).toBe(55.75);
    expect(clientInvoiceTotals(invoiced, { adminPrice: 0 }).total).toBe(51.5);
  });
});

describe('client side of an insured trip (specification/wallets.md#insurer-lines)', () => {
  const trip = { insuranceId: 1, mutualDistance: 16, mutualPatientAmount: 4, price: 99 };

  it('charges the client of a booking that covers the return both ways', () => {
    const both = { ...trip, type: 'to', back: true };
    expect(clientInvoiceLine(both)).toBe(8);
    expect(clientPrice({ ...both, noMutIntervention: true })).toBe(28.8);
    expect(clientInvoiceLine({ ...both, noMutIntervention: true })).toBe(20.8);
  });

  it('charges the client of an insured trip the patient share', () => {
    expect(clientPrice(trip)).toBe(4);
    expect(clientInvoiceLine(trip)).toBe(4);
  });

  it('charges the client what the insurer does not pay, less the patient share on the invoice', () => {
    expect(clientPrice({ ...trip, noMutIntervention: true })).toBe(14.4);
    expect(clientInvoiceLine({ ...trip, noMutIntervention: true })).toBe(10.4);
  });
});

it('takes the computed price when none is stored', () => {
  expect(clientPrice({ price: null, computed: 9 })).toBe(9);
  expect(clientPrice({ price: 0, computed: 9 })).toBe(0);
});
