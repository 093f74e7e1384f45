import { useAtomValue } from 'jotai';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { TIME_ZONE } from '../domain/time/brussels.ts';
import { messagesOf, subscribeMessages } from './catalogues.ts';
import { DEFAULT_LOCALE, FORMAT_LOCALES } from './locale.ts';
import { localeAtom } from './locale-atom.ts';

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

const reported = new Set<string>();

/** Logs once to the console, outside production, that a message is missing or cannot be formatted; the screen shows its key. */
function reportMessageFault(error: { readonly message: string }): void {
  if (process.env.NODE_ENV === 'production' || reported.has(error.message)) return;
  reported.add(error.message);
  // oxlint-disable-next-line no-console -- the console is where a developer looks for it
  console.error(error.message);
}
