import * as z from 'zod';
import { messageKey } from '@navette/shared/i18n';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '@navette/shared/domain';

/** Text field of a form: trimmed, of limited length, possibly empty. */
export const text = (most: number) => z.string().trim().max(most);

/** Required text field of a form. */
export const requiredText = (most: number) => text(most).min(1);

/** Text as the body of an API request: null when empty. */
export const orNull = (typed: string): string | null => typed.trim() || null;

/** Whether a text is an e-mail address. */
export const isEmail = (typed: string): boolean => z.email().safeParse(typed.trim()).success;

/** E-mail field of a form, possibly empty. */
export const emailText = () =>
  text(254).refine((typed) => typed === '' || isEmail(typed), messageKey('validation.email'));

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
