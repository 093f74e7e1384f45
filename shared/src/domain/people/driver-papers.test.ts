import { describe, expect, it } from 'vitest';
import { papersToRenew, paperState, papersUntil } from './driver-papers.ts';

const none = { licenceUntil: null, insuranceUntil: null, medicalUntil: null };
const today = '2026-03-10';

describe('the papers of a driver', () => {
  it.each([
    ['2026-03-09', 'expired'],
    ['2026-03-10', 'soon'],
    ['2026-04-09', 'soon'],
    ['2026-04-10', 'valid'],
    [null, 'valid'],
  ])('that are valid until %s are %s', (until, state) => {
    expect(paperState(until, today)).toBe(state);
  });

  it('the papers of a driver are valid together until the first of them expires', () => {
    expect(papersUntil(none)).toBeNull();
    expect(papersUntil({ ...none, insuranceUntil: '2027-01-01', medicalUntil: '2026-05-01' })).toBe('2026-05-01');
  });

  it('the papers of a driver that have expired or will soon are listed, the first to expire first', () => {
    const papers = { licenceUntil: '2026-03-20', insuranceUntil: '2026-12-01', medicalUntil: '2026-03-01' };
    expect(papersToRenew(papers, today)).toEqual([
      { paper: 'medicalUntil', until: '2026-03-01', state: 'expired' },
      { paper: 'licenceUntil', until: '2026-03-20', state: 'soon' },
    ]);
    expect(papersToRenew(none, today)).toEqual([]);
  });
});
