import { describe, expect, it } from 'vitest';
import { driverLine, driverSettlement } from './driver-settlement.ts';

const d1 = { price_driver: 30, waitprice: 5, factuur: true, commission: 20, ticket_price: 3.5 };
const d2 = { price_driver: null, computed: 18, commission: 20, creditDriver: true, creditAmount: -2.5 };
const d3 = { computed: 22.5, insuranceId: 1, mutualPatientAmount: 4, commission: 20 };

describe('driver settlement at 20 % (specification/wallets.md#driver-settlement)', () => {
  it('settles an invoiced booking whole on the invoice', () => {
    expect(driverLine(d1)).toMatchObject({ price: 30, amount: 35, invoiced: 35, cash: 0, commission: 7 });
  });

  it('settles a cash booking at its computed price, with its rectification', () => {
    expect(driverLine(d2)).toMatchObject({ price: 18, invoiced: 0, cash: 18, commission: 3.6, rectification: -2.5 });
  });

  it('splits an insured booking between insurer and patient', () => {
    expect(driverLine(d3)).toMatchObject({ invoiced: 18.5, cash: 4, commission: 4.5, rectification: 0 });
  });

  it('pays the driver invoiced plus rectification minus commission, without parking', () => {
    expect(driverSettlement([d1, d2, d3])).toEqual({
      cash: 22,
      invoiced: 53.5,
      commission: 15.1,
      rectification: -2.5,
      parking: 3.5,
      total: 35.9,
      wallet: 60.4,
    });
  });
});

describe('commission (specification/wallets.md#commission)', () => {
  it('charges a driver with cash alone the commission', () => {
    expect(driverSettlement([{ price_driver: 40, commission: 20 }]).total).toBe(-8);
  });

  it('rounds the commission of each booking', () => {
    const booking = { price_driver: 17.3, commission: 12.5 };
    expect(driverLine(booking).commission).toBe(2.16);
    expect(driverSettlement([booking, booking, booking]).commission).toBe(6.48);
  });
});

it('counts a credit only where it is meant for the driver', () => {
  expect(driverSettlement([{ price_driver: 10, factuur: true, creditAmount: -2.5 }]).total).toBe(10);
});
