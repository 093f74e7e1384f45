import { describe, expect, it } from 'vitest';
import { lazyValidator, withSoundTexts } from './validators.ts';

const isSound = withSoundTexts(lazyValidator({ type: 'object' }, 'json'));

describe('text of a request', () => {
  it('is made well-formed where it was cut within an emoji, at any depth', () => {
    const sent = { remark: 'ab\uD83D', rows: [{ name: '\uDC00x' }, '😀', 'é\uD83D\uDE00\uD83D'] };
    expect(isSound(sent)).toBe(true);
    expect(sent).toEqual({ remark: 'ab\uFFFD', rows: [{ name: '\uFFFDx' }, '😀', 'é😀\uFFFD'] });
  });

  it.each([
    ['/remark', { remark: 'a\u0000' }],
    ['/rows/1', { rows: ['x', '\u0000'] }],
    ['', { 'a\u0000': 1 }],
  ])('is refused with a null byte at "%s"', (instancePath, sent) => {
    expect(isSound(sent)).toBe(false);
    expect(isSound.errors).toMatchObject([{ instancePath }]);
  });
});
