import type { VersionChange } from './build-version.ts';

const CHANGELOG = `# @navette/remote-dispatch

## 1.1.0

### Minor Changes

- The list of bookings has filters.

### Patch Changes

- Addresses come in the language of who types.
`;

/** The next version of dispatch, which the journeys of releases publish: its title and what it brings. */
export const FILTERS: VersionChange = {
  version: '1.1.0',
  texts: { 'bookings.title': 'Bookings and trips' },
  sources: { 'CHANGELOG.md': CHANGELOG },
};

/** The version of dispatch after {@link FILTERS}. */
export const TRIPS: VersionChange = { version: '1.2.0', texts: { 'bookings.title': 'Trips' } };

/** A next version of the smallest remote, live. */
export const LIVE: VersionChange = { version: '1.3.0', texts: { 'tracker.title': 'Where all are' } };
