import { expect, it } from 'vitest';
import { type BankRuleCondition, createRuler } from './bank-rules.ts';

const rule = (contains: string, changes: Partial<BankRuleCondition> = {}) => ({
  contains,
  account: null,
  sign: 'any' as const,
  ...changes,
});
const line = (changes = {}) => ({
  amount: -94.5,
  detail: 'Abonnement  mobile Énergie',
  counterparty: 'Proximus NV',
  account: 'BE68 5390 0754 7034',
  ...changes,
});

it('takes the first rule whose text stands in name or communication, whatever accents, case and spaces', () => {
  const [phone, energy] = [rule('proximus nv abonnement mobile'), rule('ENERGIE')];
  expect(createRuler([phone, energy])(line())).toBe(phone);
  expect(createRuler([energy, phone])(line())).toBe(energy);
  expect(createRuler([rule('Orange')])(line())).toBeUndefined();
  expect(createRuler([rule(' ')])(line())).toBeUndefined();
});

it('holds a rule to its account and direction', () => {
  const own = createRuler([rule('proximus', { account: 'BE68539007547034', sign: 'out' })]);
  expect(own(line())).toBeDefined();
  expect(own(line({ account: 'BE71096123456769' }))).toBeUndefined();
  expect(own(line({ account: null }))).toBeUndefined();
  expect(own(line({ amount: 94.5 }))).toBeUndefined();
  expect(createRuler([rule('proximus', { sign: 'in' })])(line({ amount: 94.5 }))).toBeDefined();
});
