import { clientWalletTotal, sumMoney } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { invoicingStage } from '../testing/invoicing-stage.ts';

const stage = await invoicingStage();
const { server, token, clientId, insuranceId, issue, logged } = stage;

type Kind = BodyOf<'previewMonthEnd'>['kind'];
type Preview = AnswerOf<'previewMonthEnd'>;

const range = { startDate: '2026-03-01', endDate: '2026-03-31' };
const book = (more: Partial<NewRow<'booking'>> = {}) => stage.book({ factuur: false, ap_date: '2026-03-10', ...more });
let transports = 0;
const insured = (more: Partial<NewRow<'booking'>> = {}) =>
  book({ insuranceId, mutualAmount: 30, mutualPatientAmount: 5, mutualPatientID: `T-${++transports}`, ...more });
const preview = async (kind: Kind, chosen: number[] = []) =>
  (await server.call(token, 'previewMonthEnd', { kind, ...range, chosen })).body;
const leftOut = ({ leftOut: rows }: Preview) =>
  rows.map(({ choosable, line: { id, reasons } }) => ({ id, reasons, choosable }));
const bookings = ({ invoices }: Preview) => invoices.map(({ lines }) => lines.map(({ id }) => id));

describe('month end', () => {
  it('shows every invoice that a period gives, with its lines and its amount', async () => {
    const [first, second] = [await book({ factuur: true }), await book({ factuur: true, ap_date: '2026-03-11' })];
    await book({ factuur: true, ap_date: '2026-04-01' });
    const shown = await preview('client');
    expect(bookings(shown)).toEqual([[first, second]]);
    expect(shown.invoices[0]).toMatchObject({ payerId: clientId, name: 'Œuvrard Zoé' });
    expect(shown.invoices[0]?.lines.map(({ amount }) => amount)).toEqual([20, 20]);
  });

  it('leaves out what a client paid in cash', async () => {
    await book();
    expect(await preview('client')).toEqual({ invoices: [], leftOut: [] });
  });

  it('says of every booking that is left out why, and which may be chosen', async () => {
    const complete = await insured();
    const uncertified = await insured({ certificateNeeded: true });
    const unnumbered = await insured({ mutualPatientID: null });
    const nothing = await insured({ mutualAmount: 5 });
    const open = await insured({ status: 0 });
    const archived = await insured({ archivedAt: new Date() });
    const below = await insured({ mutualAmount: 1 });
    const shown = await preview('insurance');
    expect(bookings(shown)).toEqual([[complete]]);
    expect(leftOut(shown)).toEqual([
      { id: uncertified, reasons: ['noCertificate'], choosable: true },
      { id: unnumbered, reasons: ['noTransportNumber'], choosable: true },
      { id: nothing, reasons: ['zeroAmount'], choosable: true },
      { id: open, reasons: ['notClosed'], choosable: false },
      { id: archived, reasons: ['archived'], choosable: false },
      { id: below, reasons: ['negative'], choosable: false },
    ]);
  });

  it('invoices a transport once, by the booking that can be, as issuing does', async () => {
    const trip = { mutualPatientID: 'T-once' };
    const [open, first, again, home] = [
      await insured({ ...trip, status: 0 }),
      await insured(trip),
      await insured(trip),
      await insured({ ...trip, type: 'back' }),
    ];
    const shown = await preview('insurance');
    expect(bookings(shown)).toEqual([[first, home]]);
    expect(leftOut(shown)).toEqual([
      { id: open, reasons: ['notClosed'], choosable: false },
      { id: again, reasons: ['repeated'], choosable: false },
    ]);
    expect((await issue('insurance', shown.invoices[0]?.amount ?? 0, [first, home])).status).toBe(200);
    expect(leftOut(await preview('insurance'))).toEqual([
      { id: open, reasons: ['notClosed'], choosable: false },
      { id: again, reasons: ['repeated'], choosable: false },
    ]);
  });

  it('includes selected bookings despite the checklist, also in the amount', async () => {
    const [complete, chosen] = [await insured(), await insured({ certificateNeeded: true })];
    const shown = await preview('insurance', [chosen]);
    expect(bookings(shown)).toEqual([[complete, chosen]]);
    expect(shown.invoices[0]?.amount).toBe(50);
    expect(shown.invoices[0]?.lines.map(({ reasons }) => reasons)).toEqual([[], ['noCertificate']]);
  });

  it('leaves out an insurer without an address', async () => {
    const id = await insured();
    await server.db
      .updateTable('insurance')
      .set({ address: '', fullAddress: null })
      .where('id', '=', insuranceId)
      .execute();
    expect(leftOut(await preview('insurance'))).toEqual([{ id, reasons: ['noAddress'], choosable: false }]);
    await server.db.updateTable('insurance').set({ address: 'Rue Royale 4' }).where('id', '=', insuranceId).execute();
  });

  it.each(['client', 'driver', 'insurance'] as const)(
    'gives for a %s exactly what issuing accepts, after which nothing is left',
    async (kind) => {
      for (let count = 0; count < 3; count += 1) await insured({ factuur: true });
      const { invoices } = await preview(kind);
      expect(invoices).toHaveLength(1);
      for (const { amount, lines } of invoices) {
        const bookings = lines.map(({ id }) => id);
        expect((await issue(kind, amount, bookings, { date: range.endDate })).status).toBe(200);
      }
      expect(await preview(kind)).toEqual({
        invoices: [],
        leftOut: [],
        last: { id: expect.any(Number), date: '2026-03-31' },
      });
    },
  );

  it('invoices the parking of a trip with a price of 0, so that wallet and month end agree to the cent', async () => {
    await book({ factuur: true, price: 20, waitprice: 5, ticket_price: 3.5 });
    const parked = await book({ factuur: true, price: 0, ticket_price: 31.2 });
    const empty = await book({ factuur: true, price: 0, ticket_price: 0 });
    const { invoices, leftOut: rest } = await preview('client');
    const [wallet] = (await server.call(token, 'listClientWalletsByDate', range)).body;
    const { adminPrice } = await companyProfile(server.db);
    expect(rest.map(({ line }) => line.id)).toEqual([empty]);
    expect(invoices[0]?.lines.find(({ id }) => id === parked)).toMatchObject({ amount: 0, parking: 31.2, reasons: [] });
    expect(wallet).toMatchObject({ price: 20, waitprice: 5, ticket_price: 34.7 });
    expect(invoices[0]?.amount).toBe(sumMoney([wallet && clientWalletTotal([wallet]), adminPrice]));
    const ids = invoices.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect((await issue('client', invoices[0]?.amount ?? 0, ids, { date: range.endDate })).status).toBe(200);
    await server.db.deleteFrom('booking').where('id', '=', empty).execute();
  });

  it('month end equals the sum of the wallet, to the cent', async () => {
    for (const mutualAmount of [30.33, 17.17, 22.22]) await insured({ mutualAmount });
    const wallet = (await server.call(token, 'listInsuranceWalletBookings', { insuranceId, ...range })).body;
    expect((await preview('insurance')).invoices[0]?.amount).toBe(sumMoney(wallet.map(({ total }) => total ?? 0)));
  });

  it('logs the bookings that were included despite the checklist', async () => {
    const [complete, chosen] = [await insured(), await insured({ certificateNeeded: true, mutualPatientID: null })];
    await issue('insurance', 50, [complete, chosen], { date: range.endDate });
    expect((await logged('createInsuranceInvoice'))?.changes).toContainEqual({
      field: 'checklist',
      before: null,
      after: `${chosen} (noCertificate, noTransportNumber)`,
    });
  });

  it('month end requires access to the wallet of the kind', async () => {
    const account = await server.signedIn('account');
    const ask = async (kind: Kind) => (await server.call(account, 'previewMonthEnd', { kind, ...range })).status;
    expect([await ask('client'), await ask('driver'), await ask('insurance')]).toEqual([200, 403, 403]);
  });

  it.each([
    ['an end before the start', { startDate: '2026-03-31', endDate: '2026-03-01' }, 'endDate'],
    ['more than a year', { startDate: '2024-01-01', endDate: '2026-03-01' }, 'endDate'],
  ])('refuses %s', async (_name, wrong, field) => {
    const { status, problem } = await server.call(token, 'previewMonthEnd', { kind: 'client', ...wrong });
    expect([status, problem.fields[0]?.field]).toEqual([400, field]);
  });
});
