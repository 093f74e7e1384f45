import { expect, it } from 'vitest';
import { monthsToChoose } from './register-page.tsx';
import { registerSchema, registerValues } from './register.ts';

const complete = { ...registerValues(), name: 'Garage', description: 'Pneus', money: 12.5, date: '2026-03-02' };
const fieldsOf = (values: object) =>
  registerSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('requires name, description and date, and no amount', () => {
  expect(fieldsOf({ ...complete, name: ' ', description: '', date: null, money: null })).toEqual([
    'name',
    'description',
    'date',
  ]);
  expect(fieldsOf({ ...complete, money: -12.5 })).toEqual([]);
});

it('does not save a record of a register while its receipt is uploading', () => {
  expect(fieldsOf({ ...complete, receipt: 'sending' })).toEqual(['receipt']);
});

it('sends the key of the receipt, and a key of the attempt that is another for each new record', () => {
  const receipt = { itemKey: 'a.pdf', contentType: 'application/pdf', imageUrl: '/files/a.pdf' };
  expect(registerSchema.parse({ ...complete, receipt }).itemKey).toBe('a.pdf');
  expect(registerSchema.parse(complete).itemKey).toBeNull();
  expect(registerValues().attempt).not.toBe(registerValues().attempt);
});

it('offers the last months, those that have records and the chosen one, the latest first', () => {
  const months = monthsToChoose(['2024-05-03', '2026-03-01'], '2023-01', '2026-03-20');
  expect(months.slice(0, 2)).toEqual(['2026-03', '2026-02']);
  expect(months.slice(-2)).toEqual(['2024-05', '2023-01']);
  expect(months).toHaveLength(16);
});
