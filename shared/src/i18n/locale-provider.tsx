import { useAtomValue } from 'jotai';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { TIME_ZONE } from '../domain/time/brussels.ts';
import { messagesOf, subscribeMessages } from './catalogues.ts';
import { DEFAULT_LOCALE, FORMAT_LOCALES } from './locale.ts';
import { localeAtom } from './locale-atom.ts';
import { reportMessageFault } from './report-message-fault.ts';

/** Formats that messages can use: `{amount, number, money}`. */
const FORMATS: NonNullable<IntlConfig['formats']> = {
  number: { money: { style: 'currency', currency: 'EUR' } },
};

/** Provides the user's language to its children, rerenders when the language or a catalogue changes, and sets `<html lang>`. */
export function LocaleProvider({ children }: PropsWithChildren): ReactNode {
  const locale = useAtomValue(localeAtom);
  const messages = useSyncExternalStore(subscribeMessages, () => messagesOf(locale));
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider
      locale={FORMAT_LOCALES[locale]}
      defaultLocale={FORMAT_LOCALES[DEFAULT_LOCALE]}
      timeZone={TIME_ZONE}
      messages={messages}
      formats={FORMATS}
      defaultFormats={FORMATS}
      onError={reportMessageFault}
    >
      {children}
    </IntlProvider>
  );
}
