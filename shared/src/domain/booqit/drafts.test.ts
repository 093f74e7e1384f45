import { expect, it } from 'vitest';
import { bookingDraft, clientDraft, destinationDraft, unknownMutuality } from './drafts.ts';
import { planningRows } from './planning-row.ts';
import { DEFAULT_PLATFORM_TABLES } from './platform-tables.ts';

const home = {
  street: 'rue Haute',
  number: '12',
  box: '3',
  zipCode: '1000',
  locality: 'Bruxelles',
  coordinates: [4.347, 50.837],
};
const clinic = {
  name: 'Clinique Saint-Luc',
  street: 'avenue Hippocrate',
  number: '10',
  zipCode: '1200',
  locality: 'Woluwe',
  phoneNumber: '+3227641111',
};
const [row] = planningRows([
  {
    transportId: 'BQ-1',
    status: 'accepted',
    type: 'back',
    returnPart: 2,
    certificateNeeded: true,
    request: {
      dateTime: '2026-03-10T09:00:00Z',
      reason: 'dialysis',
      distance: 18_650,
      info: 'Chaise roulante',
      passenger: {
        firstName: 'Zoé',
        lastName: 'Maes',
        dateOfBirth: '1985-07-30T00:00:00.000Z',
        rrNumber: '85.07.30-033-28',
      },
      pickup: clinic,
      dropOff: home,
    },
    assignment: { price: { total: 33.8, distribution: { nonReimbursed: { perPart: 4 } } } },
  },
]);
if (!row) throw new Error('no row');

it('creates a client from the passenger, who lives where a return ends', () => {
  expect(clientDraft(row)).toEqual({
    address: 'rue Haute 12',
    postbox: '3',
    zip: '1000',
    city: 'Bruxelles',
    fullAddress: 'rue Haute 12, 1000 Bruxelles',
    latitude: 50.837,
    longitude: 4.347,
    firstname: 'Zoé',
    lastname: 'Maes',
    birthday: '1985-07-30',
    email: null,
    mobile: null,
    ssn: '85073003328',
    comment: 'Chaise roulante',
  });
});

it('creates a destination from the start of a return, without made-up coordinates', () => {
  expect(destinationDraft(row)).toMatchObject({ name: 'Clinique Saint-Luc', tel: '+3227641111', latitude: null });
});

it('creates a booking with the share of the insurer, and without it when none pays', () => {
  const matched = { clientId: 7, destinationId: 3 };
  const meanings = { tables: DEFAULT_PLATFORM_TABLES, insurers: [] };
  expect(bookingDraft(row, matched, meanings)).toMatchObject({
    ...matched,
    ap_date: '2026-03-10',
    ap_time: '10:00',
    type: 'back',
    motive: 5,
    insuranceId: 1,
    mutualPatientID: 'BQ-1',
    mutualPatientAmount: 4,
    mutualAmount: 32.02,
    mutualDistance: 19,
    certificateNeeded: true,
  });
  expect(bookingDraft({ ...row, isInsured: false }, matched, meanings)).not.toHaveProperty('insuranceId');
});

it('leaves the insurer open, and names the mutuality, while it is unmapped', () => {
  const meanings = { tables: DEFAULT_PLATFORM_TABLES, insurers: [{ id: 4, name: 'Helan' }] };
  const of = (mutuality: string) => ({ ...row, passenger: { ...row.passenger, mutuality } });
  const draft = (mutuality: string) => bookingDraft(of(mutuality), { clientId: 7, destinationId: 3 }, meanings);
  expect(draft('helan')).toMatchObject({ insuranceId: 4 });
  expect(draft('Doktr')).not.toHaveProperty('insuranceId');
  expect(['helan', ' Doktr '].map((word) => unknownMutuality(of(word), meanings))).toEqual([undefined, 'Doktr']);
  expect(unknownMutuality({ ...of('Doktr'), isInsured: false }, meanings)).toBeUndefined();
});
