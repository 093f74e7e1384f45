import { testUser, type ContractHandlers, type Hosted } from '@navette/shared/testing';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
// The page comes lazily: fetched here, its time is not that of the first test.
import '../releases-page.tsx';
import { aChange, aReport, aStatus, aVersion } from './samples.ts';

/** Default answers of the server: two remotes run, a newer version of one is published. */
const usual: ContractHandlers = {
  getReleaseStatus: () => aStatus(),
  listReleaseVersions: () => [
    aVersion('dispatch', '1.3.0', { at: '2026-05-05T09:00:00Z' }),
    aVersion('dispatch', '1.2.0', { running: true, at: '2026-05-02T09:00:00Z' }),
    aVersion('masterdata', '1.1.0', { at: '2026-05-04T09:00:00Z' }),
    aVersion('masterdata', '1.0.0', { running: true, at: '2026-05-01T09:00:00Z' }),
  ],
  listReleaseHistory: () => [
    aChange('activate', 'second', 'third', [{ name: 'dispatch', before: '1.1.0', after: '1.2.0' }]),
    aChange('activate', 'first', 'second', [{ name: 'dispatch', before: '1.0.0', after: '1.1.0' }], {
      at: '2026-04-20T08:00:00Z',
      why: 'Second try',
    }),
    aChange(
      'activate',
      null,
      'first',
      [
        { name: 'dispatch', before: null, after: '1.0.0' },
        { name: 'masterdata', before: null, after: '1.0.0' },
      ],
      { at: '2026-04-10T08:00:00Z', who: 'automatic', why: 'First start' },
    ),
  ],
  verifyRelease: () => aReport(),
};

/** The suite with the page of releases open, for a user of role super. */
export const showReleases = (options: Parameters<typeof renderSignedIn>[0] = {}): Hosted =>
  renderSignedIn({
    route: '/releases',
    user: testUser('super'),
    ...options,
    handlers: { ...usual, ...options.handlers },
  });
