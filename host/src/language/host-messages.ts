import { registerCatalogue, type Locale, type Messages } from '@navette/shared/i18n';

/**
 * One file per language with the texts of the host and everything shared, except for pages with their own. The build compiles them to parsed
 * messages.
 */
const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  fr: () =>
    merged(
      import(/* webpackChunkName: "texts-fr" */ '@navette/shared/messages/fr.json'),
      import(/* webpackChunkName: "texts-fr" */ '../../messages/fr.json?without=releases'),
    ),
  nl: () =>
    merged(
      import(/* webpackChunkName: "texts-nl" */ '@navette/shared/messages/nl.json'),
      import(/* webpackChunkName: "texts-nl" */ '../../messages/nl.json?without=releases'),
    ),
  en: () =>
    merged(
      import(/* webpackChunkName: "texts-en" */ '@navette/shared/messages/en.json'),
      import(/* webpackChunkName: "texts-en" */ '../../messages/en.json?without=releases'),
    ),
};

/** Texts that the sign-in page shows first; the others come while the visitor types. */
const ofSignIn: typeof catalogues = {
  fr: () =>
    merged(
      import(
        /* webpackChunkName: "sign-in-fr" */ '@navette/shared/messages/fr.json?only=page.login,shared.windowTitle,shared.cancel'
      ),
      import(/* webpackChunkName: "sign-in-fr" */ '../../messages/fr.json?only=signIn,language'),
    ),
  nl: () =>
    merged(
      import(
        /* webpackChunkName: "sign-in-nl" */ '@navette/shared/messages/nl.json?only=page.login,shared.windowTitle,shared.cancel'
      ),
      import(/* webpackChunkName: "sign-in-nl" */ '../../messages/nl.json?only=signIn,language'),
    ),
  en: () =>
    merged(
      import(
        /* webpackChunkName: "sign-in-en" */ '@navette/shared/messages/en.json?only=page.login,shared.windowTitle,shared.cancel'
      ),
      import(/* webpackChunkName: "sign-in-en" */ '../../messages/en.json?only=signIn,language'),
    ),
};

/** Registers the texts of the sign-in page in a language, and later in each one the user switches to. */
export const registerSignInMessages = (locale: Locale): Promise<void> =>
  registerCatalogue('signIn', locale, (wanted) => ofSignIn[wanted]());

/** Registers the texts of the host in a language, and later in each one the user switches to. */
export const registerHostMessages = (locale: Locale): Promise<void> =>
  registerCatalogue('host', locale, (wanted) => catalogues[wanted]());

const merged = async (
  ...parts: readonly Promise<{ readonly default: Readonly<Record<string, string>> }>[]
): Promise<Messages> => Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default));
