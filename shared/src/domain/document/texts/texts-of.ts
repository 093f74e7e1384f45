import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '../../people/document-language.ts';
import type { DocumentCompany } from '../source.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import { DUTCH } from './nl.ts';
import type { DocumentTexts } from './texts.ts';

const TEXTS: Readonly<Record<DocumentLanguage, DocumentTexts>> = { fr: FRENCH, nl: DUTCH, en: ENGLISH };

/** Texts of documents in a language. */
export const textsOf = (language: DocumentLanguage): DocumentTexts => TEXTS[language];

const isLanguage = (language: unknown): language is DocumentLanguage =>
  DOCUMENT_LANGUAGES.some((one) => one === language);

/** Language of a document: that of the addressee's record, else the organisation's, French by default. */
export const documentLanguage = (
  language: string | null | undefined,
  company: Pick<DocumentCompany, 'documentLanguage'> = {},
): DocumentLanguage => (isLanguage(language) ? language : (company.documentLanguage ?? 'fr'));
