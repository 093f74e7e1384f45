import type { TransportGroups } from '../entities/transport/transport-row.ts';

type Part = TransportGroups[number][number];

/** A transport for dialysis of Zoé Maes on 10 March 2026 at 10:00, for tests. */
export const sampleTransport = (changes: Partial<Part> = {}): Part => ({
  transportId: 'BQ-1',
  status: 'accepted',
  type: 'to',
  returnPart: 1,
  tags: ['invoiceable'],
  certificateNeeded: true,
  request: {
    dateTime: '2026-03-10T09:00:00Z',
    reason: 'dialysis',
    distance: 18_650,
    info: null,
    passenger: { firstName: 'Zoé', lastName: 'Maes', dateOfBirth: '1985-07-30', rrNumber: '85.07.30-033-28' },
    pickup: { street: 'rue Haute', number: '12', zipCode: '1000', locality: 'Bruxelles', coordinates: null },
    dropOff: { name: 'Clinique Saint-Luc', locality: 'Woluwe' },
  },
  assignment: { price: { total: 33.8, distribution: { nonReimbursed: { perPart: 4 } } } },
  matchingState: null,
  ...changes,
});
