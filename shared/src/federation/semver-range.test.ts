import { describe, expect, it } from 'vitest';
import { compareVersions, inRange, isRange, isVersion } from './semver-range.ts';

describe('a version in a range', () => {
  it.each([
    ['1.2.3', '1.2.3'],
    ['1.2.3', '=1.2.3'],
    ['1.9.0', '^1.2.3'],
    ['1.2.9', '~1.2.3'],
    ['0.2.9', '^0.2.3'],
    ['0.0.3', '^0.0.3'],
    ['3.0.0', '>=1.2.3'],
    ['1.5.0', '>=1.2.3 <2.0.0'],
    ['2.0.0', '^1.0.0 || ^2.0.0'],
    ['1.2.3', '<=1.2.3'],
    ['1.2.4', '>1.2.3'],
  ])('%s fits %s', (version, range) => {
    expect(inRange(version, range)).toBe(true);
    expect(isRange(range)).toBe(true);
  });

  it.each([
    ['2.0.0', '^1.2.3'],
    ['1.2.2', '^1.2.3'],
    ['1.3.0', '~1.2.3'],
    ['0.3.0', '^0.2.3'],
    ['0.0.4', '^0.0.3'],
    ['2.0.0', '>=1.2.3 <2.0.0'],
    ['3.0.0', '^1.0.0 || ^2.0.0'],
    ['1.2.3', '>1.2.3'],
    ['1.2.3-beta', '^1.2.0'],
  ])('%s does not fit %s', (version, range) => {
    expect(inRange(version, range)).toBe(false);
  });

  it.each(['', '*', 'latest', '1.x', '^1', '^1.2.3 ||', '>=1.2.3, <2.0.0', 'workspace:*'])(
    'nothing fits "%s", which is no range of ours',
    (range) => {
      expect(isRange(range)).toBe(false);
      expect(inRange('1.2.3', range)).toBe(false);
    },
  );

  it('orders versions by their numbers', () => {
    expect(['1.10.0', '1.9.9', '0.1.0', '1.9.10'].toSorted(compareVersions)).toEqual([
      '0.1.0',
      '1.9.9',
      '1.9.10',
      '1.10.0',
    ]);
    expect(isVersion('1.2')).toBe(false);
  });
});
