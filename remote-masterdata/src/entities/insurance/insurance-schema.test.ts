import { describe, expect, it } from 'vitest';
import { contractForms, textLimits } from '../../testing/contract-limits.ts';
import { refusals } from '../../testing/refusals.ts';
import { insuranceSchema, insuranceValues, type InsuranceValues } from './insurance-form.tsx';

const complete: InsuranceValues = {
  name: 'Partenamut',
  cn: '0202.239.951',
  address: 'boulevard Louis Mettewie 74',
  zip: '1080',
  city: 'Molenbeek-Saint-Jean',
  fullAddress: 'boulevard Louis Mettewie 74, 1080 Molenbeek-Saint-Jean',
  postbox: '',
  tel: '+3224444111',
  email: 'transport@mutualite.example',
  bank_account: 'BE68 5390 0754 7034',
  language: null,
  min10km: 10.5,
  plus10km: 1.1,
  comment: '',
};
const refused = (values: object) => refusals(insuranceSchema, values);
const sent = (changes: Partial<InsuranceValues>) => insuranceSchema.parse({ ...complete, ...changes });

describe('form of an insurer', () => {
  it('requires name and address, and accepts a letter box without postal code', () => {
    expect(Object.keys(refused(insuranceValues())).toSorted()).toEqual(['address', 'name']);
    expect(refused({ ...complete, address: 'Boîte postale 12', zip: '', city: '', fullAddress: '' })).toEqual({});
  });

  it.each([
    ['0566.988.259', '0566.988.259'],
    ['BE 0419 618 535', '0419.618.535'],
    ['419618535', '0419.618.535'],
    ['', null],
  ])('keeps the enterprise number %s as %s', (cn, kept) => expect(sent({ cn }).cn).toBe(kept));

  it('refuses an enterprise number whose check digits are wrong', () => {
    expect(refused({ ...complete, cn: '0566.988.258' })).toEqual({ cn: 'validation.enterpriseNumber' });
  });

  it('saves an IBAN without spaces, and refuses one whose check digits are wrong', () => {
    expect(sent({ bank_account: 'be71 0961 2345 6769' }).bank_account).toBe('BE71096123456769');
    expect(sent({ bank_account: '' }).bank_account).toBeNull();
    expect(refused({ ...complete, bank_account: 'BE69539007547034' })).toEqual({ bank_account: 'validation.iban' });
  });

  it('refuses an invalid e-mail address of an insurer', () => {
    expect(refused({ ...complete, email: 'transport mutualite.example' })).toEqual({ email: 'validation.email' });
    expect(sent({ email: '' }).email).toBeNull();
  });

  it('starts with the default fees, distinguishes an empty fee from 0, and refuses negative ones', () => {
    expect(insuranceValues()).toMatchObject({ min10km: 9, plus10km: 0.9 });
    expect(sent({ min10km: null, plus10km: 0 })).toMatchObject({ min10km: null, plus10km: 0 });
    expect(Object.keys(refused({ ...complete, min10km: -1, plus10km: -0.01 })).toSorted()).toEqual([
      'min10km',
      'plus10km',
    ]);
  });

  it('shows an empty stored fee as empty, not as the default', () => {
    expect(
      insuranceValues({ id: 1, name: 'Helan', min10km: null, plus10km: 0, bank_account: 'BE68539007547034' }),
    ).toMatchObject({ min10km: null, plus10km: 0, bank_account: 'BE68 5390 0754 7034' });
  });
});

describe('form of an insurer and the contract', () => {
  const form = contractForms.InsuranceForm;

  it('form of an insurer and the contract has the fields of the contract, and requires the same', () => {
    expect(Object.keys(insuranceSchema.parse(complete)).toSorted()).toEqual(Object.keys(form.properties).toSorted());
    expect(Object.keys(refused(insuranceValues())).toSorted()).toEqual(form.required.toSorted());
  });

  const free = textLimits(form).filter(([name]) => !['cn', 'bank_account', 'email'].includes(name));

  it.each(free)('allows %s the %i characters of the contract', (name, most) => {
    expect(refused({ ...complete, [name]: 'x'.repeat(most) })).toEqual({});
    expect(Object.keys(refused({ ...complete, [name]: 'x'.repeat(most + 1) }))).toEqual([name]);
  });

  it.each(['min10km', 'plus10km'] as const)('allows %s the greatest amount of the contract', (name) => {
    expect(refused({ ...complete, [name]: form.properties[name].maximum })).toEqual({});
    expect(Object.keys(refused({ ...complete, [name]: form.properties[name].maximum + 0.01 }))).toEqual([name]);
  });
});
