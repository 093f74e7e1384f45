import { expect, it } from 'vitest';
import { budgetDifference, budgetMonths, budgetOf, budgetUsed, raisedBudget } from './budget.ts';

it('counts whole months, and the days of the others, year by year', () => {
  expect([...budgetMonths({ start: '2026-01-01', end: '2026-12-31' })]).toEqual([[2026, 12]]);
  expect([...budgetMonths({ start: '2025-12-17', end: '2026-02-14' })]).toEqual([
    [2025, 15 / 31],
    [2026, 1.5],
  ]);
  expect([...budgetMonths({ start: '2026-03-05', end: '2026-03-05' })]).toEqual([[2026, 1 / 31]]);
});

it('takes the months of a yearly budget, to the cent', () => {
  expect([budgetOf(1000, 12), budgetOf(1000, 1), budgetOf(1000, 1 / 31)]).toEqual([1000, 83.33, 2.69]);
});

it('a positive difference is the better one, for expenses and for inserts', () => {
  expect(budgetDifference({ actual: -500, budget: -600 })).toBe(100);
  expect(budgetDifference({ actual: 800, budget: 1000 })).toBe(-200);
  expect([budgetUsed({ actual: -750, budget: -600 }), budgetUsed({ actual: 800, budget: 0 })]).toEqual([125, null]);
});

it('raises last year by a percent, in whole euros, never below 0', () => {
  expect([raisedBudget(1234.5, 2.5), raisedBudget(100, -10), raisedBudget(100, -150)]).toEqual([1265, 90, 0]);
});
