import { roundMoney, sumMoney } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';
import type { NewRow } from '../../db/types.ts';

const { server, token, records } = await bookingStage({ role: 'super' });
const { driverId, clientId, insuranceId } = records;

const range = { startDate: '2026-03-01', endDate: '2026-03-31' };
const distance = (price: number) => {
  const figures = { price, distance: 12.5, duration: 1200 };
  return JSON.stringify({ totals: { to: figures, back: figures, simple: figures } });
};
const book = (more: Partial<NewRow<'booking'>>) => insertBooking(server.db, records, { status: 1, ...more });

const clientRows = async () =>
  (await server.call(token, 'listClientWalletBookings', { clientId, ...range })).body.toSorted((a, b) => a.id - b.id);
const driverRows = async () =>
  (await server.call(token, 'listDriverWalletBookings', { driverId, ...range })).body.toSorted((a, b) => a.id - b.id);
const insurerRows = async () =>
  (await server.call(token, 'listInsuranceWalletBookings', { insuranceId, ...range })).body.toSorted(
    (a, b) => a.id - b.id,
  );

describe('cash and invoice (specification/wallets.md#cash-and-invoice)', () => {
  const mutual = { insuranceId, mutualAmount: 22.5, price: 22.5, price_driver: 22.5 };

  it('splits bookings in the client wallet, the insurance last', async () => {
    await book({ price: 20 });
    await book({ price: 20, factuur: true });
    await book({ ...mutual, mutualPatientAmount: 4 });
    await book({ ...mutual, mutualPatientAmount: 0 });
    await book({ price: 15, factuurDriver: true });
    await book({ ...mutual, mutualPatientAmount: 4, factuur: true });
    expect((await clientRows()).map(({ price_cash, price_factuur }) => [price_cash, price_factuur])).toEqual([
      [20, 0],
      [0, 20],
      [4, 18.5],
      [0, 22.5],
      [0, 15],
      [4, 18.5],
    ]);
  });

  it('splits bookings in the driver wallet, the invoice first', async () => {
    await book({ price_driver: 20 });
    await book({ ...mutual, mutualPatientAmount: 4 });
    await book({ price_driver: 15, factuurDriver: true });
    await book({ ...mutual, mutualPatientAmount: 4, factuur: true });
    expect((await driverRows()).map(({ price_cash, price_factuur }) => [price_cash, price_factuur])).toEqual([
      [20, 0],
      [4, 18.5],
      [0, 15],
      [0, 22.5],
    ]);
  });
});

describe('the driver wallet (specification/wallets.md#driver-settlement)', () => {
  it('the driver wallet is the amounts minus the commission', async () => {
    await book({ price_driver: 30, waitprice: 5, factuur: true, commission: 20, ticket_price: 3.5 });
    await book({ distance: distance(18), commission: 20, creditDriver: true, creditAmount: -2.5 });
    await book({ distance: distance(22.5), insuranceId, mutualPatientAmount: 4, commission: 20 });
    const { body } = await server.call(token, 'listDriverWalletsByDate', range);
    expect(body).toEqual([
      {
        id: driverId,
        driverId,
        lastname: 'Benali',
        firstname: 'Karim',
        bookings: 3,
        amount: 75.5,
        commission: 15.1,
        price: 70.5,
        waitprice: 5,
        ticket_price: 3.5,
      },
    ]);
    expect(sumMoney((await driverRows()).map(({ total }) => total))).toBe(35.9);
  });

  it('charges the driver the commission of cash trips, rounded for each booking', async () => {
    await book({ price_driver: 40, commission: 20 });
    expect(await driverRows()).toMatchObject([{ total: -8, price_cash: 40, dist: null }]);
    for (let count = 0; count < 3; count += 1)
      await book({ driverId: records.otherDriverId, price_driver: 17.3, commission: 12.5 });
    const { body } = await server.call(token, 'listDriverWallets', {});
    expect(body.find(({ id }) => id === records.otherDriverId)).toMatchObject({ commission: 6.48, bookings: 3 });
  });
});

describe('the client wallet (specification/wallets.md#client-invoice-total)', () => {
  it('the client wallet has a row for each side, the invoiced one first, without a fee', async () => {
    await book({ price: 25, waitprice: 5, ticket_price: 3.5, factuur: true });
    await book({ price: 18, factuur: true });
    await book({ price: 30, ticket_price: 2 });
    const { body } = await server.call(token, 'listClientWalletsByDate', range);
    expect(body).toMatchObject([
      { clientId, factuur: true, bookings: 2, price: 43, waitprice: 5, ticket_price: 3.5 },
      { clientId, factuur: false, bookings: 1, price: 30, waitprice: 0, ticket_price: 2 },
    ]);
    const [invoiced] = body;
    expect(sumMoney([invoiced?.price, invoiced?.waitprice, invoiced?.ticket_price])).toBe(51.5);
  });

  it('uses the computed price of a booking without one, for both directions when it covers the return', async () => {
    const leg = (price: number) => ({ price, distance: 10, duration: 900 });
    const totals = { to: leg(9), back: leg(9), simple: leg(9), total: leg(18) };
    await book({ distance: JSON.stringify({ totals }) });
    await book({ distance: JSON.stringify({ totals }), back: true });
    expect((await clientRows()).map(({ price }) => price)).toEqual([9, 18]);
    expect((await server.call(token, 'listClientWallets', {})).body).toMatchObject([{ price: 27, bookings: 2 }]);
  });
});

describe('insurer lines (specification/wallets.md#insurer-lines)', () => {
  it('totals the share of the insurer from its rates and those of the booking', async () => {
    await book({ insuranceId, mutualDistance: 16, mutualPatientAmount: 4 });
    await book({ insuranceId, mutualAmount: 22, mutualPatientAmount: 2.5 });
    await book({ insuranceId, mutualDistance: 16, mutualPatientAmount: 4, noMutIntervention: true });
    const { body } = await server.call(token, 'listInsuranceWalletsByDate', range);
    expect(body).toEqual([
      { id: insuranceId, insuranceId, name: 'Mutualité', bookings: 2, amount: 36.4, patientAmount: 6.5 },
    ]);
    expect(await insurerRows()).toMatchObject([
      { subtotal: 14.4, price_cash: 4, total: 10.4, min10km: 9, plus10km: 0.9 },
      { subtotal: 22, price_cash: 2.5, total: 19.5 },
    ]);
  });

  it('charges the client the gross less the share where the insurer does not intervene, else the share', async () => {
    await book({ insuranceId, mutualDistance: 16, mutualPatientAmount: 4, noMutIntervention: true });
    await book({ insuranceId, mutualDistance: 16, mutualPatientAmount: 4 });
    expect(await clientRows()).toMatchObject([
      { price: 14.4, total: 10.4 },
      { price: 4, total: 4 },
    ]);
    expect((await server.call(token, 'listClientWallets', {})).body).toMatchObject([
      { factuur: true, price: 14.4 },
      { factuur: false, price: 4 },
    ]);
  });

  it('takes the rates of the insurer, and those of the settings where it has none', async () => {
    await book({ insuranceId, mutualDistance: 18 });
    const always = (kind: 'forfait' | 'insurer', values: object) =>
      server.db
        .updateTable('tariff_version')
        .set({ values: JSON.stringify(values) })
        .where('kind', '=', kind)
        .execute();
    await always('forfait', { plus10km: 1 });
    expect((await insurerRows()).map(({ total }) => total)).toEqual([17]);
    await always('insurer', { min10km: 10.5, plus10km: 1.1 });
    expect(await insurerRows()).toMatchObject([{ total: 19.3, min10km: 10.5, plus10km: 1.1 }]);
    await always('insurer', {});
    await always('forfait', {});
  });
});

describe('bookings of a wallet', () => {
  it('bookings of a wallet are closed, not archived, in the period and of the payer', async () => {
    const id = await book({ price: 10 });
    await book({ price: 10, status: 0 });
    await book({ price: 10, archivedAt: '2026-03-04T10:00:00Z' });
    await book({ price: 10, ap_date: '2026-04-01' });
    expect((await clientRows()).map((row) => row.id)).toEqual([id]);
    const pending = await server.call(token, 'listClientWalletsByDate', { ...range, status: 0 });
    expect(pending.body).toMatchObject([{ bookings: 1 }]);
    const { body } = await server.call(token, 'listClientWalletsByDate', { startDate: '2026-03-03' });
    expect(body).toMatchObject([{ bookings: 1, price: roundMoney(10) }]);
    expect((await server.call(token, 'listClientWallets', {})).body).toMatchObject([{ bookings: 2 }]);
  });

  it.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'validation.endBeforeStart'],
    [{ startDate: '2025-01-01', endDate: '2026-03-01' }, 'problem.rangeTooLong'],
  ])('is refused for the days %j', async (days, messageKey) => {
    const { status, problem } = await server.call(token, 'listDriverWalletsByDate', days);
    expect([status, problem.fields[0]]).toMatchObject([400, { field: 'endDate', messageKey }]);
  });
});
