import { describe, expect, it } from 'vitest';
import { complaints } from './budgets.mjs';

const budget = { start: 100, largest: 80, total: 200 };

describe('the size budget of a package', () => {
  it('says nothing while every size is within it', () => {
    expect(complaints('host', { start: 100, largest: 80, total: 200 }, budget)).toEqual([]);
  });

  it('names each size that is over, with both numbers', () => {
    expect(complaints('host', { start: 100.44, largest: 80, total: 250 }, budget)).toEqual([
      'host: start is 100.4 kB compressed, over its budget of 100 kB',
      'host: total is 250.0 kB compressed, over its budget of 200 kB',
    ]);
  });

  it('refuses a package without a budget and proposes one', () => {
    expect(complaints('live', { start: 10.2, largest: 5, total: 20 }, undefined)).toEqual([
      'live has no budget in build/budgets.json; it measures {"start":11,"largest":5,"total":20}',
    ]);
  });
});
