import { describe, expect, it } from 'vitest';
import { withoutValues } from './observe-queries.ts';

describe('a statement without its values', () => {
  it('keeps names and parameters', () => {
    const text = 'select "column1", t2.x from t2 where id = $12';
    expect(withoutValues(text)).toBe(text);
  });

  it('replaces text and number literals, and normalises whitespace', () => {
    expect(withoutValues("select 1\n  from client where lastname = 'O''Neil' and zip in ('1030', 1000.5)")).toBe(
      'select ? from client where lastname = ? and zip in (?, ?)',
    );
  });
});
