import { describe, expect, it } from 'vitest';
import {
  clientWalletSplit,
  driverSplit,
  amountToCollect,
  clientInvoiceLine,
  clientInvoiceTotals,
  clientPrice,
  clientWalletTotal,
  insurerLine,
  insurerTotals,
} from './wallet.ts';

describe('cash and invoice (specification/wallets.md#cash-and-invoice)', () => {
  it.each([
    ['no flag', { price: 20 }, 20, 0],
    ['factuur', { price: 20, factuur: true }, 0, 20],
    ['mutual, patient 4', { price: 22.5, insuranceId: 1, mutualPatientAmount: 4 }, 4, 18.5],
    ['mutual, patient 0', { price: 22.5, insuranceId: 1, mutualPatientAmount: 0 }, 0, 22.5],
    ['factuurDriver', { price: 15, factuurDriver: true }, 0, 15],
  ])('%s', (_, booking, cash, invoiced) => {
    expect(clientWalletSplit(booking)).toEqual({ cash, invoiced });
    expect(driverSplit(booking)).toEqual({ cash, invoiced });
  });

  it('splits cash and invoice: insurance decides last for the client, factuur for the driver', () => {
    const booking = { price: 22.5, factuur: true, insuranceId: 1, mutualPatientAmount: 4 };
    expect(clientWalletSplit(booking)).toEqual({ cash: 4, invoiced: 18.5 });
    expect(driverSplit(booking)).toEqual({ cash: 0, invoiced: 22.5 });
  });

  it('splits a booking that covers the return by the share of both ways', () => {
    const booking = { price: 45, insuranceId: 1, mutualPatientAmount: 4, mutualDistance: 25, type: 'to', back: true };
    expect(clientWalletSplit(booking)).toEqual({ cash: 8, invoiced: 37 });
    expect(driverSplit(booking)).toEqual({ cash: 8, invoiced: 37 });
  });

  it('puts the wait price on the same side as the price', () => {
    expect(clientWalletSplit({ price: 20, waitprice: 5 })).toEqual({ cash: 25, invoiced: 0 });
    expect(driverSplit({ price: 22.5, waitprice: 5, insuranceId: 1, mutualPatientAmount: 4 })).toEqual({
      cash: 4,
      invoiced: 23.5,
    });
  });
});

it('a driver collects the price with the wait price from a client who pays in cash', () => {
  expect(amountToCollect({ status: 0, price: 20, waitprice: 5, price_driver: 15 })).toBe(25);
  expect(amountToCollect({ status: 0, price: null, price_driver: 15 })).toBe(15);
});

it('a driver collects nothing for a trip by invoice, whoever gets the invoice', () => {
  expect(amountToCollect({ status: 0, price: 20, factuur: true })).toBe(0);
  expect(amountToCollect({ status: 0, price: 20, factuurDriver: true })).toBe(0);
  expect(amountToCollect({ status: 0, price: 22.5, factuur: true, insuranceId: 1, mutualPatientAmount: 4 })).toBe(0);
});

it('a driver collects the patient share of an insured trip, in both directions when it covers the return', () => {
  const insured = { status: 0, price: 22.5, insuranceId: 1, mutualPatientAmount: 4, mutualDistance: 25 };
  expect(amountToCollect(insured)).toBe(4);
  expect(amountToCollect({ ...insured, type: 'to', back: true })).toBe(8);
});

it('a driver collects nothing for a trip that does not take place', () => {
  expect([2, 3].map((status) => amountToCollect({ status, price: 20 }))).toEqual([0, 0]);
});

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

  it('charges the client for both directions of a booking that covers the return', () => {
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

describe('insurer lines (specification/wallets.md#insurer-lines)', () => {
  const byDistance = { insuranceId: 1, mutualDistance: 16, mutualPatientAmount: 4 };
  const fixed = { insuranceId: 1, mutualAmount: 22, mutualPatientAmount: 2.5 };

  it('subtracts the patient share from the gross amount of the insurer', () => {
    expect(insurerLine(byDistance)).toEqual({ amount: 14.4, patientAmount: 4, total: 10.4 });
    expect(insurerLine(fixed)).toEqual({ amount: 22, patientAmount: 2.5, total: 19.5 });
  });

  it('pays both directions of a booking that covers the return (specification/tariffs.md#insurer-forfait), but not when the return is a separate booking', () => {
    const trip = { insuranceId: 1, mutualDistance: 25, mutualPatientAmount: 4, type: 'to' };
    expect(insurerLine({ ...trip, back: true })).toEqual({ amount: 45, patientAmount: 8, total: 37 });
    expect(insurerLine({ ...trip, back: false }).total).toBe(18.5);
    expect(insurerLine({ ...trip, type: 'back', back: true }).total).toBe(18.5);
    expect(insurerLine({ ...trip, type: 'simple', back: true }).total).toBe(18.5);
  });

  it('takes a fixed amount as that of the whole booking', () => {
    expect(insurerLine({ ...fixed, type: 'to', back: true })).toEqual(insurerLine(fixed));
  });

  it('sums an insurer wallet without a fee', () => {
    expect(insurerTotals([byDistance, fixed])).toEqual({ amount: 36.4, patientAmount: 6.5, total: 29.9 });
  });

  it('leaves trips without intervention out of the insurer wallet', () => {
    expect(insurerTotals([byDistance, { ...fixed, noMutIntervention: true }, { mutualAmount: 5 }])).toEqual(
      insurerLine(byDistance),
    );
  });
});
