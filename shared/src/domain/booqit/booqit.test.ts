import { describe, expect, it } from 'vitest';
import { bestMatch, bookedMatch } from './match.ts';
import { insuredKm, patientAmount, isInsuranceEligible, isListedStatus, isReturnTrip } from './planning-row.ts';

describe('reasons of the platform', () => {
  it('a transport goes home by its reason or by its second part', () => {
    expect(isReturnTrip({ reason: 'discharge' })).toBe(true);
    expect(isReturnTrip({ reason: 'dialysis', returnPart: 2 })).toBe(true);
    expect(isReturnTrip({ reason: 'dialysis', returnPart: 1 })).toBe(false);
  });

  it.each([
    ['its reason', { reason: 'dialysis', tags: [], total: 20 }, true],
    ['its tag', { reason: 'consultation', tags: ['invoiceable'], total: 20 }, true],
    ['a patient who pays less', { reason: 'consultation', tags: [], patientAmount: 4, total: 20 }, true],
    ['nothing', { reason: 'consultation', tags: ['certificateNeeded'], patientAmount: 20, total: 20 }, false],
    ['an unknown share', { reason: 'consultation', tags: [], total: 20 }, false],
  ])('is insured by %s', (_, transport, eligible) => {
    expect(isInsuranceEligible(transport)).toBe(eligible);
  });

  it('drops cancelled transports', () => {
    expect(['accepted', 'cancelledByBooker', 'cancelledByTransporter', 'toConfirmDelete'].map(isListedStatus)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('transports that are booked already', () => {
  const transport = {
    transportId: 'T-1',
    date: '2026-03-10T09:00:00',
    rrNumber: '85.07.30-033-28',
    dateOfBirth: '1985-07-30',
  };

  it.each([
    ['certain by its id, whatever the day', { mutualPatientID: 'T-1', ap_date: '2026-04-01' }, 'certain'],
    ['booked by day and national number', { ap_date: '2026-03-10', client_ssn: '850730/033-28' }, 'booked'],
    ['probable by day and birthday alone', { ap_date: '10/03/2026', client_birthday: '30/07/1985' }, 'probable'],
    ['not booked on another day', { ap_date: '2026-03-11', client_ssn: '85073003328' }, undefined],
    [
      'not booked by empty values',
      { ap_date: '2026-03-10', client_ssn: '', client_birthday: null, mutualPatientID: '' },
      undefined,
    ],
  ])('%s', (_, booking, match) => {
    expect(bookedMatch(transport, booking)).toBe(match);
  });

  it('uses the most certain of several matches', () => {
    const bookings = [
      { ap_date: '2026-03-10', client_birthday: '1985-07-30' },
      { mutualPatientID: 'T-1', ap_date: '2026-03-10' },
    ];
    expect(bestMatch(transport, bookings)).toBe('certain');
    expect(bestMatch(transport, [])).toBeUndefined();
    expect(bestMatch({ transportId: '', date: '' }, [{ mutualPatientID: '', ap_date: '' }])).toBeUndefined();
  });
});

describe('share of the patient', () => {
  it.each([
    [{ perPart: 4, perDay: 10 }, 2, 4],
    [{ perPart: 0, perDay: 10 }, 2, 0],
    [{ perDay: 10 }, 2, 5],
    [{ perDay: 10 }, 3, 3.33],
    [{ perDay: 0.05 }, 2, 0.03],
    [{}, 2, null],
  ])('%j in %i parts: %s', (nonReimbursed, parts, amount) => {
    expect(patientAmount(nonReimbursed, parts)).toBe(amount);
  });
});

it('rounds the insured distance up to the kilometre', () => {
  expect([18_650, 18_000, 1].map(insuredKm)).toEqual([19, 18, 1]);
});
