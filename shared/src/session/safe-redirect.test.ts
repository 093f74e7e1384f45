import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('after sign-in', () => {
  it.each([
    '/',
    '/booking',
    '/booking?from=2026-05-03&id=12#notes',
    '/client/%C3%89lise',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/loginx',
  ])('goes to %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'booking',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '%2F%2Fevil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://[',
    '/login',
    '/login?redirect=/login',
    '/login/',
    '/logout',
  ])('goes home instead of to %j', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/');
  });
});
