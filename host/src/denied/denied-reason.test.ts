import { describe, expect, it } from 'vitest';
import { deniedReason } from './denied-reason.ts';

describe('the denied page', () => {
  it('has a text of its own for a missing position', () => {
    expect(deniedReason('?error=location')).toEqual({ key: 'denied.location' });
  });

  it.each([
    ['?error=other', 'other'],
    ['?msg=%3Cb%3Ex', '<b>x'],
  ])('shows %s as it stands', (search, text) => {
    expect(deniedReason(search)).toEqual({ text });
  });

  it.each([
    ['?msg=Error 403', 'Error 403', 'problem.forbidden'],
    ['?msg=Error+500', 'Error 500', 'problem.internal'],
  ])('says what %s means', (search, text, meaning) => {
    expect(deniedReason(search)).toEqual({ text, meaning });
  });

  it('says something when nothing is given', () => {
    expect(deniedReason('')).toEqual({ key: 'denied.unknown' });
    expect(deniedReason('?msg=%20')).toEqual({ key: 'denied.unknown' });
  });
});
