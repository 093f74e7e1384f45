import { describe, expect, it } from 'vitest';
import { contractForms, numberLimits, textLimits } from '../testing/contract-limits.ts';
import { refusals } from '../testing/refusals.ts';
import { mcodeSchema, mcodeValues } from './mcodes.tsx';

const complete: ReturnType<typeof mcodeValues> = {
  mcode: 'M101',
  name: 'CM Brussel',
  price_other: 12,
  price_dialyse: 14.4,
  price_radio: 13.5,
  price_chemo: 0,
};
const refused = (values: object) => refusals(mcodeSchema, values);

describe('form of an M-code', () => {
  it('requires the code and the four prices, of which 0 is one', () => {
    expect(Object.keys(refused(mcodeValues())).toSorted()).toEqual([
      'mcode',
      'price_chemo',
      'price_dialyse',
      'price_other',
      'price_radio',
    ]);
    expect(refused({ ...complete, mcode: '   ' })).toHaveProperty('mcode');
    expect(refused(complete)).toEqual({});
  });

  it('trims the code and sends an empty name as null', () => {
    expect(mcodeSchema.parse({ ...complete, mcode: ' M101 ', name: '  ' })).toEqual({ ...complete, name: null });
  });

  it('sends a stored M-code back unchanged', () => {
    expect(mcodeSchema.parse(mcodeValues({ id: 1, ...complete, name: null }))).toEqual({ ...complete, name: null });
  });
});

describe('the form of an M-code and the contract', () => {
  const form = contractForms.MCodeForm;

  it('the form of an M-code and the contract has the fields of the contract, and requires the same', () => {
    expect(Object.keys(mcodeSchema.parse(complete)).toSorted()).toEqual(Object.keys(form.properties).toSorted());
    expect(Object.keys(refused(mcodeValues())).toSorted()).toEqual(form.required.toSorted());
  });

  it.each(textLimits(form))('allows %s the %i characters of the contract', (name, most) => {
    expect(refused({ ...complete, [name]: 'x'.repeat(most) })).toEqual({});
    expect(Object.keys(refused({ ...complete, [name]: 'x'.repeat(most + 1) }))).toEqual([name]);
  });

  it.each(numberLimits(form))('allows %s the amounts of the contract', (name, least, greatest) => {
    for (const amount of [least, greatest]) expect(refused({ ...complete, [name]: amount })).toEqual({});
    for (const amount of [least - 0.01, greatest + 0.01])
      expect(Object.keys(refused({ ...complete, [name]: amount }))).toEqual([name]);
  });
});
