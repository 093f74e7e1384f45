import { describe, expect, it } from 'vitest';
import { contractForms, numberLimits, textLimits } from '../testing/contract-limits.ts';
import { refusals } from '../testing/refusals.ts';
import { destinationSchema, destinationValues, type DestinationValues } from './destination.tsx';

const complete: DestinationValues = {
  name: 'Hôpital Érasme',
  address: 'Route de Lennik 808',
  zip: '1070',
  city: 'Anderlecht',
  fullAddress: 'Route de Lennik 808, 1070 Anderlecht',
  latitude: 50.8127,
  longitude: 4.2667,
  tel: '+3225553111',
};
const refused = (values: object) => refusals(destinationSchema, values);

describe('the form of a destination', () => {
  it('requires a name and an address', () => {
    expect(refused(destinationValues())).toEqual(expect.objectContaining({ address: 'validation.required' }));
    expect(Object.keys(refused(destinationValues())).toSorted()).toEqual(['address', 'name']);
  });

  it('refuses an address without postal code or locality, as old records have, at the address', () => {
    for (const part of ['zip', 'city'])
      expect(refused({ ...complete, [part]: '' })).toEqual({ address: 'validation.address.incomplete' });
  });

  it('sends a destination with empty texts as null', () => {
    expect(destinationSchema.parse({ ...complete, name: ' Érasme ', fullAddress: '', tel: null })).toEqual({
      ...complete,
      name: 'Érasme',
      fullAddress: null,
      tel: null,
    });
  });
});

describe('the form of a destination and the contract', () => {
  const form = contractForms.DestinationForm;

  it('the form of a destination and the contract has the fields of the contract, and requires the same', () => {
    expect(Object.keys(destinationSchema.parse(complete)).toSorted()).toEqual(Object.keys(form.properties).toSorted());
    // Postal code and locality come with the address.
    expect([...Object.keys(refused(destinationValues())), 'zip', 'city'].toSorted()).toEqual(form.required.toSorted());
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
