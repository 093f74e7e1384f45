import { describe, expect, it } from 'vitest';
import { clientWalletSplit, driverSplit } from './split.ts';

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
