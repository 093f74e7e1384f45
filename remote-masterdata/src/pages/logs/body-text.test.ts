import { describe, expect, it } from 'vitest';
import { bodyText } from './index.tsx';

describe('the body of a logged call', () => {
  it('formats the body of a call that is JSON', () => {
    expect(bodyText('{"name":"Éric","zones":[1]}')).toBe('{\n  "name": "Éric",\n  "zones": [\n    1\n  ]\n}');
  });

  it('leaves a body unchanged that was cut off or is no JSON', () => {
    expect(bodyText('{"name":"É…')).toBe('{"name":"É…');
    expect(bodyText('')).toBe('');
  });
});
