import { describe, expect, it } from 'vitest';
import { fold, searchWords } from './fold.ts';

describe('comparison of search texts', () => {
  it('ignores accents, case and unusual spaces', () => {
    expect(fold('  Éléonore\u00A0VAN\u202Fden  Abeele ')).toBe('eleonore van den abeele');
    expect(fold('Öztürk')).toBe(fold('ozturk'));
  });

  it('comparison of search texts finds words in any order', () => {
    expect(searchWords(' Dupont  10/03 ')).toEqual(['dupont', '10/03']);
    expect(searchWords('   ')).toEqual([]);
  });
});
