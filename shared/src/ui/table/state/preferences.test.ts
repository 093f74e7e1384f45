import { describe, expect, it } from 'vitest';
import { noPreferences, readPreferences } from './use-preferences.ts';

describe('stored preferences of a table', () => {
  it('reads back stored table preferences', () => {
    const kept = { shown: ['a'], hidden: ['b'], order: ['b', 'a'], size: 'all', density: 'compact' } as const;
    expect(readPreferences(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '{', '[]', 'null', '"x"', '{"shown":1,"hidden":[2],"size":-1,"density":"huge","order":{}}'])(
    'ignores unreadable table preferences: %s',
    (text) => {
      expect(readPreferences(text)).toEqual(noPreferences);
    },
  );
});
