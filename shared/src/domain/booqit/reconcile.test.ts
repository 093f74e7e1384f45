import { describe, expect, it } from 'vitest';
import { planningRows } from './planning-row.ts';
import { reconcile } from './reconcile.ts';

const place = { locality: 'Bruxelles' };
const part = (returnPart: number, total: number) => ({
  transportId: 'BQ-1',
  status: 'accepted',
  returnPart,
  request: {
    dateTime: '2026-03-10T09:00:00Z',
    reason: 'dialysis',
    distance: 12_300,
    passenger: null,
    pickup: place,
    dropOff: place,
  },
  assignment: { price: { total } },
});
// 13 km of the platform's tariff: 16 and 3 times 1.78.
const there = part(1, 21.34);
const both = planningRows([there, part(2, 21.34)]);
const booking = { mutualAmount: 21.34, mutualDistance: 13, mutualPatientAmount: 4, waitprice: 0 };

describe('the reconciliation of a transport', () => {
  it('the reconciliation of a transport has no difference when both say the same', () => {
    expect(reconcile(both, [booking, booking])).toEqual({ platform: 42.68, ours: 42.68, difference: 0, reasons: [] });
  });

  it.each([
    ['no booking', both, [], 42.68, ['missingBooking']],
    ['a part without a booking', both, [booking], 21.34, ['missingPart']],
    [
      'another distance',
      planningRows([there]),
      [{ ...booking, mutualAmount: 23.12, mutualDistance: 14 }],
      -1.78,
      ['distance'],
    ],
    ['another tariff', planningRows([part(1, 25)]), [booking], 3.66, ['tariff']],
    ['the share of the patient', planningRows([there]), [{ ...booking, mutualAmount: 17.34 }], 4, ['patientShare']],
    [
      'the share of the patient in one leg of two',
      planningRows([there, there]),
      [booking, { ...booking, mutualAmount: 17.34 }],
      4,
      ['patientShare'],
    ],
    ['waiting', planningRows([there]), [{ ...booking, mutualAmount: 31.34, waitprice: 10 }], -10, ['wait']],
    ['a trip that was not driven', planningRows([there]), [{ ...booking, status: 3 }], 21.34, ['notDriven']],
    ['the forfait of the insurer', planningRows([there]), [{ ...booking, mutualAmount: null }], 9.64, ['other']],
    ['something else', planningRows([there]), [{ ...booking, mutualAmount: 20 }], 1.34, ['other']],
  ])('explains a difference by %s', (_case, rows, bookings, difference, reasons) => {
    expect(reconcile(rows, bookings)).toMatchObject({ difference, reasons });
  });
});
