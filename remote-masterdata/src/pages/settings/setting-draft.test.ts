import { describe, expect, it } from 'vitest';
import { draftFaults } from './use-setting-draft.ts';

describe('a setting of the generic table', () => {
  it('limits name and value of a setting to 25 characters', () => {
    expect(draftFaults({ variable: 'x'.repeat(25), value: 'y'.repeat(25) }, [])).toEqual({});
    expect(draftFaults({ variable: 'x'.repeat(26), value: 'y'.repeat(26) }, [])).toEqual({
      variable: 'settings.tooLong',
      value: 'settings.tooLong',
    });
  });

  it('ignores and trims surrounding spaces of a setting', () => {
    expect(draftFaults({ variable: ` ${'x'.repeat(25)} `, value: `${'y'.repeat(25)}  ` }, [])).toEqual({});
  });

  it('requires a unique name of a setting, and no value', () => {
    expect(draftFaults({ variable: '  ', value: '' }, [])).toEqual({ variable: 'validation.required' });
    expect(draftFaults({ variable: ' colour', value: '' }, ['colour'])).toEqual({ variable: 'validation.duplicate' });
    expect(draftFaults({ variable: 'colour', value: '' }, ['color'])).toEqual({});
  });
});
