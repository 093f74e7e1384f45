import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgetOf, complaints } from './budgets.mjs';

const budget = { start: 100, largest: 80, total: 200 };

describe('the size budget of a package', () => {
  it('accepts sizes within the budget of a package', () => {
    expect(complaints('host', { start: 100, largest: 80, total: 200 }, budget)).toEqual([]);
  });

  it('names each size over the budget, with both numbers', () => {
    expect(complaints('host', { start: 100.44, largest: 80, total: 250 }, budget)).toEqual([
      'host: start is 100.4 kB compressed, over its budget of 100 kB',
      'host: total is 250.0 kB compressed, over its budget of 200 kB',
    ]);
  });

  it('refuses a package without a budget and proposes one', () => {
    expect(complaints('live', { start: 10.2, largest: 5, total: 20 }, undefined)).toEqual([
      'live has no budget: write one as budget.json beside its package.json; it measures {"start":11,"largest":5,"total":20}',
    ]);
  });

  it('reads the budget of a package from its budget.json, if there is one', () => {
    const root = mkdtempSync(join(tmpdir(), 'budget-'));
    expect(budgetOf(root)).toBeUndefined();
    writeFileSync(join(root, 'budget.json'), JSON.stringify(budget));
    expect(budgetOf(root)).toEqual(budget);
  });
});
