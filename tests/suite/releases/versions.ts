import type { VersionChange } from './build-version.ts';

const CHANGELOG = `# @navette/remote-dispatch

## 1.91.0

### Minor Changes

- The list of bookings has filters.

### Patch Changes

- Addresses come in the language of who types.
`;

/**
 * Next version of dispatch, which the journeys of releases publish: its title and changelog. Far above the current version, so that no release of dispatch
 * reaches it.
 */
export const FILTERS: VersionChange = {
  version: '1.91.0',
  texts: { 'bookings.title': 'Bookings and trips' },
  sources: { 'CHANGELOG.md': CHANGELOG },
};

/** Next version of live, which builds and boots in a few seconds: the journeys that need no particular page publish it. */
export const TRACKS: VersionChange = { version: '1.92.0', texts: { 'history.title': 'Tracks' } };

/** Version of live after {@link TRACKS}. */
export const JOURNEYS: VersionChange = { version: '1.93.0', texts: { 'history.title': 'Journeys' } };
