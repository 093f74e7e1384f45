import type { PinnedRemote, ReleaseSet, RouteDeclaration } from '@navette/shared/federation';
import { pinned } from '../federation/testing/pinned.ts';

const hash = `sha384-${'a'.repeat(64)}`;
const files = {
  'remoteEntry.js': hash,
  'page.js': hash,
  'messages/fr.json': hash,
  'messages/nl.json': hash,
  'messages/en.json': hash,
};

const dispatch = pinned({ files, modules: { './pages/booking': ['page.js'], './dialogs/booking': ['page.js'] } });

const masterdata: PinnedRemote = {
  ...dispatch,
  container: 'navette_masterdata_1_0_0',
  base: '/registry/masterdata/1.0.0/',
  modules: { './pages/mcode': ['page.js'], './dialogs/client': ['page.js'] },
  declaration: {
    ...dispatch.declaration,
    name: 'masterdata',
    titleKey: 'masterdata.title',
    titles: { fr: 'Données de base', nl: 'Basisgegevens', en: 'Master data' },
    routes: [
      {
        path: '/mcode',
        module: './pages/mcode',
        page: 'mcode',
        titleKey: 'mcode.title',
        titles: { fr: 'Codes M', nl: 'M-codes', en: 'M-codes' },
        menu: { section: 'dispatching', order: 70, icon: 'hash' },
      },
    ],
    dialogs: [{ name: 'masterdata/client@1', module: './dialogs/client' }],
  },
};

/** A set of two small remotes: bookings for dispatchers, M-codes for super. */
export const sampleSet = (changes: Partial<ReleaseSet> = {}): ReleaseSet => ({
  id: '2026-05-03-sample',
  createdAt: '2026-05-03T08:00:00Z',
  host: { contract: '1.0.0' },
  menu: [],
  remotes: { dispatch, masterdata },
  ...changes,
});

export function withRoutes(...routes: readonly RouteDeclaration[]): ReleaseSet {
  const modules = { ...dispatch.modules, ...Object.fromEntries(routes.map(({ module }) => [module, ['page.js']])) };
  return sampleSet({
    remotes: {
      masterdata,
      dispatch: {
        ...dispatch,
        modules,
        declaration: { ...dispatch.declaration, routes: [...dispatch.declaration.routes, ...routes] },
      },
    },
  });
}
