import { enterpriseNumberText } from '../identity/numbers.ts';
import { phoneText } from '../identity/phone.ts';
import type { AddressesBlock, DocumentFact, NotesBlock } from './document.ts';
import type { DocumentCompany, DocumentSource } from './source.ts';
import { FRENCH } from './texts/fr.ts';
import { textsOf } from './texts/texts-of.ts';
import type { DocumentTexts } from './texts/texts.ts';
import type { DocumentLanguage } from '../people/document-language.ts';
import { belgianDate } from '../time/date.ts';

const words = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

const filled = (lines: readonly (string | null | undefined)[]): readonly string[] =>
  lines.flatMap((line) => (line?.trim() ? [line.trim()] : []));

/** Name of the organisation with its legal form, unless the name contains it. */
export const companyTitle = ({ companyName, companyType }: DocumentCompany): string =>
  companyType && !companyName.toLowerCase().includes(companyType.toLowerCase())
    ? `${companyName} ${companyType}`
    : companyName;

/** An address that ends with postal code and place. */
const WHOLE_ADDRESS = /^(?<street>.*\S)\s*,\s*(?<place>[1-9]\d{3}\s+\S.*)$/u;

/** Street, then postal code and place, each on its own line as the post requires. An address that contains its place needs no other. */
function placeLines(address: string | null, zip: string | null, city: string | null): readonly (string | null)[] {
  const { street, place } = WHOLE_ADDRESS.exec(address?.trim() ?? '')?.groups ?? {};
  if (street && place) return [street, place];
  const own = words(zip, city);
  return address?.toLowerCase().includes(own.toLowerCase()) ? [address] : [address, own];
}

/** Sender and addressee. */
export function addressesOf(
  { company, payer, logo }: Pick<DocumentSource, 'company' | 'payer' | 'logo'>,
  texts: DocumentTexts,
): AddressesBlock {
  const { companyAddress, companyZip, companyCity, companyTel, companyNumber, companyEmail, companyWebsite } = company;
  return {
    kind: 'addresses',
    logo: logo ?? null,
    from: filled([
      companyTitle(company),
      ...placeLines(companyAddress, companyZip, companyCity),
      companyNumber && `${texts.label.enterprise} ${enterpriseNumberText(companyNumber)}`,
      companyTel && `${texts.label.tel} ${phoneText(companyTel)}`,
      companyEmail,
      companyWebsite,
    ]),
    to: filled([
      payer.name,
      ...placeLines(payer.address, payer.zip, payer.city),
      payer.tel && `${texts.label.tel} ${phoneText(payer.tel)}`,
      payer.email,
    ]),
  };
}

type Sentence = 'companyVat' | 'invoiceText' | 'reminderText' | 'noticeText';

/** A sentence of the organisation in the language of a document; without one of its own in that language the one for all. */
export function ownSentence(company: DocumentCompany, name: Sentence, language: DocumentLanguage): string | null {
  const own = language === 'fr' ? null : company[`${name}${language === 'nl' ? 'Nl' : 'En'}`];
  return own || company[name];
}

/** The sentence about VAT in the language of the document: the organisation's own, or the default. */
export function vatSentence(company: DocumentCompany, language: DocumentLanguage): string | null {
  const sentence = ownSentence(company, 'companyVat', language);
  return sentence === FRENCH.vat ? textsOf(language).vat : sentence;
}

/** Small print of an invoice: the organisation's own sentence and the one about VAT. */
export function notesOf(company: DocumentCompany, language: DocumentLanguage): NotesBlock {
  return {
    kind: 'notes',
    lines: filled([ownSentence(company, 'invoiceText', language), vatSentence(company, language)]),
  };
}

/** Text at the bottom of every page: sender and contact. The account stands in the payment part alone. */
export const footerOf = (company: DocumentCompany, texts: DocumentTexts): string => {
  const { companyNumber, companyEmail } = company;
  return filled([
    companyTitle(company),
    companyNumber && `${texts.label.enterprise} ${enterpriseNumberText(companyNumber)}`,
    companyEmail,
  ]).join(' · ');
};

/** The client that a document is about, when it is addressed to somebody else. */
export const aboutOf = ({ about }: Pick<DocumentSource, 'about'>, texts: DocumentTexts): readonly DocumentFact[] =>
  about ? [{ label: texts.label.about, value: about }] : [];

const PAYER_NUMBERS = { client: 'clientNumber', driver: 'driverNumber', insurance: 'insurerNumber' } as const;

/** Number of the payer and the period of the bookings. */
export function payerFacts(
  { kind, payer, lines }: Pick<DocumentSource, 'kind' | 'payer' | 'lines'>,
  texts: DocumentTexts,
): readonly DocumentFact[] {
  const days = lines.map(({ ap_date }) => ap_date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return [
    { label: texts.label[PAYER_NUMBERS[kind]], value: String(payer.id) },
    ...(first && last
      ? [{ label: texts.label.period, value: texts.period(belgianDate(first), belgianDate(last)) }]
      : []),
  ];
}
