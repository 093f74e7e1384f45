import { describe, expect, it } from 'vitest';
import { contractForms, numberLimits, textLimits } from '../testing/contract-limits.ts';
import { refusals } from '../testing/refusals.ts';
import { sampleCareCenter } from '../testing/sample-care-center.ts';
import { careCenterSchema, careCenterValues } from './care-center.tsx';

const complete = careCenterValues(sampleCareCenter());
const refused = (values: object) => refusals(careCenterSchema, values);

describe('the form of a care centre', () => {
  it('requires a name and a complete address', () => {
    expect(Object.keys(refused(careCenterValues())).toSorted()).toEqual(['address', 'name']);
    for (const part of ['zip', 'city'])
      expect(refused({ ...complete, [part]: '' })).toEqual({ address: 'validation.address.incomplete' });
  });

  it('sends an invalid e-mail address as typed, and an empty one as null', () => {
    expect(careCenterSchema.parse({ ...complete, email_address: 'accueil tilleuls.example' }).email_address).toBe(
      'accueil tilleuls.example',
    );
    expect(careCenterSchema.parse({ ...complete, email_address: ' ' }).email_address).toBeNull();
  });

  it('never sends whether the care centre is subscribed', () => {
    expect(careCenterSchema.parse(careCenterValues(sampleCareCenter({ subscribed_id: 'abc' })))).not.toHaveProperty(
      'subscribed_id',
    );
  });
});

describe('the form of a care centre and the contract', () => {
  const { subscribed_id: _, ...properties } = contractForms.CareCenterForm.properties;
  const form = { ...contractForms.CareCenterForm, properties };

  it('the form of a care centre and the contract has the fields of the contract, and requires the same', () => {
    expect(Object.keys(careCenterSchema.parse(complete)).toSorted()).toEqual(Object.keys(properties).toSorted());
    expect([...Object.keys(refused(careCenterValues())), 'zip', 'city'].toSorted()).toEqual(form.required.toSorted());
  });

  it.each(textLimits(form))('allows %s the %i characters of the contract', (name, most) => {
    expect(refused({ ...complete, [name]: 'x'.repeat(most) })).toEqual({});
    expect(Object.keys(refused({ ...complete, [name]: 'x'.repeat(most + 1) }))).toEqual([name]);
  });

  it.each(numberLimits(form))('allows %s the numbers of the contract', (name, least, greatest) => {
    for (const value of [least, greatest]) expect(refused({ ...complete, [name]: value })).toEqual({});
    for (const value of [least - 0.01, greatest + 0.01])
      expect(Object.keys(refused({ ...complete, [name]: value }))).toEqual([name]);
  });
});
