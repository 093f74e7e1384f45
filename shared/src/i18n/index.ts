export { FormattedMessage, useIntl } from 'react-intl';
export { parseMoneyText as parseMoney } from '../domain/money/money.ts';
export {
  clearMessages,
  isMessages,
  loadMessages,
  messagesOf,
  onMissed,
  registerCatalogue,
  registerMessages,
  subscribeMessages,
  type Messages,
} from './catalogues.ts';
export { collatorOf, formatsOf, type Formats } from './formats.ts';
export { localeAtom, switchLocaleAtom, useLocale, useSwitchLocale } from './locale-atom.ts';
export { LocaleProvider } from './locale-provider.tsx';
export { DEFAULT_LOCALE, FORMAT_LOCALES, isLocale, LOCALE_NAMES, LOCALES, type Locale } from './locale.ts';
export { parseDate, parseNumber, parseTime, plainSpaces } from '../domain/time/parse-typed.ts';
export { useFormats } from './use-formats.ts';
export { vocabulary } from './vocabulary.ts';
export { messageKey, translateWith, useT, type MessageValues, type Translate } from './use-t.ts';
