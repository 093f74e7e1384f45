import type { PinnedRemote } from '@navette/shared/federation';

const titles = { fr: 'Répartition', nl: 'Dispatching', en: 'Dispatching' };

/** A pinned remote for tests: one page, one dialog, one file beside the entry. */
export const pinned = (changes: Partial<PinnedRemote> = {}): PinnedRemote => ({
  version: '1.0.0',
  container: 'navette_dispatch_1_0_0',
  base: '/registry/dispatch/1.0.0/',
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': 'sha384-entry', 'booking.js': 'sha384-booking', 'messages/fr.json': 'sha384-fr' },
  modules: { './pages/booking': ['booking.js'], './dialogs/booking': ['booking.js'] },
  declaration: {
    name: 'dispatch',
    version: '1.0.0',
    contract: '^1.0.0',
    titleKey: 'dispatch.title',
    titles,
    routes: [
      {
        path: '/booking',
        module: './pages/booking',
        page: 'booking',
        titleKey: 'booking.title',
        titles: { fr: 'Courses', nl: 'Ritten', en: 'Bookings' },
        menu: { section: 'dispatching', order: 10, icon: 'clipboard-list' },
        search: 'booking',
      },
    ],
    dialogs: [{ name: 'dispatch/booking@1', module: './dialogs/booking' }],
    slots: [],
    operations: [],
  },
  ...changes,
});
