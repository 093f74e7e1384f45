import { sumMoney } from '@navette/shared/domain';
import { expect, it } from 'vitest';
import { makeExpenses, makeInserts } from './registers.ts';
import { createRandom } from './random.ts';

const today = '2026-03-10';
const monthly = (entries: readonly { date: string; money: number }[], month: string) =>
  sumMoney(entries.filter(({ date }) => date.startsWith(month)).map(({ money }) => money));

it('fills fourteen months with costs and incomes of an office, none later than today', () => {
  const [expenses, inserts] = [makeExpenses(createRandom(1), today), makeInserts(createRandom(2), today)];
  for (const entries of [expenses, inserts]) {
    expect(entries[0]?.date.slice(0, 7)).toBe('2025-02');
    expect(
      entries.every(({ date, money }) => date <= today && money > 0 && Number.isInteger(Math.round(money * 100))),
    ).toBe(true);
  }
  for (const month of ['2025-06', '2025-11', '2026-01']) {
    expect(monthly(expenses, month)).toBeGreaterThan(3000);
    expect(monthly(expenses, month)).toBeLessThan(8000);
  }
  expect(inserts.filter(({ name }) => name === 'COCOF')).toHaveLength(4);
});
