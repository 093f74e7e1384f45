import type { NewRow } from '../../db/types.ts';

// Account and enterprise number are examples with right check digits and belong to nobody.
const settings: Readonly<Record<string, string>> = {
  companyName: 'Navette',
  companyType: 'ASBL – VZW',
  companyAddress: 'quai des Charbonnages 30',
  companyZip: '1080',
  companyCity: 'Molenbeek-Saint-Jean',
  companySite: 'chaussée de Wavre 1015, 1160 Auderghem',
  companyBank: 'BE68 5390 0754 7034',
  companyBic: 'GKCCBEBB',
  companyTel: '+3222100000',
  companyNumber: '0999.999.922',
  companyEmail: 'info@navette.example',
  companyVat: 'Association sans but lucratif – TVA non applicable',
  adminPrice: '3',
  waitPrice: '5',
  min10km: '9',
  plus10km: '0.9',
  paymentTerm: '15',
  noticeTerm: '7',
  epcReference: 'structured',
  booqitInsuranceId: '1',
  bookingRefresh: '60',
};

/** What the organisation has set. */
export const demoSettings: readonly NewRow<'setting'>[] = Object.entries(settings).map(([variable, value]) => ({
  variable,
  value,
}));
