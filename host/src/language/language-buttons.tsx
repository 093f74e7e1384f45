import { LOCALE_NAMES, LOCALES, useLocale, useSwitchLocale, useT, type Locale } from '@navette/shared/i18n';
import { useState, type ReactNode } from 'react';
import { PlainButton } from '../plain/button.tsx';
import { look } from '../plain/look.ts';

/** Buttons nl, fr, en. */
export function LanguageButtons({
  full = false,
  dark = false,
}: {
  readonly full?: boolean;
  readonly dark?: boolean;
}): ReactNode {
  const t = useT();
  const current = useLocale();
  const { choose, pending } = useLanguageChoice();
  const [on, off] = dark ? [look.languageOnBarOn, look.languageOnBar] : [look.languageOn, look.language];
  return (
    <div className={look.languages} role="group" aria-label={t('language.choose')}>
      {LOCALES.map((locale) => (
        <PlainButton
          key={locale}
          className={locale === current ? on : off}
          lang={locale}
          aria-label={full ? undefined : LOCALE_NAMES[locale]}
          aria-pressed={locale === current}
          loading={pending === locale}
          onClick={() => choose(locale)}
        >
          {full ? LOCALE_NAMES[locale] : locale.toUpperCase()}
        </PlainButton>
      ))}
    </div>
  );
}

/** Switches the language; `pending` is the language whose catalogue is loading. If it can't be loaded, the language stays. */
export function useLanguageChoice(): { choose: (locale: Locale) => void; pending: Locale | undefined } {
  const switchTo = useSwitchLocale();
  const [pending, setPending] = useState<Locale>();
  const choose = (locale: Locale): void => {
    setPending(locale);
    switchTo(locale)
      .catch(() => undefined)
      .finally(() => setPending(undefined));
  };
  return { choose, pending };
}
