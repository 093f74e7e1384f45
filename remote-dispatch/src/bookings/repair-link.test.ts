import { readSearch } from '@navette/shared/router';
import { describe, expect, it } from 'vitest';
import { repairLink, repairParam, type RepairRequest } from './repair-link.ts';

const read = (address: string) => readSearch({ repair: repairParam }, address.split('?')[1] ?? '').repair;

describe('link to the board that repairs a plan', () => {
  it.each<RepairRequest>([
    { trouble: 'away', driverId: 3 },
    { trouble: 'late', driverId: 3 },
    { repair: { away: [{ driverId: 3, from: '10:05' }] } },
    { repair: { late: [{ driverId: 3, minutes: 25 }] } },
    { repair: { tripIds: [12, 13] } },
  ])('%j is read back', (request) => {
    expect(read(repairLink('2026-03-10', request))).toEqual(request);
  });

  it.each([
    '',
    'away',
    'away-0',
    'away-3-25:00',
    'away-3-10:05-1',
    'late-3-0',
    'late-3-481',
    'late-3--5',
    'trips',
    'trips-1-x',
    'other-3',
  ])('%j asks for nothing', (text) => {
    expect(read(`/timeline?repair=${text}`)).toBeUndefined();
  });
});
