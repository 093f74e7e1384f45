import { localeAtom, registerCatalogue, type Locale, type Messages } from '@navette/shared/i18n';
import { getDefaultStore } from 'jotai';
import type { ComponentType } from 'react';

const catalogues: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  fr: () => import(/* webpackChunkName: "releases-fr" */ '../../messages/fr.json?only=releases'),
  nl: () => import(/* webpackChunkName: "releases-nl" */ '../../messages/nl.json?only=releases'),
  en: () => import(/* webpackChunkName: "releases-en" */ '../../messages/en.json?only=releases'),
};

/** Lazy chunk of the page of releases and its texts, since few users open it. */
export async function loadReleasesPage(): Promise<ComponentType> {
  const texts = registerCatalogue(
    'releases',
    getDefaultStore().get(localeAtom),
    async (locale) => (await catalogues[locale]()).default,
  );
  const [{ ReleasesPage }] = await Promise.all([
    import(/* webpackChunkName: "releases" */ './releases-page.tsx'),
    texts,
  ]);
  return ReleasesPage;
}
