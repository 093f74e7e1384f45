import type { PlanChange, PlanProposal } from '../preview.ts';

/** Change of booking 12 from driver 3 to driver 9, three minutes earlier. */
export const sampleChange = (changes: Partial<PlanChange> = {}): PlanChange => ({
  bookingId: 12,
  before: { driverId: 3, pick_time: '09:13' },
  after: { driverId: 9, pick_time: '09:10' },
  reasons: [{ kind: 'savesKm', bookingId: null, driverId: null, km: 14, minutes: null }],
  ...changes,
});

const figures: PlanProposal['before'] = {
  trips: 2,
  unassigned: 1,
  driversUsed: 2,
  emptyKm: 40,
  totalKm: 90,
  lateTrips: 1,
  lateMinutes: 12,
  longestDay: 500,
  drivers: [],
};

/** Proposal for 10 March 2026 with the sample change. */
export const sampleProposal = (changes: Partial<PlanProposal> = {}): PlanProposal => ({
  date: '2026-03-10',
  planner: 'embedded',
  estimated: false,
  seconds: 5,
  iterations: 1000,
  located: [],
  before: figures,
  after: { ...figures, unassigned: 0, driversUsed: 1, emptyKm: 26, totalKm: 89.9 },
  changes: [sampleChange()],
  unassigned: [],
  ignored: [],
  ...changes,
});
