import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';

const NAMES: Readonly<Record<DocumentLanguage, string>> = {
  fr: messageKey('client.language.fr'),
  nl: messageKey('client.language.nl'),
  en: messageKey('client.language.en'),
};

/** Message key of a language name. */
export const documentLanguage = (language: DocumentLanguage): string => NAMES[language];

/** Select options for the language of documents. */
export const languageOptions = (t: (key: string) => string) =>
  DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(documentLanguage(value)) }));
