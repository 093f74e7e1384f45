import { describe, expect, it } from 'vitest';
import { insurerLine, insurerTotals } from './insurer-wallet.ts';

describe('insurer lines (specification/wallets.md#insurer-lines)', () => {
  const byDistance = { insuranceId: 1, mutualDistance: 16, mutualPatientAmount: 4 };
  const fixed = { insuranceId: 1, mutualAmount: 22, mutualPatientAmount: 2.5 };

  it('subtracts the patient share from the gross amount of the insurer', () => {
    expect(insurerLine(byDistance)).toEqual({ amount: 14.4, patientAmount: 4, total: 10.4 });
    expect(insurerLine(fixed)).toEqual({ amount: 22, patientAmount: 2.5, total: 19.5 });
  });

  it('pays a booking that covers the return both ways (specification/tariffs.md#insurer-forfait), and never one whose return is a booking of its own', () => {
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
