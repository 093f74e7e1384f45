import { describe, expect, it } from 'vitest';
import { bodyText } from './index.tsx';

describe('the body of a logged call', () => {
  it('formats a JSON body', () => {
    expect(bodyText('{"name":"Éric","zones":[1]}')).toBe('{\n  "name": "Éric",\n  "zones": [\n    1\n  ]\n}');
  });

  it('leaves a truncated or non-JSON body unchanged', () => {
    expect(bodyText('{"name":"É…')).toBe('{"name":"É…');
    expect(bodyText('')).toBe('');
  });
});
