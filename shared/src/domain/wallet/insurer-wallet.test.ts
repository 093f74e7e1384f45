import { describe, expect, it } from 'vitest';
import { insurerLine, insurerTotals } from './insurer-wallet.ts';

describe('golden case 11: insurer lines', () => {
  const byDistance = { insuranceId: 1, mutualDistance: 16, mutualPatientAmount: 4 };
  const fixed = { insuranceId: 1, mutualAmount: 22, mutualPatientAmount: 2.5 };

  it('subtracts the patient share from the gross amount of the insurer', () => {
    expect(insurerLine(byDistance)).toEqual({ amount: 14.4, patientAmount: 4, total: 10.4 });
    expect(insurerLine(fixed)).toEqual({ amount: 22, patientAmount: 2.5, total: 19.5 });
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
