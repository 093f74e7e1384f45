import { parseMoneyText, type Money } from '../money/money.ts';

/** A setting of payment batches that is a number. */
export interface PaymentSetting {
  readonly default: number;
  readonly max: number;
  /** Euros, with cents; else whole. */
  readonly money?: true;
}

/** Settings of payment batches that are numbers (specification/payments.md#batches), by the name of their variable. */
export const PAYMENT_SETTINGS = {
  /** Highest amount of one payment. */
  paymentMax: { default: 5000, max: 999_999, money: true },
  /** Highest sum of a batch. */
  batchMax: { default: 50_000, max: 9_999_999, money: true },
  /** Highest debt of a driver that is set off against the next settlement; 0 for none. */
  carriedDebt: { default: 0, max: 10_000, money: true },
  /** Days between an invoice and its collection: the invoice announces it. */
  debitNotice: { default: 14, max: 60 },
} as const satisfies Readonly<Record<string, PaymentSetting>>;

/** Name of a setting of payment batches. */
export type PaymentSettingName = keyof typeof PAYMENT_SETTINGS;

/** Value of each setting. */
export type PaymentLimits = Readonly<Record<PaymentSettingName, Money>>;

/** Setting with the generation of the files for the bank: `2009` or `2019`. */
export const SEPA_SETTING = 'sepaVersion';

/** Setting with the creditor identifier for direct debits. */
export const CREDITOR_SETTING = 'creditorId';

/** Setting: `insurers` attaches the UBL of invoices to mails to insurers, beside the PDF; `none` does not. */
export const UBL_MAILS_SETTING = 'ublMails';

/** Whether a variable is a setting of payment batches. */
export const isPaymentSetting = (variable: string): variable is PaymentSettingName =>
  Object.hasOwn(PAYMENT_SETTINGS, variable);

/** Number of a setting as it is stored; undefined when it is none, or beyond the limit of the setting. */
export function paymentSettingValue(variable: PaymentSettingName, value: string | null): number | undefined {
  const setting: PaymentSetting = PAYMENT_SETTINGS[variable];
  const number = parseMoneyText(value ?? '');
  if (number === undefined || number < 0 || number > setting.max) return undefined;
  return setting.money || Number.isInteger(number) ? number : undefined;
}

/** Limits by the settings of the organisation; a missing or invalid one has its default. */
export function paymentLimits(settings: ReadonlyMap<string, string | null>): PaymentLimits {
  const of = (name: PaymentSettingName): number =>
    paymentSettingValue(name, settings.get(name) ?? null) ?? PAYMENT_SETTINGS[name].default;
  return {
    paymentMax: of('paymentMax'),
    batchMax: of('batchMax'),
    carriedDebt: of('carriedDebt'),
    debitNotice: of('debitNotice'),
  };
}
