import { describe, expect, it } from 'vitest';
import { checklistStart, closingProposal, entryDate, latestClosing, openPoints, unlocks } from './closing.ts';

describe('closing (specification/closing.md)', () => {
  it('closes until yesterday at the latest, and proposes the month before', () => {
    expect(latestClosing('2026-03-01')).toBe('2026-02-28');
    expect(closingProposal('2026-03-17')).toBe('2026-02-28');
    expect(closingProposal('2026-01-01')).toBe('2025-12-31');
  });

  it.each([
    [null, '2026-02-28', false],
    ['2026-02-28', '2026-02-28', false],
    ['2026-02-28', '2026-03-31', false],
    ['2026-02-28', '2026-02-27', true],
    ['2026-02-28', null, true],
    [null, null, false],
  ])('a lock date moved from %s to %s unlocks: %s', (before, after, expected) => {
    expect(unlocks(before, after)).toBe(expected);
  });

  it('dates an entry about a closed day today', () => {
    expect(entryDate('2026-02-28', '2026-02-28', '2026-03-10')).toBe('2026-03-10');
    expect(entryDate('2026-03-01', '2026-02-28', '2026-03-10')).toBe('2026-03-01');
    expect(entryDate('2026-03-01', null, '2026-03-10')).toBe('2026-03-01');
  });

  it('checks from the earliest lock date on, and a year at most', () => {
    expect(checklistStart(['2026-01-31', '2026-02-28', '2026-03-31'], '2026-03-31')).toBe('2026-02-01');
    expect(checklistStart([null, '2026-02-28'], '2026-03-31')).toBe('2025-04-01');
    expect(checklistStart(['2020-01-31'], '2026-03-31')).toBe('2025-04-01');
    expect(checklistStart(['2026-03-31'], '2026-03-31')).toBe('2026-03-31');
    expect(checklistStart([null], '1900-02-01')).toBe('1900-01-01');
  });

  it('asks about the open points of the kinds that are closed', () => {
    const points = [
      { point: 'unmatched', count: 2 },
      { point: 'pending', count: 0 },
      { point: 'gaps', count: 1 },
    ] as const;
    expect(openPoints(['payments', 'bookings'], points)).toEqual([{ point: 'unmatched', count: 2 }]);
    expect(openPoints(['registers'], points)).toEqual([]);
  });
});
