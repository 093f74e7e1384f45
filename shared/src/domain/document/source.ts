import type { InvoiceKind } from '../booking/invoice-lock.ts';
import type { Money, MoneyInput } from '../money/money.ts';
import type { DocumentLanguage } from '../people/document-language.ts';
import type { IsoDate } from '../time/date.ts';

/** The organisation as documents print it; names as in the settings. */
export interface DocumentCompany {
  readonly companyName: string;
  readonly companyType: string | null;
  readonly companyAddress: string | null;
  readonly companyZip: string | null;
  readonly companyCity: string | null;
  readonly companyTel: string | null;
  readonly companyEmail: string | null;
  readonly companyWebsite: string | null;
  readonly companyNumber: string | null;
  /** IBAN; without a valid one no document requests a transfer. */
  readonly companyBank: string | null;
  readonly companyBic: string | null;
  readonly companyVat: string | null;
  readonly invoiceText: string | null;
  readonly reminderText: string | null;
  readonly noticeText: string | null;
  /** The same sentences in another language, where it has its own; snapshots of older documents hold none. */
  readonly companyVatNl?: string | null | undefined;
  readonly companyVatEn?: string | null | undefined;
  readonly invoiceTextNl?: string | null | undefined;
  readonly invoiceTextEn?: string | null | undefined;
  readonly reminderTextNl?: string | null | undefined;
  readonly reminderTextEn?: string | null | undefined;
  readonly noticeTextNl?: string | null | undefined;
  readonly noticeTextEn?: string | null | undefined;
  /** Language of documents for those whose record names none. */
  readonly documentLanguage?: DocumentLanguage | undefined;
  /** Days to pay an invoice. */
  readonly paymentTerm: number;
  /** Days to pay after a formal notice. */
  readonly noticeTerm: number;
  readonly epcReference: 'structured' | 'text';
}

/** Addressee of a document. */
export interface DocumentPayer {
  /** Number of the client, the driver or the insurer. */
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly tel: string | null;
  readonly email: string | null;
  /** Account on which a driver is paid. */
  readonly bank: string | null;
}

/** A booking as a line of a document. Amounts in euros, by the rules of the invoice's kind. */
export interface DocumentLine {
  /** Number of the booking. */
  readonly id: number;
  readonly ap_date: IsoDate;
  readonly ap_time: string | null;
  readonly client_firstname: string | null;
  readonly client_lastname: string | null;
  readonly destination_name: string | null;
  readonly type: string;
  readonly motive: number | null;
  /** Transport number of the insurer. */
  readonly mutualPatientID: string | null;
  readonly price: MoneyInput;
  readonly waitprice: MoneyInput;
  /** Parking. */
  readonly ticket_price: MoneyInput;
  /** Price with waiting; for an insurer the gross amount. */
  readonly subtotal: MoneyInput;
  /** For an insurer the patient's share; else the amount paid in cash. */
  readonly price_cash: MoneyInput;
  readonly price_factuur: MoneyInput;
  /** Percentage of the company. */
  readonly commission: number | null;
  readonly creditDriver: boolean | null;
  /** Signed rectification of a driver. */
  readonly creditAmount: MoneyInput;
  /** Kilometres that the insurer pays. */
  readonly mutualDistance?: number | null;
  /** Kilometres of the route. */
  readonly dist?: number | null;
  /** Client of the booking, by which the lines of an insurer are grouped. */
  readonly clientId?: number | null;
  /** National number of the client, when the organisation prints it for insurers. */
  readonly client_ssn?: string | null;
  /** Contribution of the line to the amount of the invoice. */
  readonly total: MoneyInput;
}

/** Credit note of an invoice, whole or of some lines. */
export interface DocumentCredit {
  readonly id: number;
  readonly date: IsoDate;
  readonly reason: string;
  /** Open amount of the invoice after this credit note, in euros; of the opposite sign when too much had been paid. Unknown for old ones. */
  readonly open?: Money;
  /** Amount of the invoice, in euros. */
  readonly invoiceAmount?: Money;
  /** Part of the lines that a free amount credited before, in euros: deducted. */
  readonly earlier?: Money;
}

/** Contents of a document: an invoice as stored when it was issued, or as it would be issued now. */
export interface DocumentSource {
  readonly kind: InvoiceKind;
  /** Number of the invoice; null before it is issued. */
  readonly id: number | null;
  readonly date: IsoDate;
  readonly language: DocumentLanguage;
  readonly company: DocumentCompany;
  readonly payer: DocumentPayer;
  /** Reference of the logo of the organisation on the day of the document. */
  readonly logo?: string | null;
  /**
   * Name of the client, when the document is addressed to somebody else: a client invoice to another name, an invoice of a driver or an insurer for
   * one client.
   */
  readonly about: string | null;
  readonly lines: readonly DocumentLine[];
  /** Amount of the invoice, or of its credit note, in euros. */
  readonly amount: Money;
  /** Administrative fee included in the amount; 0 for insurers and drivers. */
  readonly fee: Money;
  /** Debts of earlier settlements that were deducted when this one was made (specification/payments.md#batches). */
  readonly carried?: readonly { readonly id: number; readonly amount: Money }[] | undefined;
  /** Set for a credit note: lines and amount are then the credited ones. */
  readonly credit: DocumentCredit | null;
}
