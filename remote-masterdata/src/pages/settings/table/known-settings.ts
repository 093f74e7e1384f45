import { messageKey } from '@navette/shared/i18n';

/** Setting in words: label and description. */
export interface SettingWords {
  readonly label: string;
  readonly about: string;
  /** Replaced by a rule of the application, as `about` says: read-only. */
  readonly fixed?: true;
}

const ON_ACCESS = messageKey('settings.about.access');
const ON_INVOICES = messageKey('settings.about.invoices');

/** Settings known to the application; all others were added by users. */
export const KNOWN_SETTINGS: Readonly<Record<string, SettingWords>> = {
  adminPrice: { label: messageKey('settings.company.adminPrice'), about: messageKey('settings.about.adminPrice') },
  bookingRefresh: {
    label: messageKey('settings.label.bookingRefresh'),
    about: messageKey('settings.about.bookingRefresh'),
    fixed: true,
  },
  booqitInsuranceId: {
    label: messageKey('settings.label.booqitInsuranceId'),
    about: messageKey('settings.about.booqitInsuranceId'),
  },
  companyAddress: { label: messageKey('settings.company.companyAddress'), about: ON_INVOICES },
  companyBank: { label: messageKey('settings.company.companyBank'), about: ON_INVOICES },
  companyBic: { label: messageKey('settings.company.companyBic'), about: ON_INVOICES },
  companyCity: { label: messageKey('settings.company.companyCity'), about: ON_INVOICES },
  companyEmail: { label: messageKey('settings.company.companyEmail'), about: ON_INVOICES },
  companyName: { label: messageKey('settings.company.companyName'), about: ON_INVOICES },
  companyNumber: { label: messageKey('settings.company.companyNumber'), about: ON_INVOICES },
  companySite: {
    label: messageKey('settings.company.companySite'),
    about: messageKey('settings.company.companySite.help'),
  },
  companyTel: { label: messageKey('settings.company.companyTel'), about: ON_INVOICES },
  companyType: { label: messageKey('settings.company.companyType'), about: ON_INVOICES },
  companyVat: { label: messageKey('settings.company.companyVat'), about: ON_INVOICES },
  companyWebsite: { label: messageKey('settings.company.companyWebsite'), about: ON_INVOICES },
  companyZip: { label: messageKey('settings.company.companyZip'), about: ON_INVOICES },
  epcReference: {
    label: messageKey('settings.company.epcReference'),
    about: messageKey('settings.about.epcReference'),
  },
  invoiceText: { label: messageKey('settings.company.invoiceText'), about: ON_INVOICES },
  min10km: { label: messageKey('settings.company.min10km'), about: messageKey('settings.about.insurer') },
  noticeTerm: { label: messageKey('settings.company.noticeTerm'), about: messageKey('settings.about.noticeTerm') },
  noticeText: { label: messageKey('settings.company.noticeText'), about: ON_INVOICES },
  paymentTerm: { label: messageKey('settings.company.paymentTerm'), about: messageKey('settings.about.paymentTerm') },
  planningSlack: {
    label: messageKey('settings.label.planningSlack'),
    about: messageKey('settings.about.planningSlack'),
  },
  positionDays: {
    label: messageKey('settings.label.positionDays'),
    about: messageKey('settings.about.positionDays'),
  },
  plus10km: { label: messageKey('settings.company.plus10km'), about: messageKey('settings.about.insurer') },
  reminderText: { label: messageKey('settings.company.reminderText'), about: ON_INVOICES },
  waitPrice: {
    label: messageKey('settings.label.waitPrice'),
    about: messageKey('settings.about.waitPrice'),
    fixed: true,
  },
  idleMinutes: { label: messageKey('settings.label.idleMinutes'), about: ON_ACCESS },
  secondFactorRoles: { label: messageKey('settings.label.secondFactorRoles'), about: ON_ACCESS },
};
