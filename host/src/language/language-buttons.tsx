import { LOCALE_NAMES, LOCALES, useLocale, useSwitchLocale, useT, type Locale } from '@navette/shared/i18n';
import { Button, Flex } from '@navette/shared/ui';
import { useState, type ReactNode } from 'react';

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
  return (
    <Flex role="group" aria-label={t('language.choose')} gap="1">
      {LOCALES.map((locale) => (
        <Button
          key={locale}
          size="sm"
          variant={locale === current ? 'subtle' : 'ghost'}
          {...(dark ? onBar(locale === current) : {})}
          lang={locale}
          aria-label={full ? undefined : LOCALE_NAMES[locale]}
          aria-pressed={locale === current}
          loading={pending === locale}
          onClick={() => choose(locale)}
        >
          {full ? LOCALE_NAMES[locale] : locale.toUpperCase()}
        </Button>
      ))}
    </Flex>
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

/** Style on the top bar. */
const onBar = (current: boolean) => ({
  color: 'white',
  bg: current ? 'rgba(255, 255, 255, 0.18)' : 'transparent',
  css: { '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'rgba(255, 255, 255, 0.16)' } },
});
