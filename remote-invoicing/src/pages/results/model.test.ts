import { expect, it } from 'vitest';
import { averagesOf, daysOf, monthsOf, unpaidOf, withRunUp } from './model.ts';

const day = (text: string, profit = 0, amount = 0) => ({ day: text, amount, profit, bookings: 1 });

it('lists every month of the period, with the first and last one clipped to it', () => {
  const months = monthsOf({ start: '2026-01-15', end: '2026-03-10' }, [
    { year: 2026, month: 2, amount: 100, profit: 20, bookings: 4 },
  ]);
  expect(months.map(({ range, amount, driverShare }) => [range.start, range.end, amount, driverShare])).toEqual([
    ['2026-01-15', '2026-01-31', 0, 0],
    ['2026-02-01', '2026-02-28', 100, 80],
    ['2026-03-01', '2026-03-10', 0, 0],
  ]);
});

it('ends the days with today or the last booking, not with months of nothing', () => {
  const year = { start: '2026-01-01', end: '2026-12-31' };
  expect(daysOf(year, [day('2026-01-05')], '2026-01-03').at(-1)?.range.start).toBe('2026-01-05');
  expect(daysOf(year, [], '2026-01-03')).toHaveLength(3);
  expect(daysOf(year, [day('2026-01-05')], '2027-05-01').at(-1)?.range.start).toBe('2026-01-05');
});

it('averages fourteen days from the first day of the period on', () => {
  const range = { start: '2026-02-01', end: '2026-02-02' };
  const runUp = withRunUp(range);
  expect(runUp.start).toBe('2026-01-19');
  const rows = [
    ...Array.from({ length: 13 }, (_, index) => day(`2026-01-${String(19 + index)}`, 10)),
    day('2026-02-01', 24),
  ];
  const averages = averagesOf(daysOf(runUp, rows, '2026-02-01'), range.start);
  expect(averages).toEqual([11]);
});

it('shows the ten clients with the largest debts, the largest first, and nothing when all is paid', () => {
  const clients = Array.from({ length: 12 }, (_, index) => ({
    clientId: index,
    lastname: 'A',
    firstname: 'B',
    amount: index + 1,
  }));
  const unpaid = unpaidOf([[{ amount: 78 }], [{ amount: 30 }], clients]);
  expect(unpaid?.top.map(({ amount }) => amount)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect([unpaid?.total, unpaid?.late, unpaid?.due]).toEqual([78, 30, 48]);
  expect(unpaidOf([[{ amount: 0 }], [{ amount: 0 }], []])).toBeUndefined();
});
