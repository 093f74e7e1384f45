import type { DocumentLanguage } from '../../people/document-language.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import { DUTCH } from './nl.ts';
import type { DocumentTexts } from './texts.ts';

const TEXTS: Readonly<Record<DocumentLanguage, DocumentTexts>> = { fr: FRENCH, nl: DUTCH, en: ENGLISH };

/** Texts of documents in a language. */
export const textsOf = (language: DocumentLanguage): DocumentTexts => TEXTS[language];

/** Language of a document: that of the addressee's record, French by default. */
export const documentLanguage = (language: string | null | undefined): DocumentLanguage =>
  language === 'nl' || language === 'en' ? language : 'fr';
