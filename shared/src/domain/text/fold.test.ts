import { describe, expect, it } from 'vitest';
import { fold, searchWords } from './fold.ts';

describe('what a search compares', () => {
  it('knows neither accents nor case nor unusual spaces', () => {
    expect(fold('  Éléonore\u00A0VAN\u202Fden  Abeele ')).toBe('eleonore van den abeele');
    expect(fold('Öztürk')).toBe(fold('ozturk'));
  });

  it('what a search compares is words, in any order', () => {
    expect(searchWords(' Dupont  10/03 ')).toEqual(['dupont', '10/03']);
    expect(searchWords('   ')).toEqual([]);
  });
});
