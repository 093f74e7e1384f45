import contract from '@navette/openapi/document';
import { sampleCompany } from '@navette/shared/testing/company';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { careCenterSchema, careCenterValues } from '../dialogs/care-center.tsx';
import { destinationSchema, destinationValues } from '../dialogs/destination.tsx';
import { clientSchema, clientValues } from '../entities/client/client-schema.ts';
import { driverSchema, driverValues } from '../entities/driver/driver-form.tsx';
import { insuranceSchema, insuranceValues } from '../entities/insurance/insurance-form.tsx';
import { userSchema, userValues } from '../entities/user-form.tsx';
import { mcodeSchema, mcodeValues } from '../pages/mcodes.tsx';
import { isProfileSetting, profileSchema, profileValues } from '../pages/settings/company-form.tsx';
import { sampleCareCenter, sampleClient, sampleDriver, sampleInsurance, sampleUser } from '../testing/samples.ts';

/** A property of a form in the contract, as far as it is compared. */
interface Property {
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly readOnly?: boolean;
}

interface Compared {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly contract: { readonly properties: Readonly<Record<string, Property>>; readonly required: readonly string[] };
  /** Field values of a stored record. */
  readonly complete: object;
  /** Field values of a new record. */
  readonly empty: object;
}

const { schemas } = contract.components;
const { id: _mcode, ...code } = { id: 1, ...ofPrices(12.5), mcode: 'M101', name: 'CM Brussel' };
function ofPrices(price: number) {
  return { price_other: price, price_dialyse: price, price_radio: price, price_chemo: 0 };
}
const hospital = { ...sampleCareCenter(), name: 'Hôpital Érasme' };
const company = sampleCompany({
  companyName: 'ASBL Exemple Transport',
  companyTel: '+3225123456',
  companyEmail: 'info@exemple.be',
  companyNumber: '0566.988.259',
  companyBank: 'BE68 5390 0754 7034',
  companyBic: 'GKCCBEBB',
});

const careCenter: Compared = {
  name: 'care centre',
  schema: careCenterSchema,
  contract: schemas.CareCenterForm,
  complete: careCenterValues(sampleCareCenter()),
  empty: careCenterValues(),
};
const destination: Compared = {
  name: 'destination',
  schema: destinationSchema,
  contract: schemas.DestinationForm,
  complete: destinationValues(hospital),
  empty: destinationValues(),
};
const client: Compared = {
  name: 'client',
  schema: clientSchema,
  contract: schemas.ClientForm,
  complete: clientValues(sampleClient()),
  empty: clientValues(),
};
const driver: Compared = {
  name: 'driver',
  schema: driverSchema,
  contract: schemas.DriverForm,
  complete: driverValues(sampleDriver()),
  empty: driverValues(),
};
const user: Compared = {
  name: 'user',
  schema: userSchema,
  contract: schemas.UserForm,
  complete: userValues(sampleUser()),
  empty: userValues(),
};
const insurer: Compared = {
  name: 'insurer',
  schema: insuranceSchema,
  contract: schemas.InsuranceForm,
  complete: insuranceValues(sampleInsurance()),
  empty: insuranceValues(),
};
const mcode: Compared = {
  name: 'M-code',
  schema: mcodeSchema,
  contract: schemas.MCodeForm,
  complete: mcodeValues(code),
  empty: mcodeValues(),
};
const profile: Compared = {
  name: 'organisation',
  schema: profileSchema,
  // Terms and prices have defaults.
  contract: { ...schemas.CompanyProfile, required: ['companyName'] },
  complete: profileValues(company),
  empty: { ...profileValues(company), companyName: '' },
};

/** The fields that a form refuses, with their messages. */
function refused({ schema, complete }: Compared, changes: object, values: object = complete): Record<string, string> {
  const { error } = schema.safeParse({ ...values, ...changes });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}
const refusedFields = (form: Compared, changes: object) => Object.keys(refused(form, changes)).toSorted();

/** A form without what only the server writes. */
const written = ({ contract: { properties } }: Compared) =>
  Object.entries(properties).filter(([name, { readOnly }]) => !readOnly && name !== 'subscribed_id');

/** Free texts with the most characters that the contract allows; fields with a check of their own are no free texts. */
const textLimits = (form: Compared): [name: string, most: number][] =>
  written(form).flatMap(([name, { maxLength, format, pattern }]) =>
    maxLength === undefined ||
    pattern !== undefined ||
    (format !== undefined && format !== 'email') ||
    CHECKED.has(name)
      ? []
      : [[name, maxLength] satisfies [string, number]],
  );
const CHECKED = new Set(
  'role cn bank_account refundAccount epcReference companyZip companyNumber companyBank companyBic companyEmail'.split(
    ' ',
  ),
);
const isEmailField = (name: string) => /^(?:email|contactEmail|invoiceEmail|wardEmail)$/u.test(name);

const numberLimits = (form: Compared): [name: string, least: number, greatest: number][] =>
  written(form).flatMap(([name, { minimum, maximum }]) =>
    minimum === undefined || maximum === undefined ? [] : [[name, minimum, maximum] satisfies [string, number, number]],
  );

describe.each([careCenter, destination, client, driver, user, insurer, mcode, profile])(
  'the form of a $name and the contract',
  (form) => {
    it('have the same fields, and require the same', () => {
      expect(Object.keys(form.schema.parse(form.complete) ?? {}).toSorted()).toEqual(
        written(form)
          .map(([name]) => name)
          .toSorted(),
      );
      const required = Object.keys(refused(form, {}, form.empty));
      // Postal code and locality come with the address.
      const parts = form.contract.required.includes('zip') ? ['zip', 'city'] : [];
      expect([...required, ...parts].toSorted()).toEqual([...form.contract.required].toSorted());
    });

    it.each(textLimits(form))('allow %s the same %i characters', (name, most) => {
      const ofLength = (length: number) => ({
        [name]: isEmailField(name) ? `${'x'.repeat(length - 11)}@navette.be` : 'x'.repeat(length),
      });
      expect(refused(form, ofLength(most))).toEqual({});
      expect(refusedFields(form, ofLength(most + 1))).toEqual([name]);
    });

    it.each(numberLimits(form))('allow %s the same numbers', (name, least, greatest) => {
      for (const value of [least, greatest]) expect(refused(form, { [name]: value })).toEqual({});
      for (const value of [least - 0.01, greatest + 0.01])
        expect(refusedFields(form, { [name]: value })).toEqual([name]);
    });
  },
);

const without = (record: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

it.each([
  [careCenter, without(sampleCareCenter(), 'id', 'active', 'subscribed_id')],
  [client, without(sampleClient(), 'id', 'active', 'anonymised')],
  [driver, without(sampleDriver(), 'id')],
  [user, without(sampleUser(), 'id', 'active', 'lastSignInAt', 'secondFactor')],
  [insurer, without(sampleInsurance(), 'id', 'active')],
  [mcode, code],
  [profile, company],
])('sends a stored $name back unchanged', ({ schema, complete }, stored) =>
  expect(schema.parse(complete)).toEqual(stored),
);

it.each([careCenter, destination, client, driver, user])('requires a complete address of a $name', (form) => {
  expect(refused(form, { address: '' })).toEqual({ address: 'validation.required' });
  for (const part of ['zip', 'city'])
    expect(refused(form, { [part]: '' })).toEqual({ address: 'validation.address.incomplete' });
});

it.each([client, driver, user, insurer])('checks and trims the e-mail address of a $name', (form) => {
  for (const email of ['marie', 'marie@', 'marie@x', '@x.be', 'a b@x.be'])
    expect(refused(form, { email })).toEqual({ email: 'validation.email' });
  expect(form.schema.parse({ ...form.complete, ...asClient(form), email: ' m@exemple.be ' })).toMatchObject({
    email: 'm@exemple.be',
  });
});
const asClient = (form: Compared) => (form === user ? { role: 'client' } : {});

it.each([driver, insurer])(
  'saves the bank account of a $name without spaces, if its check digits are right',
  (form) => {
    for (const bank_account of ['BE69539007547034', 'BE68', 'x'])
      expect(refused(form, { bank_account })).toEqual({ bank_account: 'validation.iban' });
    expect(form.complete).toMatchObject({ bank_account: 'BE68 5390 0754 7034' });
    expect(form.schema.parse({ ...form.complete, bank_account: ' be71 0961 2345 6769 ' })).toMatchObject({
      bank_account: 'BE71096123456769',
    });
    expect(form.schema.parse({ ...form.complete, bank_account: ' ' })).toMatchObject({ bank_account: null });
  },
);

it.each([client, driver, user])('refuses a birth date in the future and a landline as mobile of a $name', (form) => {
  expect(refused(form, { birthday: '2999-01-01' })).toEqual({ birthday: 'validation.future' });
  expect(refused(form, { mobile: '+3225123456' })).toEqual({ mobile: 'validation.mobile' });
});

it('sends an invalid e-mail address of a care centre as typed', () => {
  const email_address = 'accueil tilleuls.example';
  expect(careCenterSchema.parse({ ...careCenter.complete, email_address })).toMatchObject({ email_address });
});

describe('the invoice address of a client', () => {
  const nowhere = { invoiceName: '', invoiceAddress: '', postbox2: '' };

  it('needs a name or an address for invoices that go elsewhere', () => {
    expect(refused(client, nowhere)).toEqual({ invoiceAddress: 'validation.required' });
    expect(refused(client, { ...nowhere, otherInvoice: false })).toEqual({});
    for (const part of ['invoiceName', 'invoiceAddress']) expect(refused(client, { [part]: '' })).toEqual({});
  });

  it('is not kept when its tick is off', () => {
    expect(clientSchema.parse({ ...clientValues(sampleClient()), otherInvoice: false })).toMatchObject({
      invoiceName: null,
      invoiceAddress: null,
      postbox2: null,
    });
  });

  it('has its tick when any part of it is there', () => {
    expect(clientValues(sampleClient({ invoiceAddress: null })).otherInvoice).toBe(true);
    expect(clientValues(sampleClient({ invoiceName: null, invoiceAddress: null })).otherInvoice).toBe(false);
  });
});

it('never refuses a national number for its check', () => {
  expect(clientSchema.parse({ ...clientValues(sampleClient()), ssn: '85.07.30-033-99' }).ssn).toBe('85.07.30-033-99');
});

it('refuses other roles than driver and other position intervals', () => {
  expect(refusedFields(driver, { role: 'client' })).toEqual(['role']);
  for (const refreshTime of [15, 30, 60, 120]) expect(refused(driver, { refreshTime })).toEqual({});
  expect(refusedFields(driver, { refreshTime: 45 })).toEqual(['refreshTime']);
});

it('requires the e-mail address that staff signs in with, not that of others', () => {
  for (const role of ['account', 'dispatch', 'invoice', 'admin', 'lead', 'accountant', 'office', 'super'])
    expect(refused(user, { role, email: '' })).toEqual({ email: 'validation.required' });
  for (const role of ['client', 'driver']) expect(refused(user, { role, email: '' })).toEqual({});
});

describe('an insurer', () => {
  const sent = (changes: object) => insuranceSchema.parse({ ...insuranceValues(sampleInsurance()), ...changes });

  it('may have a letter box without postal code', () => {
    expect(refused(insurer, { address: 'Boîte postale 12', zip: '', city: '', fullAddress: '' })).toEqual({});
  });

  it.each([
    ['BE 0419 618 535', '0419.618.535'],
    ['419618535', '0419.618.535'],
    ['', null],
  ])('keeps the enterprise number %s as %s', (cn, kept) => expect(sent({ cn }).cn).toBe(kept));

  it('refuses an enterprise number whose check digits are wrong', () => {
    expect(refused(insurer, { cn: '0566.988.258' })).toEqual({ cn: 'validation.enterpriseNumber' });
  });

  it('starts with the default fees, and distinguishes an empty fee from 0', () => {
    expect(insuranceValues()).toMatchObject({ min10km: 9, plus10km: 0.9 });
    expect(sent({ min10km: null, plus10km: 0 })).toMatchObject({ min10km: null, plus10km: 0 });
    expect(insuranceValues(sampleInsurance())).toMatchObject({ min10km: null, plus10km: 0 });
  });
});

it('trims the code of an M-code and sends an empty name as null', () => {
  expect(mcodeSchema.parse({ ...code, mcode: ' M101 ', name: '  ' })).toEqual({ ...code, name: null });
  expect(refused(mcode, { mcode: '   ' })).toHaveProperty('mcode');
});

describe('the organisation', () => {
  it.each([
    [{ companyName: '  ' }, 'companyName'],
    [{ companyZip: '0123' }, 'companyZip'],
    [{ companyEmail: 'info@' }, 'companyEmail'],
    [{ companyNumber: '0566.988.258' }, 'companyNumber'],
    [{ companyBank: 'BE69539007547034' }, 'companyBank'],
    [{ companyBic: 'GKCC' }, 'companyBic'],
    [{ paymentTerm: null }, 'paymentTerm'],
    [{ noticeTerm: 1.5 }, 'noticeTerm'],
    [{ plus10km: null }, 'plus10km'],
  ])('refuses %j at its field', (changes, field) => expect(refusedFields(profile, changes)).toEqual([field]));

  it('accepts a BIC in small letters, with spaces, and none', () => {
    const sent = (companyBic: string) => profileSchema.parse({ ...profileValues(company), companyBic }).companyBic;
    expect([sent('gkcc be bb'), sent('')]).toEqual(['GKCCBEBB', null]);
  });

  it('has the settings of the profile', () => {
    expect(Object.keys(schemas.CompanyProfile.properties).every(isProfileSetting)).toBe(true);
    expect(isProfileSetting('bookingRefresh')).toBe(false);
  });
});
