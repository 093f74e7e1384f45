import { describe, expect, it } from 'vitest';
import { contractForms, numberLimits, textLimits } from '../../testing/contract-limits.ts';
import { refusals } from '../../testing/refusals.ts';
import { clientSchema, type ClientValues, clientValues } from './client-schema.ts';

const complete: ClientValues = {
  ...clientValues(),
  firstname: 'Marie',
  lastname: 'Dupont',
  address: 'Rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  latitude: 50.84,
  longitude: 4.35,
};
const invoiced = {
  otherInvoice: true,
  invoiceName: 'CPAS de Bruxelles',
  invoiceAddress: 'Rue Haute 298a, 1000 Bruxelles',
  postbox2: 'B3',
} as const;
const refused = (values: object) => refusals(clientSchema, values);

describe('the form of a client', () => {
  it('requires both names and an address', () => {
    expect(Object.keys(refused(clientValues())).toSorted()).toEqual(['address', 'firstname', 'lastname']);
    expect(refused(complete)).toEqual({});
  });

  it('refuses an address without postal code or locality, as old records have, at the address', () => {
    for (const part of ['zip', 'city'])
      expect(refused({ ...complete, [part]: '' })).toEqual({ address: 'validation.address.incomplete' });
  });

  it('wants an address or a name for invoices that go elsewhere, and not otherwise', () => {
    expect(refused({ ...complete, otherInvoice: true })).toEqual({ invoiceAddress: 'validation.required' });
    for (const part of ['invoiceName', 'invoiceAddress'])
      expect(refused({ ...complete, ...invoiced, [part]: '' })).toEqual({});
  });

  it('keeps nothing of an invoice address whose tick is off', () => {
    expect(clientSchema.parse({ ...complete, ...invoiced, otherInvoice: false })).toMatchObject({
      invoiceName: null,
      invoiceAddress: null,
      postbox2: null,
    });
  });

  it('refuses a birth date in the future, a landline as mobile and a negative price', () => {
    expect(refused({ ...complete, birthday: '2999-01-01' })).toEqual({ birthday: 'validation.future' });
    expect(refused({ ...complete, mobile: '+3225123456' })).toEqual({ mobile: 'validation.mobile' });
    expect(Object.keys(refused({ ...complete, basePrice: -0.01 }))).toEqual(['basePrice']);
    expect(refused({ ...complete, birthday: '1950-01-01', mobile: '+32470123456', basePrice: 0 })).toEqual({});
  });

  it('refuses an e-mail address that is none, and takes an empty one', () => {
    for (const email of ['marie', 'marie@', 'marie@x', '@x.be', 'a b@x.be'])
      expect(refused({ ...complete, email })).toEqual({ email: 'validation.email' });
    expect(clientSchema.parse({ ...complete, email: '' }).email).toBeNull();
    expect(clientSchema.parse({ ...complete, email: ' marie@exemple.be ' }).email).toBe('marie@exemple.be');
  });

  it('never refuses a national number for its check', () => {
    expect(clientSchema.parse({ ...complete, ssn: '85.07.30-033-99' }).ssn).toBe('85.07.30-033-99');
  });
});

describe('a stored client', () => {
  const stored = clientSchema.parse({
    ...complete,
    ...invoiced,
    birthday: '1954-03-02',
    ssn: '54.03.02-001-10',
    factuur: true,
    basePrice: 12.5,
    comment: 'x',
  });

  it('a stored client is sent back as it was when nothing is changed', () => {
    expect(clientSchema.parse(clientValues(stored))).toEqual(stored);
  });

  it('a stored client has the tick of the invoice address when any part of it is there', () => {
    expect(clientValues(stored).otherInvoice).toBe(true);
    expect(clientValues({ ...stored, invoiceAddress: null, postbox2: null }).otherInvoice).toBe(true);
    expect(clientValues({ ...stored, invoiceName: null, invoiceAddress: null, postbox2: null }).otherInvoice).toBe(
      false,
    );
  });
});

describe('the form of a client and the contract', () => {
  const form = contractForms.ClientForm;

  it('the form of a client and the contract have the same fields, and require the same', () => {
    expect(Object.keys(clientSchema.parse(complete)).toSorted()).toEqual(Object.keys(form.properties).toSorted());
    // Postal code and locality come with the address.
    expect([...Object.keys(refused(clientValues())), 'zip', 'city'].toSorted()).toEqual(form.required.toSorted());
  });

  it.each(textLimits(form))('the form of a client and the contract allow %s the same %i characters', (name, most) => {
    const ofLength = (length: number) => ({
      ...complete,
      ...invoiced,
      [name]:
        name === 'email' || name === 'contactEmail' ? `${'x'.repeat(length - 11)}@navette.be` : 'x'.repeat(length),
    });
    expect(refused(ofLength(most))).toEqual({});
    expect(Object.keys(refused(ofLength(most + 1)))).toEqual([name]);
  });

  it.each(numberLimits(form))(
    'the form of a client and the contract allow %s the same numbers',
    (name, least, greatest) => {
      for (const value of [least, greatest]) expect(refused({ ...complete, [name]: value })).toEqual({});
      for (const value of [least - 0.01, greatest + 0.01])
        expect(Object.keys(refused({ ...complete, [name]: value }))).toEqual([name]);
    },
  );
});
