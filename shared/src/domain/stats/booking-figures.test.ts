import { describe, expect, it } from 'vitest';
import { bookingFigures, driverShare } from './booking-figures.ts';

describe('the figures of a booking', () => {
  it('takes the commission of the driver price with the wait price as profit', () => {
    const figures = bookingFigures({ status: 1, price: 40, price_driver: 30, waitprice: 5, commission: 20 });
    expect(figures).toEqual({ amount: 45, profit: 7, cash: 45, factuur: 0 });
    expect(driverShare(figures)).toBe(38);
  });

  it('counts an invoiced booking on the side of invoices', () => {
    expect(bookingFigures({ status: 0, price: 20, factuur: true })).toMatchObject({ cash: 0, factuur: 20 });
    expect(bookingFigures({ status: 0, price: 15, factuurDriver: true })).toMatchObject({ cash: 0, factuur: 15 });
  });

  it('counts the share of the patient as cash, and never more of it than the amount', () => {
    const insured = { status: 1, insuranceId: 1, mutualAmount: 22.5, mutualPatientAmount: 4, factuur: true };
    expect(bookingFigures(insured)).toMatchObject({ amount: 22.5, cash: 4, factuur: 18.5 });
    expect(bookingFigures({ ...insured, mutualAmount: 3 })).toMatchObject({ amount: 3, cash: 3, factuur: 0 });
  });

  it.each([2, 3])('counts a booking of status %i for nothing', (status) => {
    expect(bookingFigures({ status, price: 40, price_driver: 30, commission: 20 })).toEqual({
      amount: 0,
      profit: 0,
      cash: 0,
      factuur: 0,
    });
  });
});
