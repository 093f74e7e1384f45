import { localeAtom, onMissed, registerCatalogue, type Locale, type Messages } from '@navette/shared/i18n';
import { onceUsed } from '@navette/shared/ui';
import { getDefaultStore } from 'jotai';
import sharedFr from '@navette/shared/messages/fr.json?only=page.login,shared.windowTitle,shared.cancel';
import sharedNl from '@navette/shared/messages/nl.json?only=page.login,shared.windowTitle,shared.cancel';
import sharedEn from '@navette/shared/messages/en.json?only=page.login,shared.windowTitle,shared.cancel';
import fr from '../../messages/fr.json?only=signIn,language';
import nl from '../../messages/nl.json?only=signIn,language';
import en from '../../messages/en.json?only=signIn,language';

/**
 * One file per language with the texts of the host and everything shared, except for pages with their own and for refusals. The build compiles them to
 * parsed messages.
 */
const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  fr: () =>
    merged(
      import(/* webpackChunkName: "texts-fr" */ '@navette/shared/messages/fr.json?without=refusals'),
      import(/* webpackChunkName: "texts-fr" */ '../../messages/fr.json?without=releases'),
    ),
  nl: () =>
    merged(
      import(/* webpackChunkName: "texts-nl" */ '@navette/shared/messages/nl.json?without=refusals'),
      import(/* webpackChunkName: "texts-nl" */ '../../messages/nl.json?without=releases'),
    ),
  en: () =>
    merged(
      import(/* webpackChunkName: "texts-en" */ '@navette/shared/messages/en.json?without=refusals'),
      import(/* webpackChunkName: "texts-en" */ '../../messages/en.json?without=releases'),
    ),
};

/** Texts that answer what somebody typed or saved, a third of all: they come after the first page. */
const refusals: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  fr: () => import(/* webpackChunkName: "refusals-fr" */ '@navette/shared/messages/fr.json?only=refusals'),
  nl: () => import(/* webpackChunkName: "refusals-nl" */ '@navette/shared/messages/nl.json?only=refusals'),
  en: () => import(/* webpackChunkName: "refusals-en" */ '@navette/shared/messages/en.json?only=refusals'),
};

/** Texts that the sign-in page shows first, in the first script: to wait for another file would take longer. The others come while the visitor types. */
const ofSignIn: Readonly<Record<Locale, Messages>> = {
  fr: { ...sharedFr, ...fr },
  nl: { ...sharedNl, ...nl },
  en: { ...sharedEn, ...en },
};

/** Registers the texts of the sign-in page in a language, and later in each one the user switches to. */
export const registerSignInMessages = (locale: Locale): Promise<void> =>
  registerCatalogue('signIn', locale, (wanted) => Promise.resolve(ofSignIn[wanted]));

/**
 * Registers the texts of the host in a language, and later in each one the user switches to; those of refusals once the page is used, or a list that
 * fails before shows one.
 */
export function registerHostMessages(locale: Locale): Promise<void> {
  const cancel = onceUsed(registerRefusals);
  const stop = onMissed((key) => {
    if (!key.startsWith('problem.')) return;
    cancel();
    stop();
    registerRefusals();
  });
  return registerCatalogue('host', locale, (wanted) => catalogues[wanted]());
}

/** Milliseconds between attempts to fetch the texts of refusals, which has to succeed before long. */
const PAUSE = 5000;

function registerRefusals(): void {
  const locale = getDefaultStore().get(localeAtom);
  const load = async (wanted: Locale) => (await refusals[wanted]()).default;
  registerCatalogue('refusals', locale, load).catch(() => setTimeout(registerRefusals, PAUSE));
}

const merged = async (
  ...parts: readonly Promise<{ readonly default: Readonly<Record<string, string>> }>[]
): Promise<Messages> => Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default));
