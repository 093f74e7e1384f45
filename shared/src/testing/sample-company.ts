import type { components } from '@navette/openapi/types';

type CompanyProfile = components['schemas']['CompanyProfile'];

/** For tests: the profile of an organisation with one site, with other values where given (specification/registers.md#settings). */
export const sampleCompany = (changes: Partial<CompanyProfile> = {}): CompanyProfile => ({
  companyName: 'ASBL Exemple',
  companyType: 'ASBL',
  companyAddress: 'Rue Haute 1',
  companyZip: '1000',
  companyCity: 'Bruxelles',
  companySite: null,
  companyTel: null,
  companyEmail: null,
  companyWebsite: null,
  companyNumber: null,
  companyBank: null,
  companyBic: null,
  companyVat: null,
  invoiceText: null,
  reminderText: null,
  noticeText: null,
  paymentTerm: 15,
  noticeTerm: 7,
  adminPrice: 3,
  min10km: 9,
  plus10km: 0.9,
  epcReference: 'structured',
  showNationalNumber: false,
  ...changes,
});
