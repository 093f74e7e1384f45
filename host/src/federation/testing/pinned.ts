import type { PinnedRemote } from '../pinned-remote.ts';

/** A pinned remote for tests: one page, one file beside the entry. */
export const pinned = (changes: Partial<PinnedRemote> = {}): PinnedRemote => ({
  name: 'dispatch',
  version: '1.0.0',
  container: 'navette_dispatch_1_0_0',
  base: '/registry/dispatch/1.0.0/',
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': 'sha384-entry', 'booking.js': 'sha384-booking', 'messages/fr.json': 'sha384-fr' },
  modules: { './pages/booking': ['booking.js'] },
  ...changes,
});
