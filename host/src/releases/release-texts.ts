import { localeAtom, registerCatalogue, type Locale, type Messages } from '@navette/shared/i18n';
import { getDefaultStore } from 'jotai';

const catalogues: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  fr: () => import(/* webpackChunkName: "releases-fr" */ '../../messages/fr.json?only=releases'),
  nl: () => import(/* webpackChunkName: "releases-nl" */ '../../messages/nl.json?only=releases'),
  en: () => import(/* webpackChunkName: "releases-en" */ '../../messages/en.json?only=releases'),
};

/** Loads the texts about releases, a chunk apart from those of the host, since few users see them. */
export const registerReleaseTexts = (): Promise<void> =>
  registerCatalogue(
    'releases',
    getDefaultStore().get(localeAtom),
    async (locale) => (await catalogues[locale]()).default,
  );
