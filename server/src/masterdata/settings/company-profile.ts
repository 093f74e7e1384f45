import {
  DEFAULT_ADMIN_PRICE,
  DEFAULT_MIN10KM,
  DEFAULT_PLUS10KM,
  enterpriseNumberText,
  ibanText,
  isIban,
  NOTICE_DAYS,
  parseEnterpriseNumber,
  parseMoneyText,
  PAYMENT_DAYS,
} from '@navette/shared/domain';
import { documentLanguage } from '@navette/shared/document';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { ProblemField } from '../../kernel/problem.ts';
import { missing, refuse, storedPhones, wrongPhones, cleanForm } from '../records/check-form.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db } from '../../db/database.ts';
import { settingsByName } from './setting-queries.ts';

/** Profile of the organisation, for invoices and rules. */
export type CompanyProfile = AnswerOf<'getCompanyProfile'>;

const VAT_SENTENCE = 'Association sans but lucratif – TVA non applicable';

export function profileOf(settings: ReadonlyMap<string, string | null>): CompanyProfile {
  const text = (name: string): string | null => settings.get(name) ?? null;
  const money = (name: string, otherwise: number): number => parseMoneyText(text(name) ?? '') ?? otherwise;
  const days = (name: string, otherwise: number): number =>
    /^\d{1,3}$/u.test(text(name) ?? '') ? Number(text(name)) : otherwise;
  return {
    companyName: text('companyName') ?? 'Navette',
    companyType: text('companyType'),
    companyAddress: text('companyAddress'),
    companyZip: text('companyZip'),
    companyCity: text('companyCity'),
    companySite: text('companySite'),
    companyTel: text('companyTel'),
    companyEmail: text('companyEmail'),
    companyWebsite: text('companyWebsite'),
    companyNumber: text('companyNumber'),
    companyBank: text('companyBank'),
    companyBic: text('companyBic'),
    companyVat: settings.has('companyVat') ? text('companyVat') : VAT_SENTENCE,
    invoiceText: text('invoiceText'),
    reminderText: text('reminderText'),
    noticeText: text('noticeText'),
    companyVatNl: text('companyVatNl'),
    companyVatEn: text('companyVatEn'),
    invoiceTextNl: text('invoiceTextNl'),
    invoiceTextEn: text('invoiceTextEn'),
    reminderTextNl: text('reminderTextNl'),
    reminderTextEn: text('reminderTextEn'),
    noticeTextNl: text('noticeTextNl'),
    noticeTextEn: text('noticeTextEn'),
    documentLanguage: documentLanguage(text('documentLanguage')),
    paymentTerm: days('paymentTerm', PAYMENT_DAYS),
    noticeTerm: days('noticeTerm', NOTICE_DAYS),
    adminPrice: money('adminPrice', DEFAULT_ADMIN_PRICE),
    min10km: money('min10km', DEFAULT_MIN10KM),
    plus10km: money('plus10km', DEFAULT_PLUS10KM),
    epcReference: text('epcReference') === 'text' ? 'text' : 'structured',
    showNationalNumber: text('showNationalNumber') === 'true',
  };
}

/** A profile as settings, or a refusal that names every wrong field. */
export function parseProfile(body: CompanyProfile): Map<string, string | null> {
  const form = cleanForm(body);
  refuse(missing(form, ['companyName']), wrongPhones(form, ['companyTel']), wrongNumbers(form));
  return settingsOf(form);
}

/** A profile as settings, with normalised numbers. */
export function settingsOf(profile: CompanyProfile): Map<string, string | null> {
  const stored = {
    ...profile,
    ...storedPhones(profile, ['companyTel']),
    companyBank: profile.companyBank && ibanText(profile.companyBank),
    companyNumber: profile.companyNumber && enterpriseNumberText(profile.companyNumber),
  };
  // Missing fields, as in the form of an older release, keep their setting.
  const given = Object.entries(stored).filter(([, value]) => value !== undefined);
  return new Map(given.map(([name, value]) => [name, value === null ? null : String(value)]));
}

function wrongNumbers({ companyBank, companyNumber }: CompanyProfile): ProblemField[] {
  return [
    ...(companyBank && !isIban(companyBank) ? [{ field: 'companyBank', messageKey: 'validation.iban' }] : []),
    ...(companyNumber && !parseEnterpriseNumber(companyNumber)
      ? [{ field: 'companyNumber', messageKey: 'validation.enterpriseNumber' }]
      : []),
  ];
}

/**
 * Cache of the organisation's profile, which lists of thousands of bookings need for two rates. Invalidated at every change of a setting; while the
 * change feed is down, each read goes to the database. Transactions read the profile themselves instead.
 */
export class KnownProfile {
  readonly #db: Db;
  readonly #feed: ChangeFeed | undefined;
  #known: CompanyProfile | undefined;
  #changes = 0;

  constructor(db: Db, feed?: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
    feed?.onChange((subject) => {
      if (subject === 'setting') this.#forget();
    });
    feed?.onGap(() => this.#forget());
  }

  #forget(): void {
    this.#changes++;
    this.#known = undefined;
  }

  /** The profile, including every known change of this process and others. */
  async read(): Promise<CompanyProfile> {
    if (this.#known && this.#feed?.listening) return this.#known;
    const changes = this.#changes;
    const profile = await companyProfile(this.#db);
    // A change that arrives during the query may be missing from its answer.
    if (this.#feed?.listening && changes === this.#changes) this.#known = profile;
    return profile;
  }
}

/** The organisation as the settings describe it now. */
export const companyProfile = async (db: Db): Promise<CompanyProfile> => profileOf(await settingsByName(db));
