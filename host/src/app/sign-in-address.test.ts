import { safeRedirect } from '@navette/shared/session';
import { describe, expect, it } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

describe('the address of the sign-in page', () => {
  it.each(['/booking', '/booking?from=2026-05-03&id=12&q=Élise %26 co#top'])(
    'returns to %s after sign-in',
    (target) => {
      const { pathname, search, hash } = new URL(target, 'https://navette.example');
      const { searchParams } = new URL(signInAddress({ pathname, search, hash }), 'https://navette.example');
      expect(safeRedirect(searchParams.get('redirect'))).toBe(`${pathname}${search}${hash}`);
    },
  );

  it('leaves the start page out of the sign-in address', () => {
    expect(signInAddress({ pathname: '/', search: '', hash: '' })).toBe('/login');
  });
});
