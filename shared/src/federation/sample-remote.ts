import type { PinnedRemote } from './release-set.ts';
import type { RemoteDeclaration } from './remote-declaration.ts';

/** A small valid declaration for tests. */
export const sampleDeclaration = (changes: Partial<RemoteDeclaration> = {}): RemoteDeclaration => ({
  name: 'dispatch',
  version: '1.2.0',
  contract: '^1.0.0',
  titleKey: 'dispatch.title',
  titles: { fr: 'Dispatching', nl: 'Dispatching', en: 'Dispatching' },
  routes: [
    {
      path: '/booking',
      module: './pages/booking',
      page: 'booking',
      titleKey: 'booking.title',
      titles: { fr: 'Réservations', nl: 'Boekingen', en: 'Bookings' },
      menu: { section: 'dispatching', order: 10, icon: 'clipboard-list' },
      search: 'booking',
    },
  ],
  dialogs: [{ name: 'dispatch/booking@1', module: './dialogs/booking' }],
  slots: [],
  operations: ['addBookings', 'listBookingsByDate'],
  ...changes,
});

/** The sample declaration, pinned as in a release set. */
export const samplePinned = (changes: Partial<RemoteDeclaration> = {}): PinnedRemote => {
  const declaration = sampleDeclaration(changes);
  const hash = `sha384-${'a'.repeat(64)}`;
  return {
    version: declaration.version,
    container: 'navette_dispatch_1_2_0_0badcafe',
    base: `/registry/${declaration.name}/${declaration.version}/`,
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': hash, 'booking.3f2a.js': hash, 'messages/fr.json': hash },
    modules: { './pages/booking': ['booking.3f2a.js'], './dialogs/booking': ['booking.3f2a.js'] },
    declaration,
  };
};
