export { FormattedMessage, useIntl } from 'react-intl';
export { parseMoneyText as parseMoney } from '../domain/money/money.ts';
export {
  clearMessages,
  isMessages,
  loadMessages,
  messagesOf,
  registerCatalogue,
  registerMessages,
  subscribeMessages,
  type CatalogueLoader,
  type Messages,
} from './catalogues.ts';
export { collatorOf } from './formats.ts';
export { formatsOf, type Formats } from './formats.ts';
export { localeAtom, switchLocaleAtom } from './locale-atom.ts';
export { LocaleProvider } from './locale-provider.tsx';
export { DEFAULT_LOCALE, FORMAT_LOCALES, isLocale, LOCALE_NAMES, LOCALES, type Locale } from './locale.ts';
export { parseDate, type ParseDateOptions } from './parse.ts';
export { parseNumber } from './parse.ts';
export { parseTime } from './parse.ts';
export { plainSpaces } from './parse.ts';
export { useFormats, useLocale, useSwitchLocale } from './locale-atom.ts';
export { vocabulary } from './vocabulary.ts';
export { messageKey, translateWith, useT, type MessageValues, type Translate } from './use-t.ts';
