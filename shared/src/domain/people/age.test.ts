import { describe, expect, it } from 'vitest';
import { ageOn } from './age.ts';

describe('age on a day', () => {
  it('grows on the birthday', () => {
    expect(ageOn('1941-03-12', '2026-03-11')).toBe(84);
    expect(ageOn('1941-03-12', '2026-03-12')).toBe(85);
  });

  it('grows on 1 March of a year without the birthday', () => {
    expect(ageOn('2000-02-29', '2026-02-28')).toBe(25);
    expect(ageOn('2000-02-29', '2026-03-01')).toBe(26);
  });

  it('age on a day is unknown for a birth in the future', () => {
    expect(ageOn('2026-03-11', '2026-03-10')).toBeNull();
  });
});
