import contract from '@navette/openapi/document';
import { sampleCompany } from '@navette/shared/testing/company';
import { describe, expect, it } from 'vitest';
import { textLimits, type ContractForm } from '../../testing/contract-limits.ts';
import { refusals } from '../../testing/refusals.ts';
import { isProfileSetting, profileSchema, profileValues } from './company-form.tsx';

const stored = sampleCompany({
  companyName: 'ASBL Exemple Transport',
  companyTel: '+3225123456',
  companyEmail: 'info@exemple.be',
  companyNumber: '0566.988.259',
  companyBank: 'BE68 5390 0754 7034',
  companyBic: 'GKCCBEBB',
});
const complete = profileValues(stored);
const refused = (changes: object) => refusals(profileSchema, { ...complete, ...changes });

describe('the form of the organisation', () => {
  it('sends a stored profile back unchanged', () => {
    expect(profileSchema.parse(complete)).toEqual(stored);
  });

  it.each([
    [{ companyName: '  ' }, 'companyName'],
    [{ companyZip: '0123' }, 'companyZip'],
    [{ companyEmail: 'info@' }, 'companyEmail'],
    [{ companyNumber: '0566.988.258' }, 'companyNumber'],
    [{ companyBank: 'BE69539007547034' }, 'companyBank'],
    [{ companyBic: 'GKCC' }, 'companyBic'],
    [{ paymentTerm: null }, 'paymentTerm'],
    [{ paymentTerm: 121 }, 'paymentTerm'],
    [{ noticeTerm: 1.5 }, 'noticeTerm'],
    [{ adminPrice: -1 }, 'adminPrice'],
    [{ plus10km: null }, 'plus10km'],
  ])('refuses %j at its field', (changes, field) => {
    expect(Object.keys(refused(changes))).toEqual([field]);
  });

  it('requires only name, prices and terms of a profile', () => {
    const empty = {
      companyType: '',
      companyAddress: '',
      companyZip: '',
      companyCity: '',
      companyTel: null,
      companyEmail: '',
      companyNumber: '',
      companyBank: '',
      companyBic: '',
    };
    expect(profileSchema.parse({ ...complete, ...empty })).toMatchObject({
      companyType: null,
      companyZip: null,
      companyNumber: null,
      companyBank: null,
      companyBic: null,
      companyEmail: null,
    });
  });

  it('accepts a BIC in small letters, with spaces', () => {
    expect(profileSchema.parse({ ...complete, companyBic: 'gkcc be bb' }).companyBic).toBe('GKCCBEBB');
  });
});

describe('the form of the organisation and the contract', () => {
  const form: ContractForm = contract.components.schemas.CompanyProfile;

  it('the form of the organisation and the contract has the fields of the contract', () => {
    expect(Object.keys(complete).toSorted()).toEqual(Object.keys(form.properties).toSorted());
    expect(Object.keys(form.properties).every(isProfileSetting)).toBe(true);
    expect(isProfileSetting('bookingRefresh')).toBe(false);
  });

  it.each(
    textLimits(form).filter(([name]) => !['companyZip', 'companyNumber', 'companyBank', 'companyEmail'].includes(name)),
  )('allow %s the same characters', (name, most) => {
    if (name === 'epcReference') return;
    expect(refused({ [name]: 'x'.repeat(most) })).toEqual({});
    expect(Object.keys(refused({ [name]: 'x'.repeat(most + 1) }))).toEqual([name]);
  });
});
