import type { Difference } from '../entities/use-differences.ts';

/** A time that changed on the platform, for tests. */
export const sampleDifference = (changes: Partial<Difference> = {}): Difference => ({
  transportId: 'BQ-1',
  part: 0,
  field: 'time',
  bookingId: 12,
  linkedId: 13,
  passenger: 'Maes Zoé',
  ap_date: '2026-03-10',
  old: '2026-03-10 10:00',
  new: '2026-03-10 10:30',
  token: '2026-03-10 10:30',
  since: '2026-03-09T08:00:00Z',
  ...changes,
});
