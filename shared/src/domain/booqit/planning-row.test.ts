import { describe, expect, it } from 'vitest';
import { transportDirection, parseTags, QUICK_TAGS } from './transport-state.ts';
import { bookingDraft } from './drafts.ts';
import { DEFAULT_PLATFORM_TABLES } from './platform-tables.ts';
import { planningRows, type TransportPart, wayHome } from './planning-row.ts';

const home = { street: 'rue Haute', number: '12', zipCode: '1000' };
const clinic = { name: 'Clinique Saint-Luc' };
const part = (
  changes: Partial<TransportPart> = {},
  request: Partial<TransportPart['request']> = {},
): TransportPart => ({
  transportId: 'BQ-1',
  status: 'accepted',
  ...changes,
  request: {
    dateTime: '2026-07-01T22:30:00Z',
    reason: 'dialysis',
    distance: 30_200,
    passenger: { lastName: 'Maes' },
    pickup: home,
    dropOff: clinic,
    ...request,
  },
});
const back = part(
  { type: 'back', returnPart: 2 },
  { dateTime: '2026-07-02T06:00:00Z', reason: 'returnAmbulatoryCare', pickup: clinic, dropOff: home },
);

describe('a row of planning', () => {
  it('a row of planning has the day and hour of Brussels, and the tariff of its kilometres rounded up (specification/tariffs.md#platform-tariff)', () => {
    expect(planningRows([part()])[0]).toMatchObject({
      date: '2026-07-02',
      time: '00:30',
      km: 31,
      total: 52.8,
    });
  });

  it('a row of planning has the total that the platform gives as it is (specification/tariffs.md#platform-tariff)', () => {
    const [row] = planningRows([part({ matchingState: { price: { total: 44.1 } } })]);
    expect(row?.total).toBe(44.1);
  });

  it('a row of planning has no total without a distance and without one of the platform', () => {
    expect(planningRows([part({}, { distance: null })])[0]).toMatchObject({ km: null, total: null });
  });

  it('a row of planning goes from home to care, and the other way on a return', () => {
    const rows = planningRows([part(), back]);
    expect(rows.map(({ isReturn }) => isReturn)).toEqual([false, true]);
    for (const row of rows) expect([row.home, row.care]).toEqual([home, clinic]);
  });

  it('divides the daily share of the patient among the parts of that day', () => {
    const assignment = { price: { total: 50, distribution: { nonReimbursed: { perDay: 10 } } } };
    const rows = planningRows([part({ assignment }), { ...back, assignment }]);
    expect(rows.map(({ patientAmount }) => patientAmount)).toEqual([5, 5]);
    expect(planningRows([part({ assignment })])[0]?.patientAmount).toBe(10);
  });

  it('a row of planning is insured when the patient pays less than the total, and not without that information', () => {
    const consultation = (perPart?: number) =>
      planningRows([
        part(perPart === undefined ? {} : { assignment: { price: { distribution: { nonReimbursed: { perPart } } } } }, {
          reason: 'consultation',
        }),
      ])[0]?.isInsured;
    expect([consultation(4), consultation()]).toEqual([true, false]);
  });
});

it('reads filters as the API writes them, and refuses unknown ones', () => {
  expect(parseTags(QUICK_TAGS.notInvoiced.join(';'))).toEqual(['certificateNeeded', 'invoiceable']);
  expect(parseTags(null)).toEqual([]);
  expect(parseTags('paid')).toBeUndefined();
});

describe('a transport that goes on from one place of care to another', () => {
  const scanner = { name: 'Centre de radiologie', street: 'rue Basse', number: '4', zipCode: '1000' };
  const onward = part({}, { dateTime: '2026-07-02T00:00:00Z', pickup: clinic, dropOff: scanner });
  const homeward = part({ returnPart: 2 }, { dateTime: '2026-07-02T02:00:00Z', pickup: scanner, dropOff: home });

  it('keeps the home of the passenger, and has the destination of its last leg', () => {
    const rows = planningRows([part(), onward, homeward]);
    expect(rows.map((row) => transportDirection(row))).toEqual(['to', 'on', 'back']);
    expect(rows.map((row) => [row.home, row.care])).toEqual([
      [home, clinic],
      [home, scanner],
      [home, scanner],
    ]);
  });

  it('becomes a booking that is picked up at the place of care', () => {
    const [there, on] = planningRows([part(), onward]).map((row) =>
      bookingDraft(row, { clientId: 1, destinationId: 2 }, { tables: DEFAULT_PLATFORM_TABLES, insurers: [] }),
    );
    const after = planningRows([part({}, { dropOff: scanner }), part({}, { pickup: scanner, dropOff: clinic })])[1];
    expect(there).toMatchObject({ type: 'to', pick_address: 'rue Haute 12, 1000' });
    expect(on).toMatchObject({ type: 'to', pick_address: '' });
    expect(
      after &&
        bookingDraft(after, { clientId: 1, destinationId: 2 }, { tables: DEFAULT_PLATFORM_TABLES, insurers: [] }),
    ).toMatchObject({
      pick_address: 'rue Basse 4, 1000',
    });
  });

  it('a chain returns from the last place of care, once that part is accepted and on the same day', () => {
    const rows = planningRows([part(), onward, homeward]);
    const [there, on, home] = rows;
    if (!there || !on || !home) throw new Error('no rows');
    expect([wayHome(rows, there), wayHome(rows, on), wayHome(rows, home)]).toEqual([undefined, home, undefined]);
    const later = planningRows([part(), { ...back, status: 'requested' }]);
    const nextDay = { ...back, request: { ...back.request, dateTime: '2026-07-03T06:00:00Z' } };
    const dayAfter = planningRows([part(), nextDay]);
    expect([later, dayAfter].map((all) => all[0] && wayHome(all, all[0]))).toEqual([undefined, undefined]);
    const round = planningRows([part(), back]);
    expect(round[0] && wayHome(round, round[0])).toBe(round[1]);
  });

  it('a transport that starts at home twice is not a chain', () => {
    const [, second] = planningRows([part(), part({}, { dropOff: scanner })]);
    expect(second?.isOnward).toBe(false);
  });
});
