import { describe, expect, it } from 'vitest';
import { contractForms, numberLimits, textLimits } from '../../testing/contract-limits.ts';
import { refusals } from '../../testing/refusals.ts';
import { sampleDriver } from '../../testing/sample-driver.ts';
import { driverSchema, driverValues } from './driver-form.tsx';

const complete = driverValues(sampleDriver());
const refused = (values: object) => refusals(driverSchema, values);

describe('the form of a driver', () => {
  it('requires names, a complete address and a mobile phone', () => {
    expect(Object.keys(refused(driverValues())).toSorted()).toEqual(['address', 'firstname', 'lastname', 'mobile']);
    expect(refused(complete)).toEqual({});
  });

  it('refuses an address without postal code or locality, as old records have, at the address', () => {
    for (const part of ['zip', 'city'])
      expect(refused({ ...complete, [part]: '' })).toEqual({ address: 'validation.address.incomplete' });
  });

  it.each(['BE69539007547034', 'BE68', 'x', 'BE68539007547035'])('refuses the bank account %s', (bank_account) => {
    expect(refused({ ...complete, bank_account })).toEqual({ bank_account: 'validation.iban' });
  });

  it('shows a bank account in groups and saves it without spaces', () => {
    expect(complete.bank_account).toBe('BE68 5390 0754 7034');
    expect(driverSchema.parse({ ...complete, bank_account: ' be71 0961 2345 6769 ' }).bank_account).toBe(
      'BE71096123456769',
    );
    expect(driverSchema.parse({ ...complete, bank_account: ' ' }).bank_account).toBeNull();
  });

  it('refuses an invalid e-mail address of a driver', () => {
    for (const email of ['karim', 'karim@', '@x.be', 'a b@x.be'])
      expect(refused({ ...complete, email })).toEqual({ email: 'validation.email' });
  });

  it('refuses other roles than driver and other position intervals', () => {
    expect(Object.keys(refused({ ...complete, role: 'client' }))).toEqual(['role']);
    for (const refreshTime of [15, 30, 60, 120]) expect(refused({ ...complete, refreshTime })).toEqual({});
    expect(Object.keys(refused({ ...complete, refreshTime: 45 }))).toEqual(['refreshTime']);
  });

  it('sends a stored driver back unchanged', () => {
    const { id: _number, ...stored } = sampleDriver();
    expect(driverSchema.parse(complete)).toEqual(stored);
  });
});

describe('the form of a driver and the contract', () => {
  const form = contractForms.DriverForm;

  it('the form of a driver and the contract has the fields of the contract, and requires the same', () => {
    expect(Object.keys(driverSchema.parse(complete)).toSorted()).toEqual(Object.keys(form.properties).toSorted());
    // Postal code and locality come with the address.
    expect([...Object.keys(refused(driverValues())), 'zip', 'city'].toSorted()).toEqual(form.required.toSorted());
  });

  it.each(textLimits(form).filter(([name]) => name !== 'bank_account' && name !== 'role'))(
    'allow %s the same %i characters',
    (name, most) => {
      const ofLength = (length: number) => ({
        ...complete,
        [name]: name === 'email' ? `${'x'.repeat(length - 11)}@navette.be` : 'x'.repeat(length),
      });
      expect(refused(ofLength(most))).toEqual({});
      expect(Object.keys(refused(ofLength(most + 1)))).toEqual([name]);
    },
  );

  it.each(numberLimits(form))('allows %s the numbers of the contract', (name, least, greatest) => {
    for (const value of [least, greatest]) expect(refused({ ...complete, [name]: value })).toEqual({});
    for (const value of [least - 0.01, greatest + 0.01])
      expect(Object.keys(refused({ ...complete, [name]: value }))).toEqual([name]);
  });
});
